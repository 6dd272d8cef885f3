import { useTranslation } from 'react-i18next';
import { AiFilters } from './ai-filters.tsx';
import { Found } from './found.tsx';
import { useSearchUrl } from './url.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useFoundTalents } from './use-found-talents.ts';

/** AI Feedback: the same search, led by what the AI measured. */
export function AiScreen() {
  const { t } = useTranslation('search');
  const { url } = useSearchUrl();
  const found = useFoundTalents(url);
  const { data } = useFilterOptions(url);
  return (
    <Found
      found={found}
      wide
      controls={
        <div className="panel mt-4 flex flex-col gap-4 p-5 md:p-6">
          <AiFilters options={data} wide />
          <p className="text-sm text-ink-2">{t('ai.about')}</p>
        </div>
      }
    />
  );
}
