import { useMutation } from '@tanstack/react-query';
import { RotateCw, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo, VideoFailure } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import type { BeginProps } from './empty-block.tsx';
import { useUnfinished } from '../recorder/take-store.ts';
import { UnfinishedTake } from '../recorder/unfinished-take.tsx';
import { FilePicker } from '../upload/file-picker.tsx';

/** Failures that a retry of the same file may fix, because the server was at fault. */
const WORTH_RETRYING: VideoFailure[] = ['timed_out', 'unreadable', 'out_of_memory', 'invalid_public_url'];

/** Says why processing failed, and offers a retry or a new video, with a recording interrupted since then first. */
export function FailedBlock({
  positionId,
  name,
  video,
  onChanged,
  onRecord,
  onFile,
}: BeginProps & { video: OwnVideo; onChanged: () => void }) {
  const { t } = useTranslation(['videos', 'errors']);
  const { unfinished, discard } = useUnfinished(positionId);
  const retry = useMutation(
    api.videos.retryVideo.mutationOptions({
      onError: () => notify.failedBriefly(t('errors:occurred')),
      onSettled: onChanged,
    }),
  );
  return (
    <div className="panel flex min-h-[420px] flex-col justify-end gap-3 p-5">
      <ErrorState
        bare
        as="h3"
        isStacked
        title={t('failure.title')}
        text={t(`failure.${video.failure ?? 'unreadable'}`)}
        action={<span />}
      />
      {unfinished && (
        <UnfinishedTake elapsedMs={unfinished.elapsedMs} onReview={onRecord} onDiscard={() => void discard()} />
      )}
      {WORTH_RETRYING.includes(video.failure!) && (
        <Button
          variant={unfinished ? 'ghost' : 'primary'}
          full
          pending={retry.isPending}
          onClick={() => retry.mutate({ videoId: video.id })}
        >
          {!retry.isPending && <RotateCw className="ic" aria-hidden />}
          {t('failure.retry')}
        </Button>
      )}
      {!unfinished && (
        <>
          <Button variant="secondary" full onClick={onRecord}>
            {t('empty.record')}
          </Button>
          <FilePicker positionId={positionId} name={name} flow="profile" onFile={onFile}>
            {(open) => (
              <Button variant="outline" full onClick={open}>
                <Upload className="ic" aria-hidden />
                {t('failure.replace')}
              </Button>
            )}
          </FilePicker>
        </>
      )}
    </div>
  );
}
