import { useTranslation } from 'react-i18next';
import type { FilterOptions } from '#contract/search/query.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SCORE_FILTERS } from '../url.ts';
import { useSearchUrl } from '../use-search.ts';
import { countOf, COUNTING } from './count-of.ts';

const LEVELS = { 5: 'average', 6: 'good', 7: 'excellent' } as const;
const ANY = 'any';

/** Filters by AI feedback: minimum scores, and whether there are any. `wide` places them side by side. */
export function AiFilters({ options, wide = false }: { options: FilterOptions | undefined; wide?: boolean }) {
  const { t } = useTranslation('search');
  const { url, change } = useSearchUrl();
  const having = (value: boolean) => (url.saved ? undefined : (countOf(options?.hasAiFeedback, value) ?? COUNTING));
  const counted = (name: (typeof SCORE_FILTERS)[number], least: number) =>
    url.saved || !options ? '' : ` (${countOf(options[name], least)})`;
  return (
    <fieldset
      className={
        wide
          ? 'grid gap-x-2 gap-y-4 min-[380px]:max-md:grid-cols-3 min-[380px]:max-md:[&>:last-child]:col-span-full md:grid-cols-2 md:gap-x-4 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.2fr)]'
          : 'flex flex-col gap-4 py-5'
      }
    >
      <legend className={wide ? 'sr-only' : 'contents'}>
        <span className="block font-bold">{t('ai.title')}</span>
      </legend>
      {SCORE_FILTERS.map((name) => (
        <Field key={name} label={t(`ai.${name}`)}>
          <Select
            size={wide ? 'md' : 'sm'}
            className={wide ? 'max-md:px-3!' : ''}
            value={String(url[name] ?? ANY)}
            onChange={(value) => change({ [name]: value === ANY ? undefined : Number(value) })}
            options={[
              { value: ANY, label: t('ai.any'), ...(wide && { short: t('ai.anyShort') }) },
              ...([5, 6, 7] as const).map((least) => ({
                value: String(least),
                ...(wide && { short: `${least}+` }),
                label: `${t(`ai.${LEVELS[least]}`, { least })}${counted(name, least)}`,
              })),
            ]}
          />
        </Field>
      ))}
      <Segmented
        hasLabel={wide}
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
