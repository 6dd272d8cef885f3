import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { clockTime, type usePlayer } from '#web/features/videos/public.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { Curve, PauseBands, Wave } from './chart-layers.tsx';
import { ChartTable } from './chart-table.tsx';
import { PauseList } from './pause-list.tsx';

export type Playback = ReturnType<typeof usePlayer>['playback'];

const VIEWS = ['wave', 'pace', 'loudness'] as const;
/** Minimum length of pauses that are marked, in milliseconds. */
const PAUSE_LEAST_MS = 500;

interface ChartProps {
  /** For readers other than the talent. */
  title?: string;
  analysis: Analysis;
  playback: Playback;
}

/** A chart of the take: waveform with its pauses, pace and loudness over time. Any moment can be selected and played. */
export function VoiceChart({ title, analysis, playback }: ChartProps) {
  const { t } = useTranslation('feedback');
  const heading = title ?? t('chart.title');
  const [view, setView] = useState<(typeof VIEWS)[number]>('wave');
  const { durationMs } = analysis;
  const pauses = analysis.pauses.filter(({ fromMs, toMs }) => toMs - fromMs >= PAUSE_LEAST_MS);
  const at = Math.min(playback.positionMs, durationMs);
  const listen = (ms: number) => {
    playback.seek(Math.max(0, ms));
    if (!playback.isPlaying) playback.toggle();
  };
  return (
    <section aria-labelledby="voice" className="panel min-w-0 p-5 md:p-7">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="voice" className="d-4">
          {heading}
        </h2>
        <Segmented
          label={heading}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`chart.${value}`) }))}
          className="w-full md:w-80"
        />
      </header>
      <div className="relative mt-5 h-40 rounded-xs has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-4">
        <PauseBands pauses={pauses} durationMs={durationMs} />
        {view === 'wave' && <Wave peaks={analysis.waveform.peaks} played={at / durationMs} />}
        {view === 'pace' && <Curve values={smoothed(analysis.curves.pace)} least={0} most={8} />}
        {view === 'loudness' && <Curve values={analysis.curves.loudness} least={-70} most={0} />}
        <i
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-tally"
          style={{ left: `${(at / durationMs) * 100}%` }}
        />
        <input
          type="range"
          aria-label={t('chart.seek')}
          aria-valuetext={t('chart.at', { at: clockTime(at), whole: clockTime(durationMs) })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          min={0}
          max={durationMs}
          step={500}
          value={Math.round(at)}
          onChange={(event) => listen(Number(event.target.value))}
        />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2 tabular-nums">
        <span>{t('chart.at', { at: clockTime(at), whole: clockTime(durationMs) })}</span>
        <span>{view === 'wave' ? t('chart.hint') : t(view === 'pace' ? 'chart.paceUnit' : 'chart.loudnessUnit')}</span>
      </p>
      <PauseList pauses={pauses} onListen={listen} />
      <ChartTable analysis={analysis} pauses={pauses} />
    </section>
  );
}

/** Averages over three seconds: a single second has too few syllables. */
const smoothed = (values: readonly number[]) =>
  values.map((_, index) => {
    const near = values.slice(Math.max(0, index - 1), index + 2);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
