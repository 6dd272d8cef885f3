import { useTranslation } from 'react-i18next';
import type { ImpactGroup } from '#contract/fairness/impact.ts';
import type { ImpactMeasure } from '#contract/values/categories.ts';

/** Under the four-fifths rule, a lower ratio deserves a closer look: 29 CFR § 1607.4(D). */
const FOUR_FIFTHS = 0.8;
const CELL = 'py-2.5 pr-6 max-md:basis-1/2 max-md:py-0.5 max-md:pr-2';
const TERM = 'mr-2 text-ink-3 md:hidden';

interface Props {
  name: 'sex' | 'race' | 'both';
  measure: ImpactMeasure;
  groups: readonly ImpactGroup[];
}

/** A table with the columns of Local Law 144; on phones each group is a block of labelled lines. */
export function ImpactTable({ name, measure, groups }: Props) {
  const { t } = useTranslation('impact');
  const columns = [measure, `${measure}Rate`, 'ratio', 'interval'] as const;
  return (
    <section aria-labelledby={`impact-${name}`} className="flex flex-col gap-3">
      <h3 id={`impact-${name}`} className="d-5">
        {t(`tables.${name}`)}
      </h3>
      {groups.every(({ counts }) => counts === null) ? (
        <p className="text-ink-2">{t('allHeldBack')}</p>
      ) : (
        <table className="w-full text-left text-sm tabular-nums max-md:block" aria-labelledby={`impact-${name}`}>
          <thead className="border-b border-line-strong text-ink-2 max-md:sr-only">
            <tr>
              {(['category', 'applicants', ...columns] as const).map((column) => (
                <th key={column} scope="col" className="w-[12%] py-2 pr-6 font-semi whitespace-nowrap first:w-auto">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {groups.map((group) => (
              <Row key={`${group.race} ${group.sex}`} group={group} measure={measure} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ group, measure }: { group: ImpactGroup; measure: ImpactMeasure }) {
  const { t, i18n } = useTranslation(['impact', 'categories']);
  const { sex, race, counts, isExcluded, ratio, ratioInterval } = group;
  const names = [race && t(`categories:race.${race}`), sex && t(`categories:sex.${sex}`)];
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const whole = new Intl.NumberFormat(i18n.language);
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const cells =
    counts &&
    ([
      ['applicants', whole.format(counts.applicants)],
      [measure, whole.format(counts.selected)],
      [`${measure}Rate`, percent.format(counts.rate)],
      [
        'ratio',
        ratio === null ? (
          isExcluded ? (
            t('excluded')
          ) : (
            '–'
          )
        ) : (
          <span className={ratio < FOUR_FIFTHS ? 'font-bold' : ''}>
            {decimal.format(ratio)}
            {ratio < FOUR_FIFTHS && <span className="ml-2 text-warn">{t('low')}</span>}
          </span>
        ),
      ],
      [
        'interval',
        ratioInterval
          ? `${decimal.format(ratioInterval.low)}–${decimal.format(ratioInterval.high)}`
          : ratio === null
            ? '–'
            : t('reference'),
      ],
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
