import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { LEAST_SPEECH } from '#contract/values/feedback.ts';
import { AnalystNote } from './analyst-note.tsx';
import { useNumbers } from './numbers.ts';
import { type Playback, VoiceChart } from './voice-chart.tsx';

/** A take with too little speech: what was detected, and what to do. */
export function NoScores({
  analysis,
  playback,
}: {
  analysis: Extract<Analysis, { outcome: 'insufficient_speech' }>;
  playback: Playback;
}) {
  const { t } = useTranslation('feedback');
  const { score } = useNumbers();
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <section aria-labelledby="no-scores" className="panel flex flex-col gap-4 p-6 md:p-8">
        <h2 id="no-scores" className="d-3">
          {t('insufficient.title')}
        </h2>
        <p className="text-lg">{t(`insufficient.${analysis.reason}`, { seconds: LEAST_SPEECH.seconds })}</p>
        <p className="text-ink-2">
          {t('insufficient.text')} {t('insufficient.heard', { seconds: score(analysis.speechMs / 1000) })}
        </p>
      </section>
      {analysis.speechMs > 0 && analysis.waveform.peaks.length > 0 && (
        <VoiceChart analysis={analysis} playback={playback} />
      )}
      <AnalystNote analysis={analysis} />
    </div>
  );
}
