import { useTranslation } from 'react-i18next';
import type { ImpactGroup } from '#contract/fairness/impact.ts';
import type { ImpactMeasure } from '#contract/values/categories.ts';

/** Under the four-fifths rule, a lower ratio deserves a closer look: 29 CFR § 1607.4(D). */
const FOUR_FIFTHS = 0.8;
const CELL = 'py-2.5 pr-6 max-md:basis-1/2 max-md:py-0.5 max-md:pr-2';
const TERM = 'mr-2 text-ink-3 md:hidden';
const NONE = '–';

/** A group of a table, with all of its numbers or none. */
export function ImpactRow({ group, measure }: { group: ImpactGroup; measure: ImpactMeasure }) {
  const { t, i18n } = useTranslation(['impact', 'categories']);
  const { sex, race, counts, isExcluded, ratio, ratioInterval } = group;
  const names = [race && t(`categories:race.${race}`), sex && t(`categories:sex.${sex}`)];
  const format = (value: number, digits: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(i18n.language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const interval = ratioInterval && `${format(ratioInterval.low, 2)}–${format(ratioInterval.high, 2)}`;
  const shownRatio = ratio !== null && (
    <span className={ratio < FOUR_FIFTHS ? 'font-bold' : ''}>
      {format(ratio, 2)}
      {ratio < FOUR_FIFTHS && <span className="ml-2 text-warn">{t('low')}</span>}
    </span>
  );
  const cells =
    counts &&
    ([
      ['applicants', format(counts.applicants, 0)],
      [measure, format(counts.selected, 0)],
      [`${measure}Rate`, format(counts.rate, 1, 'percent')],
      ['ratio', shownRatio || (isExcluded ? t('excluded') : NONE)],
      ['interval', interval ?? (ratio === null ? NONE : t('reference'))],
    ] as const);
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-wrap max-md:py-2.5">
      <th scope="row" className={`${CELL} font-semi max-md:basis-full`}>
        {names.filter(Boolean).join(', ')}
      </th>
      {cells ? (
        cells.map(([column, value]) => (
          <td key={column} className={`${CELL} whitespace-nowrap`}>
            <span className={TERM}>{t(`columns.${column as 'ratio'}`)}</span>
            {value}
          </td>
        ))
      ) : (
        <td colSpan={5} className={`${CELL} text-ink-3`}>
          {t('heldBack')}
        </td>
      )}
    </tr>
  );
}
