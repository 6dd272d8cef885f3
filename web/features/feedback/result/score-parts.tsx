import { useTranslation } from 'react-i18next';
import type { DeliveryScore, ScorePart } from '#contract/feedback/delivery-score.ts';
import { useNumbers } from './numbers.ts';

const COLUMNS = ['part', 'value', 'target', 'met', 'weight', 'source'] as const;

/** Everything needed to recompute a score: measured values, targets, weights and the formula. */
export function ScoreParts({ score }: { score: DeliveryScore }) {
  const { t } = useTranslation('feedback');
  const { measured, target, percent, score: written } = useNumbers();
  const cells = (part: ScorePart) => [
    measured(part),
    target(part),
    percent(part.met),
    percent(part.weight),
    t(`source.${part.source}`),
  ];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className="-mx-2 overflow-x-auto px-2" role="region" aria-label={t('scores.how')} tabIndex={0}>
        <table className="w-full text-left text-sm max-md:block md:min-w-[640px]">
          <thead className="max-md:sr-only">
            <tr className="border-b border-line-strong">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-bold">
                  {t(`scores.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {score.parts.map((part) => (
              <tr key={part.name} className="border-b border-line align-top last:border-0 max-md:block max-md:py-2">
                <th scope="row" className="py-2 pr-4 font-bold max-md:block max-md:p-0 max-md:pb-1">
                  {t(`part.${part.name}.name`)}
                  <span className="block font-normal text-ink-2">{t(`part.${part.name}.means`)}</span>
                </th>
                {cells(part).map((cell, index) => (
                  <td
                    key={COLUMNS[index + 1]}
                    className="py-2 pr-4 tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-0.5"
                  >
                    <span className="text-ink-2 md:hidden">{t(`scores.columns.${COLUMNS[index + 1]!}`)}</span>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-2">
        {t('scores.formula', {
          mean: Math.round(score.meanShare * 100),
          worst: Math.round((1 - score.meanShare) * 100),
        })}{' '}
        {score.cap && t('scores.capped', { least: written(10 * score.cap[0]), slope: written(10 * score.cap[1]) })}
      </p>
    </>
  );
}
