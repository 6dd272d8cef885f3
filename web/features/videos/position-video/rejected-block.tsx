import { Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useUnfinished } from '../recorder/take-store.ts';
import { UnfinishedTake } from '../recorder/unfinished-take.tsx';
import { RejectionReason, SubmitAgain } from './moderation.tsx';

/** A rejected video: the moderator's reason and the next steps. */
export function RejectedBlock({
  positionId,
  video,
  onDeleted,
  onRecord,
}: {
  positionId: string;
  video: OwnVideo;
  onDeleted: () => void;
  onRecord: () => void;
}) {
  const { t } = useTranslation('videos');
  const { unfinished, discard } = useUnfinished(positionId);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="panel flex min-h-[420px] flex-col justify-end gap-3 p-5">
      <ErrorState
        bare
        as="h3"
        isStacked
        title={t('moderation.rejectedTitle')}
        text={t('moderation.rejectedText')}
        action={<span />}
      />
      <RejectionReason notes={video.moderationNotes} className="mb-2 border-t border-line pt-3 text-ink-2" />
      {unfinished ? (
        <UnfinishedTake elapsedMs={unfinished.elapsedMs} onReview={onRecord} onDiscard={() => void discard()} />
      ) : (
        <Button variant="secondary" full onClick={onRecord}>
          <Video className="ic" aria-hidden />
          {t('replace')}
        </Button>
      )}
      <SubmitAgain videoId={video.id} variant="outline" full />
      <Button variant="ghost" full onClick={() => setIsAsking(true)}>
        <Trash2 className="ic" aria-hidden />
        {t('delete')}
      </Button>
      <DeleteDialog video={video} open={isAsking} onOpenChange={setIsAsking} onDeleted={onDeleted} />
    </div>
  );
}
