import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyzedTake } from '#contract/feedback/takes.ts';
import {
  Player,
  usePlayer,
  FailedBlock,
  useRefreshVideos,
  ProcessingBlock,
  UploadBlock,
  useUpload,
  PRACTICE,
} from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Frame, Silhouette } from '#web/ui/frame.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { NoScores } from '../result/no-scores.tsx';
import { Result } from '../result/result.tsx';
import { PositionSharing } from '../sharing/sharing-section.tsx';
import { AnalysisState } from './analysis-state.tsx';
import { TakeActions } from './take-actions.tsx';
import { useTake } from './use-take.ts';

interface TakeViewProps {
  videoId: string;
  hasAgreed: boolean;
  onNew: () => void;
}

/** One take: its video on the left, and its analysis or the progress of it on the right. */
export function TakeView({ videoId, ...rest }: TakeViewProps) {
  const { t } = useTranslation('feedback');
  const take = useTake(videoId);
  if (take.isPending) return <Skeleton shape="text" className="h-[60dvh]" />;
  if (take.data) return <LoadedTake take={take.data} {...rest} />;
  const isGone = codeOf(take.error) === 'not_found';
  return (
    <ErrorState
      title={t(isGone ? 'notFound' : 'takeFailed')}
      {...(isGone ? {} : { onRetry: () => void take.refetch() })}
    />
  );
}

function LoadedTake({ take, hasAgreed, onNew }: Omit<TakeViewProps, 'videoId'> & { take: AnalyzedTake }) {
  const player = usePlayer();
  const { analysis, position, video } = take;
  const isReady = video.state === 'ready';
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,300px)_minmax(0,1fr)] lg:grid-cols-[minmax(0,372px)_minmax(0,1fr)] lg:gap-14">
      <div className="flex flex-col gap-4 md:sticky md:top-[calc(var(--room-top)+1.5rem)]">
        {isReady ? <TakePicture take={take} player={player} /> : <UnfinishedTake take={take} onNew={onNew} />}
        {isReady && position && <PositionSharing positionId={position.id} hasAgreed={hasAgreed} />}
        <TakeActions take={take} onDeleted={onNew} />
      </div>
      {analysis?.outcome === 'scored' && <Result take={take} analysis={analysis} playback={player.playback} />}
      {analysis?.outcome === 'insufficient_speech' && <NoScores analysis={analysis} playback={player.playback} />}
      {!analysis && <AnalysisState take={take} hasAgreed={hasAgreed} />}
    </div>
  );
}

function TakePicture({ take, player }: { take: AnalyzedTake; player: ReturnType<typeof usePlayer> }) {
  const { t } = useTranslation('feedback');
  const nameOf = useOwnPositionName();
  const { position, video } = take;
  if (!video.playable) return <Frame picture={<Silhouette plain />} />;
  return (
    <Player
      video={video.playable}
      name={position ? nameOf(position.id, position.title) : t('new.name')}
      player={player}
      className="max-md:aspect-[4/5]!"
    />
  );
}

/** A take that is being uploaded or processed, or failed. */
function UnfinishedTake({ take, onNew }: { take: AnalyzedTake; onNew: () => void }) {
  const { t } = useTranslation('feedback');
  const { position, video } = take;
  const upload = useUpload(position?.id ?? PRACTICE);
  const refresh = useRefreshVideos();
  const queries = useQueryClient();
  const isStored = upload?.phase === 'stored';
  useEffect(() => {
    if (isStored) void queries.invalidateQueries({ queryKey: api.feedback.key() });
  }, [isStored, queries]);
  if (video.state === 'failed')
    return (
      <FailedBlock
        positionId={PRACTICE}
        name={t('new.name')}
        video={video}
        onChanged={refresh}
        onRecord={onNew}
        onFile={onNew}
      />
    );
  if (video.state === 'uploading')
    return (
      <UploadBlock
        positionId={position?.id ?? PRACTICE}
        {...(upload ? { upload } : { stranded: video })}
        onCancelled={onNew}
      />
    );
  return <ProcessingBlock video={video} />;
}
