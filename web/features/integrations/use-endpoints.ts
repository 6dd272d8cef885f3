import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, NewEndpoint } from '#contract/integrations/endpoints.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { useServerText } from '#web/lib/server-text.ts';
import { notify } from '#web/ui/layers/notify.ts';

export const useEndpoints = () => useQuery(api.integrations.listEndpoints.queryOptions());

/** Reloads the endpoints after one has changed. */
export function useRefreshEndpoints() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.integrations.listEndpoints.key() });
}

/** Adds an endpoint. `created` holds its secret until `forget`; `problems` has the message keys of its fields. */
export function useNewEndpoint(savedText: string) {
  const { t } = useTranslation(['integrations', 'errors']);
  const refresh = useRefreshEndpoints();
  const serverText = useServerText();
  const [created, setCreated] = useState<NewEndpoint | null>(null);
  const create = useMutation(
    api.integrations.createEndpoint.mutationOptions({
      onSuccess: (endpoint) => {
        setCreated(endpoint);
        notify.done(savedText);
        return refresh();
      },
      onError: (error) => {
        if (codeOf(error) === 'email_not_confirmed') return notify.failed(serverText(error));
        if (codeOf(error) !== 'invalid_input') notify.failed(t('failed'));
      },
    }),
  );
  return { create, created, forget: () => setCreated(null), problems: fieldsOf(create.error) };
}

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
