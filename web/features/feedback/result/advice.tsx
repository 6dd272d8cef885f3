import type { TFunction } from 'i18next';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { ScorePart } from '#contract/feedback/delivery-score.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { cx } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';

type T = TFunction<'feedback'>;

/** Minimum number of filler words for a tip. */
const FILLERS_LEAST = 3;

/** The result in one or two sentences: the greatest strength, and what to change first. */
export function headlineOf(t: T, { scores, advice }: ScoredAnalysis): string {
  if (!advice) return t('summary.good');
  const strongest = SCORE_NAMES.toSorted((a, b) => scores[b].value - scores[a].value)[0]!;
  return `${t(`summary.strongest.${strongest}`)} ${t(`advice.${advice.part}.${advice.change}`)}`;
}

/** One piece of advice at a time, the most useful first. */
export function Advice({ analysis }: { analysis: ScoredAnalysis }) {
  const { t } = useTranslation('feedback');
  const [place, setPlace] = useState(0);
  const tips = tipsOf(t, analysis);
  return (
    <section
      aria-labelledby="advice"
      className={cx('rounded-md p-6 md:p-8', tips.length > 0 ? 'bg-tally-wash' : 'bg-ok-wash')}
    >
      <h2 id="advice" className={cx('font-bold', tips.length > 0 ? 'text-tally-ink' : 'text-ok')}>
        {t(tips.length > 0 ? 'advice.title' : 'advice.doneTitle')}
      </h2>
      <p className="d-4 mt-2 text-balance" aria-live="polite">
        {tips[place] ?? t('advice.none')}
      </p>
      {tips.length > 1 && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button variant="secondary" size="sm" onClick={() => setPlace((place + 1) % tips.length)}>
            {t('advice.next')}
            <ArrowRight className="ic" aria-hidden />
          </Button>
          <span className="text-sm text-ink-2">{t('advice.place', { number: place + 1, count: tips.length })}</span>
        </div>
      )}
    </section>
  );
}

/** The analysis's own advice first, then every other part off its target, then picture and words. */
function tipsOf(t: T, { scores, advice, picture, words }: ScoredAnalysis): string[] {
  const parts = new Map(SCORE_NAMES.flatMap((name) => scores[name].parts).map((part) => [part.name, part]));
  const missed = [...parts.values()].filter(({ met }) => met < 1).toSorted((a, b) => a.met - b.met);
  const fillers = words?.fillers.filter(({ count }) => count >= FILLERS_LEAST) ?? [];
  const tips = [
    ...(advice ? [t(`advice.${advice.part}.${advice.change}`)] : []),
    ...missed.map((part) => t(`advice.${part.name}.${changeOf(part)}`)),
    ...(picture?.advice.map((about) => t(`advice.picture.${about}`)) ?? []),
    ...fillers.map((filler) => t('advice.fillers', { word: filler.word, count: filler.count })),
    ...(words && !words.structure.hasNumbers ? [t('advice.noNumbers')] : []),
    ...(words && !words.structure.hasClosing ? [t('advice.noClosing')] : []),
  ];
  return [...new Set(tips)];
}

const changeOf = ({ value, target: [from] }: ScorePart) => (from !== null && value < from ? 'raise' : 'lower');
