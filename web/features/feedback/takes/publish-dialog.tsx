import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useOwnPositionName } from '#web/lib/use-own-position-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { OpenProps } from './delete-take-dialog.tsx';

export function PublishDialog({ take, open, onOpenChange }: OpenProps) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const nameOf = useOwnPositionName();
  const { data } = useQuery(api.feedback.listSharing.queryOptions({ enabled: open }));
  const options =
    data?.items.map(({ positionId, positionTitle }) => ({
      value: positionId,
      label: nameOf(positionId, positionTitle),
    })) ?? [];
  const [chosen, setChosen] = useState<string>();
  const positionId = chosen ?? options[0]?.value;
  const publish = useMutation(
    api.feedback.publishTake.mutationOptions({
      onSuccess: ({ position }) => {
        onOpenChange(false);
        notify.done(t('actions.published', { title: position && nameOf(position.id, position.title) }));
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
