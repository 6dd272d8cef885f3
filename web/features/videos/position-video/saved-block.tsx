import { Captions, Trash2, Video } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { VideoStatus } from './moderation.tsx';
import { useUnfinished } from '../recorder/take-store.ts';
import { UnfinishedTake } from '../recorder/unfinished-take.tsx';
import { Player } from '../player/player.tsx';

const CaptionEditor = lazy(() => import('../captions/caption-editor.tsx'));

/** The published video with its moderation state, captions, replacement and deletion. */
export function SavedBlock({
  positionId,
  video,
  isFound,
  name,
  onDeleted,
  onRecord,
}: {
  positionId: string;
  video: OwnVideo;
  isFound: boolean;
  name: string;
  onDeleted: () => void;
  onRecord: () => void;
}) {
  const { t } = useTranslation('videos');
  const { unfinished, discard } = useUnfinished(positionId);
  const [isAsking, setIsAsking] = useState(false);
  const [isCaptioning, setIsCaptioning] = useState(false);
  return (
    <div>
      <Player
        video={video.playable!}
        name={name}
        actions={
          <IconButton variant="glass" label={t('delete')} onClick={() => setIsAsking(true)}>
            <Trash2 className="ic" aria-hidden />
          </IconButton>
        }
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Tag tone="ok">{t('saved')}</Tag>
        <VideoStatus video={video} isFound={isFound} />
      </div>
      {video.moderation === 'pending' && video.isSubmittedAgain && (
        <p className="mt-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {t('moderation.waitingText')}{' '}
          {video.moderationNotes && t('moderation.reason', { reason: video.moderationNotes })}
        </p>
      )}
      {unfinished && (
        <div className="mt-3 flex flex-col gap-2.5">
          <UnfinishedTake elapsedMs={unfinished.elapsedMs} onReview={onRecord} onDiscard={() => void discard()} />
        </div>
      )}
      <div className="mt-3 -ml-3 flex flex-wrap gap-y-3">
        <Button variant="ghost" size="xs" onClick={() => setIsCaptioning(true)}>
          <Captions className="ic" aria-hidden />
          {t('captions.title')}
        </Button>
        {!unfinished && (
          <Button variant="ghost" size="xs" onClick={onRecord}>
            <Video className="ic" aria-hidden />
            {t('replace')}
          </Button>
        )}
      </div>
      {isCaptioning && (
        <Suspense fallback={null}>
          <CaptionEditor video={video} onClose={() => setIsCaptioning(false)} />
        </Suspense>
      )}
      <DeleteDialog video={video} open={isAsking} onOpenChange={setIsAsking} onDeleted={onDeleted} />
    </div>
  );
}
