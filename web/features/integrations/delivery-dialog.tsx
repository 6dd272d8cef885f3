import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Attempt, Delivery } from '#contract/integrations/deliveries.ts';
import { api } from '#web/lib/api.ts';
import { fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useMoment } from './delivery-table.tsx';
import { useEventName } from './event-choice.tsx';
import { CodeBlock, useReason } from './test-outcome.tsx';

/** A delivery with all requests and answers, and a button to send it again. */
export function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation(['integrations', 'validation']);
  const nameOf = useEventName();
  const moment = useMoment();
  const queries = useQueryClient();
  const details = useQuery(api.integrations.getDelivery.queryOptions({ input: { deliveryId: delivery.id } }));
  const replay = useMutation(
    api.integrations.replayDelivery.mutationOptions({
      onSuccess: () => {
        onClose();
        notify.done(t('deliveries.replayed'));
        return queries.invalidateQueries({ queryKey: api.integrations.listDeliveries.key() });
      },
      onError: (error) => {
        const problem = fieldsOf(error)['endpointId'];
        notify.failed(problem ? t(`validation:${problem as 'endpoint_off'}`) : t('failed'));
      },
    }),
  );
  const { nextAttemptAt } = delivery;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={nameOf(delivery.eventType)}
      text={nextAttemptAt ? t('deliveries.next', { date: moment(nextAttemptAt) }) : delivery.url}
      width={720}
    >
      {details.isPending && <Skeleton shape="text" className="h-48" />}
      {details.isLoadingError && <ErrorState bare title={t('loadFailed')} onRetry={() => void details.refetch()} />}
      {details.data && (
        <>
          <CodeBlock label={t('deliveries.body')} text={pretty(details.data.requestBody)} />
          {details.data.attemptLog.length === 0 && <p className="text-ink-2">{t('deliveries.noAttempt')}</p>}
          <ol className="flex flex-col gap-6">
            {details.data.attemptLog.map((attempt) => (
              <AttemptItem key={attempt.number} attempt={attempt} url={delivery.url} />
            ))}
          </ol>
        </>
      )}
      <Button
        variant="primary"
        full
        pending={replay.isPending}
        onClick={() => replay.mutate({ deliveryId: delivery.id })}
      >
        {t('deliveries.replay')}
      </Button>
    </Dialog>
  );
}

function AttemptItem({ attempt, url }: { attempt: Attempt; url: string }) {
  const { t } = useTranslation('integrations');
  const moment = useMoment();
  const reasonOf = useReason();
  const { number, at, durationMs, requestHeaders, status, error, responseBody } = attempt;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-bold">{t('deliveries.attempt', { number })}</h3>
        <p className="text-sm text-ink-2">{t('deliveries.attemptText', { date: moment(at), ms: durationMs })}</p>
        {error && <p className="text-sm text-danger">{reasonOf(error, url, status)}</p>}
      </div>
      {headers.length > 0 && <CodeBlock label={t('deliveries.headers')} text={headers.join('\n')} />}
      {status !== null && (
        <CodeBlock label={`${t('deliveries.answer')}: ${status}`} text={responseBody || t('test.emptyAnswer')} />
      )}
    </li>
  );
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
