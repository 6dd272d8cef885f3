import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/notify.ts';
import { useRefreshEndpoints } from './use-endpoints.ts';

/** Turns an endpoint off, or on again. */
export function useSwitch({ id: endpointId, state }: Pick<Endpoint, 'id' | 'state'>) {
  const { t } = useTranslation('integrations');
  const refresh = useRefreshEndpoints();
  const change = useMutation(
    api.integrations.changeEndpoint.mutationOptions({
      onSuccess: (changed) => {
        notify.done(t(changed.state === 'disabled' ? 'endpoints.turnedOff' : 'endpoints.turnedOn'));
        return refresh();
      },
      onError: () => {
        notify.failed(t('failed'));
        return refresh();
      },
    }),
  );
  return { turn: () => change.mutate({ endpointId, isActive: state === 'disabled' }) };
}
