import { useMutation } from '@tanstack/react-query';
import { Captions, Trash2, Video } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Player } from './player.tsx';

const CaptionEditor = lazy(() => import('./caption-editor.tsx'));
const TONES = { pending: 'warn', approved: 'ok', rejected: 'danger' } as const;

/** The published video, its moderation, and how to replace or delete it. */
export function SavedBlock({
  video,
  name,
  onDeleted,
  onRecord,
}: {
  video: OwnVideo;
  name: string;
  onDeleted: () => void;
  onRecord: () => void;
}) {
  const { t } = useTranslation('videos');
  const [isAsking, setIsAsking] = useState(false);
  const [isCaptioning, setIsCaptioning] = useState(false);
  const remove = useMutation(
    api.videos.deleteVideo.mutationOptions({
      onSuccess: () => {
        setIsAsking(false);
        notify.done(t('deleted'));
        onDeleted();
      },
      onError: () => notify.failed(t('deleteFailed')),
    }),
  );
  return (
    <div>
      <Player
        video={video.playable!}
        name={name}
        actions={
          <IconButton look="glass" label={t('delete')} onClick={() => setIsAsking(true)}>
            <Trash2 className="ic" aria-hidden />
          </IconButton>
        }
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Tag tone="ok">{t('saved')}</Tag>
        <Tag tone={TONES[video.moderation]}>{t(`moderation.${video.moderation}`)}</Tag>
        <Button look="quiet" size="xs" className="-ml-2" onClick={() => setIsCaptioning(true)}>
          <Captions className="ic" aria-hidden />
          {t('captions.title')}
        </Button>
        <Button look="quiet" size="xs" className="-ml-2" onClick={onRecord}>
          <Video className="ic" aria-hidden />
          {t('replace')}
        </Button>
      </div>
      {video.moderationNotes && (
        <p className="mt-2 text-sm text-ink-2">{t('moderation.reason', { reason: video.moderationNotes })}</p>
      )}
      {isCaptioning && (
        <Suspense fallback={null}>
          <CaptionEditor video={video} onClose={() => setIsCaptioning(false)} />
        </Suspense>
      )}
      <Dialog open={isAsking} onOpenChange={setIsAsking} title={t('deleteTitle')} text={t('deleteText')}>
        <Button look="danger" full pending={remove.isPending} onClick={() => remove.mutate({ videoId: video.id })}>
          {t('deleteConfirm')}
        </Button>
        <Button look="soft" full onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </Dialog>
    </div>
  );
}
