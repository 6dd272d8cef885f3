import { useTranslation } from 'react-i18next';
import { AiFilters } from './filters/ai-filters.tsx';
import { ResultsPane } from './results/results-pane.tsx';
import { useFilterOptions, useFoundTalents, useSearchUrl } from './use-search.ts';

/** The AI Feedback tab: a search led by the AI filters. */
export function AiScreen() {
  const { t } = useTranslation('search');
  const { url } = useSearchUrl();
  const found = useFoundTalents(url);
  const { data } = useFilterOptions(url);
  return (
    <ResultsPane
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
