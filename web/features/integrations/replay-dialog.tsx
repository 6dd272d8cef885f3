import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/integrations/endpoints.ts';
import { DAY_MS, MINUTE_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { hostOf } from './test-outcome.tsx';

/** The value of a datetime-local field, in the reader's time zone. */
const localText = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** Sends the events of a period to an endpoint again. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { t } = useTranslation(['integrations', 'validation']);
  const queries = useQueryClient();
  const [from, setFrom] = useState(() => localText(new Date(Date.now() - DAY_MS)));
  const [to, setTo] = useState(() => localText(new Date(Date.now() + MINUTE_MS)));
  const [onlyFailed, setOnlyFailed] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const replay = useMutation(
    api.integrations.replayPeriod.mutationOptions({
      onSuccess: ({ replayed }) => {
        onClose();
        notify[replayed === 0 ? 'note' : 'done'](t('endpoints.replayed', { count: replayed }));
        return queries.invalidateQueries({ queryKey: api.integrations.listDeliveries.key() });
      },
      onError: (error) => {
        if (codeOf(error) === 'invalid_input') setProblem(Object.values(fieldsOf(error))[0] ?? 'invalid');
        else notify.failed(t('failed'));
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const [since, until] = [new Date(from), new Date(to)];
    if (!(since < until)) return setProblem('period');
    replay.mutate({ endpointId: endpoint.id, from: since.toISOString(), to: until.toISOString(), onlyFailed });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('endpoints.replayTitle')}
      text={t('endpoints.replayText', { host: hostOf(endpoint.url) })}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('endpoints.from')}>
          <TextInput type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('endpoints.to')} error={problem && t(`validation:${problem as 'period'}`)}>
          <TextInput type="datetime-local" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Checkbox label={t('endpoints.onlyFailed')} checked={onlyFailed} onChange={setOnlyFailed} />
        <Button type="submit" variant="primary" full pending={replay.isPending}>
          {t('endpoints.replayAction')}
        </Button>
      </form>
    </Dialog>
  );
}
