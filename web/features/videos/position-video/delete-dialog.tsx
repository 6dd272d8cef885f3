import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';

/** Confirms the deletion of a video. */
export function DeleteDialog({
  video,
  open,
  onOpenChange,
  onDeleted,
}: {
  video: OwnVideo;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('videos');
  const remove = useMutation(
    api.videos.deleteVideo.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        notify.done(t('deleted'));
        onDeleted();
      },
      onError: () => notify.failedBriefly(t('deleteFailed')),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('deleteTitle')} text={t('deleteText')}>
      <Button variant="danger" full pending={remove.isPending} onClick={() => remove.mutate({ videoId: video.id })}>
        {t('deleteConfirm')}
      </Button>
      <Button variant="soft" full onClick={() => onOpenChange(false)}>
        {t('keep')}
      </Button>
    </Dialog>
  );
}
