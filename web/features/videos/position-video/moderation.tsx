import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useRefreshVideos } from './use-own-video.ts';

const TONES = { live: 'ok', pendingLive: 'ok', pending: 'warn', hidden: 'warn', rejected: 'danger' } as const;

/** The status of a published video. It first says whether companies can find it. */
export function statusOf({ moderation }: Pick<OwnVideo, 'moderation'>, isFound: boolean): keyof typeof TONES {
  if (moderation === 'rejected') return 'rejected';
  if (moderation === 'pending') return isFound ? 'pendingLive' : 'pending';
  return isFound ? 'live' : 'hidden';
}

/** Shows a published video's status to the talent, wherever the video appears. */
export function VideoStatus({ video, isFound }: { video: OwnVideo; isFound: boolean }) {
  const { t } = useTranslation('videos');
  const status = statusOf(video, isFound);
  return <Tag tone={TONES[status]}>{t(`moderation.${status}`)}</Tag>;
}

/** Why a video was rejected or, if the admin gave no reason, where to read the rules. */
export function RejectionReason({ notes, className }: { notes: string | null; className: string }) {
  const { t } = useTranslation('videos');
  return (
    <p className={cx('[overflow-wrap:anywhere]', className)}>
      {notes ? (
        t('moderation.reason', { reason: notes })
      ) : (
        <>
          {t('moderation.noReason')}{' '}
          <Link to="/terms" hash="conduct" className="underline underline-offset-4">
            {t('moderation.rules')}
          </Link>
        </>
      )}
    </p>
  );
}

/** Submits a rejected video for another review. */
export function SubmitAgain({
  videoId,
  ...variant
}: { videoId: string } & Pick<ButtonProps, 'variant' | 'size' | 'full'>) {
  const { t } = useTranslation('videos');
  const refresh = useRefreshVideos();
  const submit = useMutation(
    api.videos.submitAgain.mutationOptions({
      onSuccess: () => notify.done(t('moderation.submitted')),
      onError: () => notify.failed(t('moderation.submitFailed')),
      onSettled: refresh,
    }),
  );
  return (
    <Button {...variant} pending={submit.isPending} onClick={() => submit.mutate({ videoId })}>
      {!submit.isPending && <Send className="ic" aria-hidden />}
      {t('moderation.submit')}
    </Button>
  );
}
