import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { clockTime } from '#web/features/videos/public.ts';
import { useNumbers } from './numbers.ts';

/** The numbers behind the chart: pauses, and pace and loudness of each second. */
export function ChartTable({ analysis, pauses }: { analysis: Analysis; pauses: Analysis['pauses'] }) {
  const { t } = useTranslation('feedback');
  const { plain, score } = useNumbers();
  const { pace, loudness } = analysis.curves;
  const head = 'py-1.5 pr-4 font-bold';
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-9 cursor-pointer items-center rounded-xs text-sm font-semi underline-offset-4 hover:underline">
        {t('chart.table')}
      </summary>
      <div
        className="max-h-80 overflow-auto text-sm tabular-nums"
        role="region"
        aria-label={t('chart.table')}
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {pauses.length > 0 && (
          <table className="mb-4 w-full text-left">
            <caption className="sr-only">{t('chart.pauses', { count: pauses.length })}</caption>
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t('chart.from')}
                </th>
                <th scope="col" className={head}>
                  {t('chart.length')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pauses.map(({ fromMs, toMs }) => (
                <tr key={fromMs} className="border-t border-line">
                  <td className="py-1.5 pr-4">{clockTime(fromMs)}</td>
                  <td>{t('chart.pause', { seconds: score((toMs - fromMs) / 1000) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <table className="w-full text-left">
          <caption className="sr-only">{`${t('chart.pace')}, ${t('chart.loudness')}`}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('chart.second')}
              </th>
              <th scope="col" className={head}>{`${t('chart.pace')} (${t('chart.paceUnit')})`}</th>
              <th scope="col" className={head}>{`${t('chart.loudness')} (${t('chart.loudnessUnit')})`}</th>
            </tr>
          </thead>
          <tbody>
            {pace.map((syllables, second) => (
              <tr key={second} className="border-t border-line">
                <td className="py-1.5 pr-4">{clockTime(second * 1000)}</td>
                <td className="pr-4">{plain(syllables)}</td>
                <td>{plain(loudness[second] ?? -100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
