import { useTranslation } from 'react-i18next';
import { WORK_TYPES } from '#contract/values/product.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TagInput } from '#web/ui/fields/tag-input.tsx';
import { AdvancedFilters } from './advanced-filters.tsx';
import { AiFilters } from './ai-filters.tsx';
import { countOf } from './count-of.ts';
import { FilterList } from './filter-list.tsx';
import { useChoices, useFilterOptions, useSearchUrl } from '../use-search.ts';

/** All filters. Counts take the other filters into account. Beside saved talent there are none: filters don't apply to them. */
export function Filters() {
  const { t } = useTranslation(['search', 'common']);
  const { url, change } = useSearchUrl();
  const workTypes = useChoices('workTypes');
  const options = useFilterOptions(url);
  const { data } = options;
  if (options.isLoadingError && codeOf(options.error) !== 'plan_limit')
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="font-semi">{t('filtersFailed')}</p>
        <Button variant="outline" size="sm" onClick={() => void options.refetch()}>
          {t('common:ui.retry')}
        </Button>
      </div>
    );
  return (
    <div className="divide-y divide-line">
      <fieldset className="py-5 first:pt-0">
        <legend className="contents">
          <span className="block pb-2 font-bold">{t('workTypes')}</span>
        </legend>
        {WORK_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`workType.${type}`)}
            trail={url.saved ? undefined : countOf(data?.workTypes, type)}
            checked={workTypes.chosen.includes(type)}
            onChange={() => workTypes.toggle(type)}
          />
        ))}
      </fieldset>
      <fieldset className="py-5">
        <legend className="contents">
          <span className="block pb-3 font-bold">{t('keywords')}</span>
        </legend>
        <TagInput
          label={t('keywords')}
          value={url.keywords ?? []}
          max={10}
          maxLength={40}
          placeholder={t('addKeyword')}
          onChange={(keywords) => change({ keywords })}
        />
      </fieldset>
      <FilterList name="professions" options={data?.professions} />
      <FilterList name="languages" options={data?.languages} />
      <FilterList name="locations" options={data?.locations} />
      <AdvancedFilters options={data} />
      <AiFilters options={data} />
    </div>
  );
}
