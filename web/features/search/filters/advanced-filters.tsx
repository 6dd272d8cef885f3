import { useTranslation } from 'react-i18next';
import type { FilterOptions } from '#contract/search/query.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '#contract/values/plans.ts';
import { LEAST_YEARS } from '#contract/values/product.ts';
import { usePlan } from '#web/features/unlocks/public.ts';
import { UpgradeNote } from '#web/ui/states/upgrade-note.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useSearchUrl } from '../use-search.ts';
import { advancedText } from './advanced-text.ts';
import { countOf } from './count-of.ts';

const ANY = 'any';
const LISTS = { maxSalary: SALARY_STEPS, availableWithin: NOTICE_DAYS, minYears: LEAST_YEARS } as const;
type ListName = keyof typeof LISTS;

/** Filters by salary, notice, experience and viewed positions. On the free plan, an upgrade note takes their place. */
export function AdvancedFilters({ options }: { options: FilterOptions | undefined }) {
  const { t, i18n } = useTranslation('search');
  const { url, change } = useSearchUrl();
  const isFree = usePlan() === 'free';
  const counted = (name: ListName, wanted: number) =>
    url.saved || !options ? '' : ` (${countOf<number>(options[name], wanted)})`;
  return (
    <fieldset className="flex flex-col gap-4 py-5">
      <legend className="contents">
        <span className="block font-bold">{t('advanced.title')}</span>
      </legend>
      {isFree ? (
        <UpgradeNote text={t('advanced.upgrade')} />
      ) : (
        <>
          {(Object.keys(LISTS) as ListName[]).map((name) => (
            <Field key={name} label={t(`advanced.${name}`)} hint={name !== 'minYears' && t('advanced.unsaid')}>
              <Select
                size="sm"
                value={String(url[name] ?? ANY)}
                onChange={(value) => change({ [name]: value === ANY ? undefined : Number(value) })}
                options={[
                  { value: ANY, label: t('ai.any') },
                  ...LISTS[name].map((value) => ({
                    value: String(value),
                    label: `${advancedText(t, i18n.language, name, value)}${counted(name, value)}`,
                  })),
                ]}
              />
            </Field>
          ))}
          <Segmented
            hasLabel
            label={t('advanced.viewed')}
            value={url.viewed === undefined ? ANY : url.viewed ? 'yes' : 'no'}
            onChange={(value) => change({ viewed: value === ANY ? undefined : value === 'yes' })}
            options={[
              { value: ANY, label: t('ai.all') },
              { value: 'no', label: t('advanced.notYet') },
              { value: 'yes', label: t('advanced.isViewed') },
            ]}
          />
        </>
      )}
    </fieldset>
  );
}
