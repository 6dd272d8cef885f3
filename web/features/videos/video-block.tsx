import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { EmptyBlock } from './empty-block.tsx';
import { FailedBlock } from './failed-block.tsx';
import { fileNameOf } from './recorder-format.ts';
import { readScript } from './script-store.ts';
import { ProcessingBlock } from './processing-block.tsx';
import { SavedBlock } from './saved-block.tsx';
import { UploadBlock } from './upload-block.tsx';
import { uploadTake } from './uploads.ts';
import { useUpload } from './use-upload.ts';
import { WithheldBlock } from './withheld-block.tsx';

const Recorder = lazy(() => import('./recorder.tsx'));

interface VideoBlockProps {
  positionId: string;
  /** Newest first: at most one on its way and one published. */
  videos: OwnVideo[];
  /** What the position is called, for labels. */
  name: string;
}

/** The video of a position, in one of its states: recording, uploading, processing, failed, saved, none. */
export function VideoBlock({ positionId, videos, name }: VideoBlockProps) {
  const queries = useQueryClient();
  const upload = useUpload(positionId);
  const [isRecording, setIsRecording] = useState(false);
  const reread = () => void queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
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
      <Suspense
        fallback={
          <EmptyBlock positionId={positionId} name={name} isBusy onRecord={() => undefined} onFile={() => undefined} />
        }
      >
        <Recorder
          positionId={positionId}
          onClose={() => setIsRecording(false)}
          onTake={(blob) => take(blob, fileNameOf(blob.type), readScript(positionId))}
        />
      </Suspense>
    );
  }
  const begin = { onRecord: () => setIsRecording(true), onFile: (file: File) => take(file, file.name) };
  if (upload) return <UploadBlock positionId={positionId} upload={upload} onCancelled={reread} />;
  if (moving?.state === 'uploading')
    return <UploadBlock positionId={positionId} stranded={moving} onCancelled={reread} />;
  if (moving?.state === 'failed')
    return <FailedBlock positionId={positionId} name={name} video={moving} onChanged={reread} {...begin} />;
  if (moving) return <ProcessingBlock video={moving} />;
  if (published && !published.playable)
    return <WithheldBlock video={published} onDeleted={reread} onRecord={begin.onRecord} />;
  if (published) return <SavedBlock video={published} name={name} onDeleted={reread} onRecord={begin.onRecord} />;
  return <EmptyBlock positionId={positionId} name={name} {...begin} />;
}
