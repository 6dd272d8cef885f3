import { useTranslation } from 'react-i18next';
import type { ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { AnalyzedTake } from '#contract/feedback/takes.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { Advice, headlineOf } from './advice.tsx';
import { AnalystNote } from './analyst-note.tsx';
import { Comparison } from './comparison.tsx';
import { ContestStates } from './contest.tsx';
import { ScoreColumn } from './score-column.tsx';
import { type Playback, VoiceChart } from './voice-chart.tsx';
import { Words } from './words.tsx';

interface ResultProps {
  take: AnalyzedTake;
  analysis: ScoredAnalysis;
  playback: Playback;
}

/** The result of an analysis: one sentence, three scores with their parts, a chart of the voice, and advice. */
export function Result({ take, analysis, playback }: ResultProps) {
  const { t } = useTranslation('feedback');
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <p className="d-3 max-w-[26ch] text-balance">{headlineOf(t, analysis)}</p>
      <section aria-labelledby="scores" className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        <h2 id="scores" className="sr-only">
          {t('scores.title')}
        </h2>
        {SCORE_NAMES.map((name) => (
          <ScoreColumn key={name} name={name} score={analysis.scores[name]} take={take} />
        ))}
      </section>
      <ContestStates contests={take.contests} />
      <Advice analysis={analysis} />
      <VoiceChart analysis={analysis} playback={playback} />
      <Comparison take={take} analysis={analysis} />
      {analysis.words && <Words words={analysis.words} />}
      <AnalystNote analysis={analysis} />
    </div>
  );
}
