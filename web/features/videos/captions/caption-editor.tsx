import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { rowOf } from './caption-rows.ts';
import { CaptionLines } from './caption-lines.tsx';

interface EditorProps {
  video: OwnVideo;
  onClose: () => void;
}

/** Edits the captions of a video, or imports them from a file. */
export default function CaptionEditor({ video, onClose }: EditorProps) {
  const { t } = useTranslation('videos');
  const input = { videoId: video.id };
  const captions = useQuery(api.captions.getCaptions.queryOptions({ input, staleTime: 0, gcTime: 0 }));
  return (
    <Dialog open onOpenChange={onClose} title={t('captions.title')} text={t('captions.text')} width={980}>
      {captions.isPending && <Skeleton className="h-80" />}
      {captions.isLoadingError && (
        <ErrorState bare title={t('captions.loadFailed')} onRetry={() => void captions.refetch()} />
      )}
      {captions.data && <CaptionLines video={video} initial={captions.data.cues.map(rowOf)} onClose={onClose} />}
    </Dialog>
  );
}
