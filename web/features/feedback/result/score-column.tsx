import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryScore } from '#contract/feedback/delivery-score.ts';
import type { AnalyzedTake } from '#contract/feedback/takes.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { ContestDialog } from './contest.tsx';
import { levelOf, useNumbers } from './numbers.ts';
import { ScoreParts } from './score-parts.tsx';

/** A score with its parts. A dialog shows everything needed to recompute it. */
export function ScoreColumn({ name, score, take }: { name: ScoreName; score: DeliveryScore; take: AnalyzedTake }) {
  const { t } = useTranslation('feedback');
  const { score: written, measured } = useNumbers();
  const [isExplaining, setIsExplaining] = useState(false);
  const [isContesting, setIsContesting] = useState(false);
  const isContested = take.contests.some(
    (contest) => contest.score === name && (contest.state === 'open' || contest.value === score.value),
  );
  return (
    <div className="flex min-w-0 flex-col">
      <div className="max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:items-end max-lg:gap-x-4">
        <p className="d-face text-[clamp(4rem,6vw,6.25rem)] leading-[.9] tabular-nums max-lg:row-span-2">
          {written(score.value)}
        </p>
        <h3 className="d-5 lg:mt-2">{t(`scores.${name}`)}</h3>
        <p className="text-sm text-ink-2">{t(`scores.level.${levelOf(score.value)}`)}</p>
      </div>
      <Segments kind="score" value={score.value / 10} height={8} on="ink" className="mt-3" />
      <p className="mt-3 text-sm text-ink-2 lg:min-h-[4.5em]">{t(`scores.meaning.${name}`)}</p>
      <dl className="mt-2">
        {score.parts.map((part) => (
          <div key={part.name} className="flex justify-between gap-3 border-t border-line py-2 text-sm">
            <dt className={part.met < 1 ? 'font-bold text-tally-ink' : ''}>{t(`part.${part.name}.name`)}</dt>
            <dd className="text-right font-bold tabular-nums">{measured(part)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button variant="ghost" size="xs" onClick={() => setIsExplaining(true)}>
          {t('scores.how')}
        </Button>
        {take.position && !isContested && (
          <Button variant="ghost" size="xs" onClick={() => setIsContesting(true)}>
            <Flag className="ic" aria-hidden />
            {t('scores.contest')}
          </Button>
        )}
      </div>
      <Explanation name={name} score={score} open={isExplaining} onOpenChange={setIsExplaining} />
      <ContestDialog videoId={take.video.id} score={name} open={isContesting} onOpenChange={setIsContesting} />
    </div>
  );
}

/** Every part with its measured value, target, how far it is met, weight, and the target's source. */
function Explanation({
  name,
  score,
  open,
  onOpenChange,
}: {
  name: ScoreName;
  score: DeliveryScore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('feedback');
  const { score: written } = useNumbers();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={880}
      title={`${t(`scores.${name}`)}: ${t('scores.outOf', { score: written(score.value) })}`}
      text={t(`scores.meaning.${name}`)}
    >
      <ScoreParts score={score} />
    </Dialog>
  );
}
