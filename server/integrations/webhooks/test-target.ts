import { randomUUID } from 'node:crypto';
import { EVENT_SAMPLES, type EventType } from '#contract/integrations/events.ts';
import type { TestResult } from '#contract/integrations/tests.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type Attempting, CONTENT_HEADERS, attempt, errorOf, isSuccess } from './attempt.ts';
import { getEndpoint } from './endpoints.ts';
import { type StoredEvent, bodyOf } from './payload.ts';
import { requireTarget } from '../../platform/http/target.ts';

type Testing = Omit<Attempting, 'mailer'>;

const sampleOf = ({ clock }: Pick<Testing, 'clock'>, type: EventType): StoredEvent => ({
  id: randomUUID(),
  type,
  data: EVENT_SAMPLES[type],
  is_test: true,
  created_at: clock(),
});

/** Sends an example to an endpoint once and logs it. It changes nothing about the endpoint. @throws not_found */
export async function testEndpoint(
  context: Testing,
  viewer: Viewer,
  { endpointId, eventType }: { endpointId: string; eventType: EventType },
): Promise<TestResult> {
  const keys = await getEndpoint(context, viewer, endpointId);
  const event = sampleOf(context, eventType);
  const outcome = await attempt(context, { url: keys.url, event, keys });
  const { isDelivered, status, body, durationMs, at } = outcome;
  const error = errorOf(outcome);
  await context.db.transaction().execute(async (trx) => {
    const { id: event_id, data, ...rest } = event;
    await trx
      .insertInto('outbox_events')
      .values({ id: event_id, company_id: viewer.userId, data: JSON.stringify(data), ...rest })
      .execute();
    const { id } = await trx
      .insertInto('webhook_deliveries')
      .values({
        company_id: viewer.userId,
        endpoint_id: endpointId,
        event_id,
        kind: 'test',
        state: isDelivered ? 'delivered' : 'failed',
        attempts: 1,
        next_attempt_at: at,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request_headers = JSON.stringify(outcome.requestHeaders);
    await trx
      .insertInto('webhook_attempts')
      .values({
        delivery_id: id,
        number: 1,
        at,
        duration_ms: durationMs,
        request_headers,
        status,
        error,
        response_body: body,
      })
      .execute();
  });
  return { isDelivered, status, durationMs, error, responseBody: body };
}

/** Sends an example to an address that isn't an endpoint yet. Without a secret, it isn't signed. @throws email_not_confirmed */
export async function testTarget(
  context: Testing,
  { emailVerified }: Viewer,
  { url, eventType }: { url: string; eventType: EventType },
): Promise<TestResult> {
  if (!emailVerified) throw failure('email_not_confirmed');
  await requireTarget(context.env, url);
  const event = sampleOf(context, eventType);
  const headers = { ...CONTENT_HEADERS, 'webhook-id': event.id };
  const answer = await context.postToTarget(url, bodyOf(context.env, event), headers);
  const isDelivered = isSuccess(answer);
  const { status, durationMs, body } = answer;
  return { isDelivered, status, durationMs, error: errorOf({ ...answer, isDelivered }), responseBody: body };
}
