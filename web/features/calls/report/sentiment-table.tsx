import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { withMinus } from '#web/i18n/number-texts.ts';
import { LINK, ShowLine, clockText } from './evidence-link.tsx';

const CELL = 'py-2 pe-4 align-top';

/** The numbers behind the chart. */
export function SentimentTable({ points }: { points: CallSentimentPoint[] }) {
  const { t, i18n } = useTranslation('calls');
  const show = useContext(ShowLine);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <details>
      <summary className="w-fit rounded-xs py-1 text-sm font-semi underline decoration-line-strong underline-offset-4 hover:decoration-ink">
        {t('chart.table')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div role="region" aria-label={t('chart.title')} tabIndex={0} className="mt-3 max-h-96 overflow-auto rounded-xs">
        <table className="w-full min-w-[34rem] text-start text-sm">
          <thead className="sticky top-0 bg-paper text-ink-2">
            <tr>
              {(['when', 'balance', 'positives', 'negatives', 'strongest'] as const).map((column) => (
                <th key={column} scope="col" className={`${CELL} text-start font-semi`}>
                  {t(`chart.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ line, toLine, atMs, balance, positive, negative, quote, quoteLine }) => (
              <tr key={line} className="border-t border-line">
                <th scope="row" className={`${CELL} text-start font-normal whitespace-nowrap tabular-nums`}>
                  {atMs === null ? t('chart.lines', { from: line, to: toLine }) : clockText(atMs)}
                </th>
                <td className={`${CELL} tabular-nums`}>{withMinus(number.format(balance))}</td>
                <td className={`${CELL} tabular-nums`}>{positive}</td>
                <td className={`${CELL} tabular-nums`}>{negative}</td>
                <td className={CELL}>
                  {quote && (
                    <button type="button" className={LINK} onClick={() => show({ line: quoteLine ?? line, quote })}>
                      <span className="line-clamp-2">{quote}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
