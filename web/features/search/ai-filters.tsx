import { useTranslation } from 'react-i18next';
import type { FilterOptions } from '#contract/search.ts';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { SCORE_FILTERS, useSearchUrl } from './url.ts';

const LEVELS = { 5: 'average', 6: 'good', 7: 'excellent' } as const;
const ANY = 'any';

/** What the AI measured: least scores, and whether there is any feedback. */
export function AiFilters({ options }: { options: FilterOptions | undefined }) {
  const { t } = useTranslation('search');
  const { url, change } = useSearchUrl();
  const having = (value: boolean) => options?.hasAiFeedback.find((option) => option.value === value)?.count ?? 0;
  return (
    <fieldset className="flex flex-col gap-4 py-5">
      <legend className="contents">
        <span className="block font-bold">{t('ai.title')}</span>
      </legend>
      {SCORE_FILTERS.map((name) => (
        <Field key={name} label={t(`ai.${name}`)}>
          <Select
            size="sm"
            value={String(url[name] ?? ANY)}
            onChange={(value) => change({ [name]: value === ANY ? undefined : Number(value) })}
            options={[
              { value: ANY, label: t('ai.any') },
              ...([5, 6, 7] as const).map((least) => ({
                value: String(least),
                label: t(`ai.${LEVELS[least]}`, {
                  least,
                  count: options?.[name].find(({ value }) => value === least)?.count ?? 0,
                }),
              })),
            ]}
          />
        </Field>
      ))}
      <Segmented
        label={t('ai.has')}
        value={url.hasAiFeedback === undefined ? ANY : url.hasAiFeedback ? 'yes' : 'no'}
        onChange={(value) => change({ hasAiFeedback: value === ANY ? undefined : value === 'yes' })}
        options={[
          { value: ANY, label: t('ai.all') },
          { value: 'yes', label: t('ai.with'), note: having(true) },
          { value: 'no', label: t('ai.without'), note: having(false) },
        ]}
      />
    </fieldset>
  );
}
