import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';

export interface OpenProps {
  take: Take;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteTakeDialog({ take, open, onOpenChange, onDeleted }: OpenProps & { onDeleted?: () => void }) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const remove = useMutation(
    api.videos.deleteVideo.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        notify.done(t('actions.deleted'));
        onDeleted?.();
        return queries.invalidateQueries({ queryKey: api.feedback.listTakes.key() });
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('actions.deleteTitle')} text={t('actions.deleteText')}>
      <Button
        variant="danger"
        full
        pending={remove.isPending}
        onClick={() => remove.mutate({ videoId: take.video.id })}
      >
        {t('actions.delete')}
      </Button>
      <Button variant="soft" full onClick={() => onOpenChange(false)}>
        {t('actions.keep')}
      </Button>
    </Dialog>
  );
}
