import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { MODERATION_NOTES_MAX } from '#contract/values/limits.ts';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { Player } from '../videos/public.ts';
import { dateText } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/fields/field.tsx';
import { room } from '../../ui/room.ts';
import { Tag } from '../../ui/tag.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import type { Verdict } from './use-moderation.ts';

const TONES = { pending: 'warn', approved: 'ok', rejected: 'danger' } as const;

interface RowProps {
  video: ModeratedVideo;
  /** Whether the shortcuts act on this video. */
  isChosen: boolean;
  notes: string;
  onNotes: (notes: string) => void;
  onNotesKey: (event: KeyboardEvent) => void;
  /** The verdict being saved. */
  pending: Verdict | undefined;
  onDecide: (verdict: Verdict) => void;
  onChoose: () => void;
  element: RefObject<HTMLElement | null> | null;
}

/** One video with its moderation state and the possible decisions. */
export function VideoRow(props: RowProps) {
  const { video, isChosen, notes, onNotes, onNotesKey, pending, onDecide, onChoose, element } = props;
  const { t, i18n } = useTranslation('admin');
  const heading = useId();
  const { talentName, publishedAt, moderation, decision, resubmittedAt, earlierRejectionAt } = video;
  const positionTitle = titleName(video.positionTitle, i18n.language);
  const dated = (at: string) => dateText(at, i18n.language);
  const button = (verdict: Verdict, text: string, variant: 'secondary' | 'outline', disabled = false) => (
    <Button
      variant={variant}
      size="sm"
      disabled={disabled}
      pending={pending === verdict}
      onClick={() => onDecide(verdict)}
    >
      {text}
    </Button>
  );
  return (
    <article
      ref={element}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-current={isChosen ? 'true' : undefined}
      onFocusCapture={onChoose}
      onPointerDownCapture={onChoose}
      className={cx(
        'panel flex h-full scroll-my-24 flex-col items-start gap-3 p-4 outline-none md:grid md:grid-cols-[236px_minmax(0,1fr)] md:items-stretch md:gap-5',
        'focus-visible:shadow-[inset_0_0_0_2px_var(--ink)]!',
        isChosen && 'md:shadow-[inset_0_0_0_2px_var(--ink)]!',
      )}
    >
      <Player
        video={video.playable}
        name={`${talentName}, ${positionTitle}`}
        className="mx-auto w-full rounded-[20px]! max-md:max-w-72"
      />
      <div className="flex min-w-0 flex-col items-start gap-3 max-md:contents md:py-1">
        <Tag tone={TONES[moderation]}>{t(`videos.tag.${moderation}`)}</Tag>
        <div className="min-w-0 max-w-full">
          <h2 id={heading} className="d-4 [overflow-wrap:anywhere]">
            {talentName}
          </h2>
          <p className="mt-1 font-semi">{positionTitle}</p>
          <p className="text-sm text-ink-2">{t('videos.published', { date: dated(publishedAt) })}</p>
          {decision && (
            <p className="text-sm text-ink-2">
              {t(`videos.decided.${moderation === 'approved' ? 'approved' : 'rejected'}`, {
                name: decision.by ?? t('somebody'),
                date: dated(decision.at),
              })}
            </p>
          )}
          {resubmittedAt && (
            <p className="text-sm font-semi text-warn">{t('videos.resubmitted', { date: dated(resubmittedAt) })}</p>
          )}
          {earlierRejectionAt && (
            <p className="text-sm font-semi text-warn">
              {t('videos.earlierRejected', { date: dated(earlierRejectionAt) })}
            </p>
          )}
          {video.notes && (
            <p className="mt-2 text-sm [overflow-wrap:anywhere]">{t('videos.kept', { notes: video.notes })}</p>
          )}
        </div>
        <Field label={t('videos.notes')} hint={t(`videos.notesHint.${moderation}`)} className="mt-auto w-full pt-2">
          <TextArea
            rows={2}
            value={notes}
            maxLength={MODERATION_NOTES_MAX}
            onChange={(event) => onNotes(event.target.value)}
            onKeyDown={onNotesKey}
          />
        </Field>
        <div
          ref={room.page}
          className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-(--room-foot) max-md:z-(--z-sticky) max-md:-mx-3.5 max-md:-mb-3.5 max-md:w-[calc(100%+1.75rem)] max-md:rounded-b-(--r-frame) max-md:border-t max-md:border-line max-md:bg-surface max-md:px-3.5 max-md:py-3 short:static"
        >
          {moderation === 'pending' && button('approved', t('videos.approve'), 'secondary')}
          {moderation === 'pending' && button('rejected', t('videos.reject'), 'outline')}
          {moderation === 'approved' && button('rejected', t('videos.revoke'), 'outline')}
          {moderation === 'rejected' && button('rejected', t('videos.saveNotes'), 'secondary', notes.trim() === '')}
          {moderation === 'rejected' && button('approved', t('videos.approveAgain'), 'outline')}
        </div>
      </div>
    </article>
  );
}
