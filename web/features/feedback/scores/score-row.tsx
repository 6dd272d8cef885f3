import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scores } from '#contract/feedback/shared-scores.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Score } from '#web/ui/people/portrait.tsx';
import { scoreTexts } from '#web/lib/score-texts.ts';

const ScoreDialog = deferred(async () => (await import('./score-dialog.tsx')).ScoreDialog);

export interface ScoresProps {
  scores: Scores | null;
  size?: 'md' | 'lg';
  onVideo?: boolean;
  className?: string | undefined;
}

/** Three scores side by side, or a note that there are none, at the same height. */
export function ScoreRow({ scores, size = 'md', onVideo = false, className }: ScoresProps) {
  const { t, i18n } = useTranslation('scores');
  const height = size === 'lg' ? 'min-h-[5.25rem]' : 'min-h-[3.25rem]';
  if (!scores)
    return (
      <span
        className={cx('flex items-center gap-2 text-sm', height, onVideo ? 'text-on-video-2' : 'text-ink-2', className)}
      >
        <AudioLines className="ic flex-none" aria-hidden />
        {t('none')}
      </span>
    );
  const texts = scoreTexts(scores, i18n.language);
  return (
    <span className={cx('block', height, className)}>
      <span className="sr-only">{t('read', texts)}</span>
      <span aria-hidden className={cx('grid grid-cols-3', size === 'lg' ? 'gap-4' : 'gap-1.5 md:gap-2.5')}>
        {SCORE_NAMES.map((name) => (
          <Score
            key={name}
            value={scores[name]}
            text={texts[name]}
            label={size === 'lg' ? t(name) : t(`short.${name}`)}
            size={size}
            onVideo={onVideo}
          />
        ))}
      </span>
    </span>
  );
}

interface ExplainedProps extends ScoresProps {
  positionId: string;
  name: string;
}

/** The scores of a position as a button that explains them. */
export function ExplainedScores({ positionId, name, ...row }: ExplainedProps) {
  const { t, i18n } = useTranslation('scores');
  const [isOpen, setIsOpen] = useState(false);
  if (!row.scores) return <ScoreRow {...row} />;
  return (
    <>
      <button
        type="button"
        aria-label={t('explain', { name, ...scoreTexts(row.scores, i18n.language) })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cx(
          'group/scores block text-start outline-offset-4',
          row.onVideo ? 'pointer-events-auto' : 'rounded-xs hover:text-ink',
          row.className,
        )}
      >
        <ScoreRow {...row} className={undefined} />
      </button>
      {isOpen && <ScoreDialog positionId={positionId} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
