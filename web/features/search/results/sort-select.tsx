import { useTranslation } from 'react-i18next';
import { Select } from '#web/ui/fields/select.tsx';
import { SORTS } from '../url.ts';
import { useSearchUrl } from '../use-search.ts';

const RELEVANCE = 'relevance';
const ORDERS = [RELEVANCE, ...SORTS] as const;

/** Sorts the results by relevance, by publication or by one of the scores. */
export function SortSelect({ className }: { className: string }) {
  const { t } = useTranslation('scores');
  const { url, change } = useSearchUrl();
  return (
    <Select
      variant="pill"
      className={className}
      label={t('sort.label')}
      value={url.sort ?? RELEVANCE}
      onChange={(order) => change({ sort: order === RELEVANCE ? undefined : order })}
      options={ORDERS.map((value) => ({
        value,
        label: value === RELEVANCE ? t('sort.relevance') : t(`sort.${value}`),
      }))}
    />
  );
}
