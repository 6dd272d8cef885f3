import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { clockTime } from '../../videos/public.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { dateText } from '../../../lib/dates.ts';
import { Frame, FramePicture, Silhouette } from '../../../ui/frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useNumbers } from '../result/numbers.ts';
import { DeleteTakeDialog } from './delete-take-dialog.tsx';
import { isWorking } from './use-take.ts';

export function TakeRow({ take }: { take: Take }) {
  const { t, i18n } = useTranslation('feedback');
  const [isDeleting, setIsDeleting] = useState(false);
  const nameOf = useOwnPositionName();
  const { position, video } = take;
  const at = dateText(video.createdAt, i18n.language);
  return (
    <li className="flex items-start gap-4 border-b border-line py-3 last:border-0 md:items-center">
      <Link
        to="/talent/video-feedback"
        search={{ take: video.id }}
        className="group flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 rounded-sm"
      >
        <Frame
          className="w-11 flex-none rounded-sm!"
          picture={
            video.playable ? (
              <FramePicture src={video.playable.posterWebpUrl} avif={video.playable.posterAvifUrl} alt="" />
            ) : (
              <Silhouette plain />
            )
          }
        />
        <span className="min-w-0 flex-1 basis-28">
          <span className="block font-bold [overflow-wrap:anywhere] underline-offset-4 group-hover:underline">
            {position ? nameOf(position.id, position.title) : t('history.practice')}
          </span>
          <span className="facts text-sm text-ink-2">
            <span>{at} </span>
            {video.playable && <span>{clockTime(video.playable.durationMs)} </span>}
          </span>
        </span>
        <TakeOutcome take={take} />
      </Link>
      {position ? (
        <span className="w-11 flex-none" />
      ) : (
        <>
          <IconButton label={t('actions.delete')} onClick={() => setIsDeleting(true)}>
            <Trash2 className="ic" aria-hidden />
          </IconButton>
          <DeleteTakeDialog take={take} open={isDeleting} onOpenChange={setIsDeleting} />
        </>
      )}
    </li>
  );
}

/** The three scores, or why there are none. */
function TakeOutcome({ take }: { take: Take }) {
  const { t } = useTranslation('feedback');
  const { score } = useNumbers();
  const { feedback, video } = take;
  if (feedback?.scores)
    return (
      <span className="flex gap-4 max-md:basis-full">
        {SCORE_NAMES.map((name) => (
          <span key={name} className="flex flex-col md:w-24 md:items-end">
            <span className="d-face text-[1.375rem] leading-none tabular-nums">{score(feedback.scores![name])}</span>
            <span className="text-xs text-ink-2">{t(`scores.${name}`)}</span>
          </span>
        ))}
      </span>
    );
  if (feedback?.status === 'insufficient_speech') return <Tag tone="warn">{t('history.insufficient')}</Tag>;
  if (video.state === 'failed' || feedback?.status === 'failed') return <Tag tone="danger">{t('history.failed')}</Tag>;
  return <Tag>{t(isWorking(take) || video.state === 'uploading' ? 'history.working' : 'history.notAnalyzed')}</Tag>;
}
