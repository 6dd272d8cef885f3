import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';

/** What the owner may do with a take: publish a practice take, delete it. */
export function TakeActions({ take, onDeleted }: { take: Take; onDeleted: () => void }) {
  const { t, i18n } = useTranslation('feedback');
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const { position, video } = take;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        {position ? t('actions.ofPosition', { title: position.title }) : t('actions.private')}
        {' · '}
        {dateText(video.createdAt, i18n.language)}
      </p>
      <div className="flex flex-wrap gap-2">
        {!position && video.state === 'ready' && (
          <Button variant="outline" size="sm" onClick={() => setIsPublishing(true)}>
            <Upload className="ic" aria-hidden />
            {t('actions.publish')}
          </Button>
        )}
        {!position && (
          <Button variant="ghost" size="sm" onClick={() => setIsDeleting(true)}>
            <Trash2 className="ic" aria-hidden />
            {t('actions.delete')}
          </Button>
        )}
      </div>
      <DeleteTakeDialog take={take} open={isDeleting} onOpenChange={setIsDeleting} onDeleted={onDeleted} />
      <PublishDialog take={take} open={isPublishing} onOpenChange={setIsPublishing} />
    </div>
  );
}

interface OpenProps {
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

function PublishDialog({ take, open, onOpenChange }: OpenProps) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const { data } = useQuery(api.feedback.listSharing.queryOptions({ enabled: open }));
  const options =
    data?.items.map(({ positionId, positionTitle }) => ({ value: positionId, label: positionTitle })) ?? [];
  const [chosen, setChosen] = useState<string>();
  const positionId = chosen ?? options[0]?.value;
  const publish = useMutation(
    api.feedback.publishTake.mutationOptions({
      onSuccess: ({ position }) => {
        onOpenChange(false);
        notify.done(t('actions.published', { title: position?.title }));
        return queries.invalidateQueries();
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('actions.publishTitle')} text={t('actions.publishText')}>
      <Select label={t('actions.publishTitle')} options={options} value={positionId} onChange={setChosen} />
      <Button
        variant="primary"
        full
        disabled={positionId === undefined}
        pending={publish.isPending}
        onClick={() => publish.mutate({ videoId: take.video.id, positionId: positionId! })}
      >
        {t('actions.publishConfirm')}
      </Button>
      <Button variant="soft" full onClick={() => onOpenChange(false)}>
        {t('actions.keep')}
      </Button>
    </Dialog>
  );
}
