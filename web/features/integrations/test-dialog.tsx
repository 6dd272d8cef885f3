import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useEventName } from './event-choice.tsx';
import { TestOutcome, hostOf } from './test-outcome.tsx';

/** Sends an example to an endpoint and shows its answer. */
export function TestDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const nameOf = useEventName();
  const queries = useQueryClient();
  const [eventType, setEventType] = useState<EventType>(endpoint.eventTypes[0]!);
  const test = useMutation(
    api.integrations.testEndpoint.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.integrations.listDeliveries.key() }),
      onError: () => notify.failed(t('failed')),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('endpoints.testTitle')}
      text={t('endpoints.testText', { host: hostOf(endpoint.url) })}
    >
      <Field label={t('test.event')}>
        <Select
          options={endpoint.eventTypes.map((value) => ({ value, label: nameOf(value) }))}
          value={eventType}
          onChange={setEventType}
        />
      </Field>
      {test.data && <TestOutcome result={test.data} url={endpoint.url} />}
      <Button
        variant="primary"
        full
        pending={test.isPending}
        onClick={() => test.mutate({ endpointId: endpoint.id, eventType })}
      >
        {t(test.isPending ? 'endpoints.sending' : 'endpoints.send')}
      </Button>
    </Dialog>
  );
}
