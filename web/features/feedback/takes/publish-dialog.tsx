import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { OpenProps } from './delete-take-dialog.tsx';

export function PublishDialog({ take, open, onOpenChange }: OpenProps) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const nameOf = useOwnPositionName();
  const { data } = useQuery(api.feedback.listSharing.queryOptions({ enabled: open }));
  const positions = data?.items ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const chosen = positions.find((position) => position.positionId === chosenId) ?? positions[0];
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
      <Field label={t('actions.position')} hint={chosen?.videoId && t('actions.replaces')}>
        <Select
          options={positions.map(({ positionId, positionTitle }) => ({
            value: positionId,
            label: nameOf(positionId, positionTitle),
          }))}
          value={chosen?.positionId}
          onChange={setChosenId}
        />
      </Field>
      <Button
        variant="primary"
        full
        disabled={!chosen}
        pending={publish.isPending}
        onClick={() => publish.mutate({ videoId: take.video.id, positionId: chosen!.positionId })}
      >
        {t('actions.publishConfirm')}
      </Button>
      <Button variant="soft" full onClick={() => onOpenChange(false)}>
        {t('actions.keepPrivate')}
      </Button>
    </Dialog>
  );
}
