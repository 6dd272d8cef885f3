import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { clockTime } from '#web/features/videos/public.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useNumbers } from './numbers.ts';

/** The numbers behind the chart: pauses, and pace and loudness of each second. */
export function ChartTable({ analysis, pauses }: { analysis: Analysis; pauses: Analysis['pauses'] }) {
  const { t } = useTranslation('feedback');
  const { plain, score } = useNumbers();
  const { pace, loudness } = analysis.curves;
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-9 cursor-pointer items-center rounded-xs text-sm font-semi underline-offset-4 hover:underline">
        {t('chart.table')}
      </summary>
      <div
        className="max-h-80 overflow-auto"
        role="region"
        aria-label={t('chart.table')}
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {pauses.length > 0 && (
          <DataTable
            className="mb-4"
            caption={t('chart.pauses', { count: pauses.length })}
            columns={[t('chart.from'), t('chart.length')]}
            rows={pauses.map(({ fromMs, toMs }) => ({
              key: fromMs,
              cells: [clockTime(fromMs), t('chart.pause', { seconds: score((toMs - fromMs) / 1000) })],
            }))}
          />
        )}
        <DataTable
          caption={`${t('chart.pace')}, ${t('chart.loudness')}`}
          columns={[
            t('chart.second'),
            `${t('chart.pace')} (${t('chart.paceUnit')})`,
            `${t('chart.loudness')} (${t('chart.loudnessUnit')})`,
          ]}
          rows={pace.map((syllables, second) => ({
            key: second,
            cells: [clockTime(second * 1000), plain(syllables), plain(loudness[second] ?? -100)],
          }))}
        />
      </div>
    </details>
  );
}
