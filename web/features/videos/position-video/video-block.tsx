import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { painted } from '#web/lib/browser-state.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { KeepFocus } from '#web/ui/layers/keep-focus.tsx';
import { EmptyBlock } from './empty-block.tsx';
import { fileNameOf } from '../video-file.ts';
import { StageSkeleton } from '../recorder/stage-skeleton.tsx';
import { readScript } from '../recorder/take-store.ts';
import { ProcessingBlock } from '../upload/progress-card.tsx';
import { SavedBlock } from './saved-block.tsx';
import { uploadTake } from '../upload/uploads.ts';
import { useUpload } from '../upload/upload-states.ts';

const FailedBlock = deferred(async () => (await import('./failed-block.tsx')).FailedBlock);
const UploadBlock = deferred(async () => (await import('../upload/upload-block.tsx')).UploadBlock);
const RejectedBlock = deferred(async () => (await import('./rejected-block.tsx')).RejectedBlock);
/** Comes with what sends a take, since the connection may be lost while recording. */
const Recorder = lazy(async () => {
  const [recorder] = await Promise.all([
    import('../recorder/recorder.tsx'),
    UploadBlock.preload(),
    import('../upload/send-take.ts'),
  ]);
  return recorder;
});

interface VideoBlockProps {
  positionId: string;
  /** Newest first: at most one in progress and one published. */
  videos: OwnVideo[];
  /** Companies can find the position now. */
  isFound: boolean;
  /** The position's title, for labels. */
  name: string;
}

/** The video of a position in its current state. */
export const VideoBlock = (props: VideoBlockProps) => (
  <KeepFocus>
    <CurrentBlock {...props} />
  </KeepFocus>
);

function CurrentBlock({ positionId, videos, isFound, name }: VideoBlockProps) {
  const queries = useQueryClient();
  const upload = useUpload(positionId);
  const [isRecording, setIsRecording] = useState(false);
  const refresh = () => void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
  const moving = videos.find(({ state }) => state !== 'ready');
  const published = videos.find(({ state }) => state === 'ready');
  const phase = upload?.phase;

  useEffect(() => {
    if (phase === 'stored' || phase === 'uploading')
      void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
  }, [phase, queries]);

  const take = (file: Blob, fileName: string, script = '') => {
    setIsRecording(false);
    void uploadTake(positionId, file, fileName, script);
  };
  if (isRecording) {
    return (
      <Suspense fallback={<StageSkeleton />}>
        <Recorder
          positionId={positionId}
          onClose={() => setIsRecording(false)}
          onTake={(blob) => take(blob, fileNameOf(blob.type), readScript(positionId))}
        />
      </Suspense>
    );
  }
  const begin = {
    onRecord: () => void painted().then(() => setIsRecording(true)),
    onFile: (file: File) => take(file, file.name),
  };
  if (upload) return <UploadBlock positionId={positionId} upload={upload} onCancelled={refresh} />;
  if (moving?.state === 'uploading')
    return <UploadBlock positionId={positionId} stranded={moving} onCancelled={refresh} />;
  if (moving?.state === 'failed')
    return <FailedBlock positionId={positionId} name={name} video={moving} onChanged={refresh} {...begin} />;
  if (moving) return <ProcessingBlock video={moving} />;
  if (published && !published.playable)
    return <RejectedBlock positionId={positionId} video={published} onDeleted={refresh} onRecord={begin.onRecord} />;
  if (published)
    return (
      <SavedBlock
        positionId={positionId}
        video={published}
        isFound={isFound}
        name={name}
        onDeleted={refresh}
        onRecord={begin.onRecord}
      />
    );
  return <EmptyBlock positionId={positionId} name={name} {...begin} />;
}
