import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, NewEndpoint } from '#contract/integrations/endpoints.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { EndpointSecret } from './secret-dialog.tsx';
import { hostOf } from './test-outcome.tsx';
import { useRefreshEndpoints } from './use-endpoints.ts';

interface QuestionProps {
  endpoint: Endpoint;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation, rotates an endpoint's secret, and shows the new one. */
export function RotateSecret({ endpoint, open, onClose }: QuestionProps) {
  const { t } = useTranslation('integrations');
  const refresh = useRefreshEndpoints();
  const [rotated, setRotated] = useState<NewEndpoint | null>(null);
  const rotate = useMutation(
    api.integrations.rotateSecret.mutationOptions({
      onSuccess: (changed) => {
        onClose();
        setRotated(changed);
        return refresh();
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <>
      <Dialog open={open} onOpenChange={onClose} title={t('endpoints.rotateTitle')} text={t('endpoints.rotateText')}>
        <div className="grid gap-2.5 pt-2">
          <Button
            variant="primary"
            full
            pending={rotate.isPending}
            onClick={() => rotate.mutate({ endpointId: endpoint.id })}
          >
            {t('endpoints.rotate')}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
      <EndpointSecret endpoint={rotated} onClose={() => setRotated(null)} />
    </>
  );
}

/** Asks for confirmation before removing an endpoint with its deliveries. */
export function RemoveEndpoint({ endpoint, open, onClose }: QuestionProps) {
  const { t } = useTranslation('integrations');
  const refresh = useRefreshEndpoints();
  const remove = useMutation(
    api.integrations.removeEndpoint.mutationOptions({
      onSuccess: () => {
        onClose();
        notify.done(t('endpoints.removed'));
        return refresh();
      },
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('endpoints.removeTitle')}
      text={t('endpoints.removeText', { host: hostOf(endpoint.url) })}
    >
      <div className="grid gap-2.5 pt-2">
        <Button
          variant="danger"
          full
          pending={remove.isPending}
          onClick={() => remove.mutate({ endpointId: endpoint.id })}
        >
          {t('endpoints.removeAction')}
        </Button>
        <Button variant="soft" full onClick={onClose}>
          {t('endpoints.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
