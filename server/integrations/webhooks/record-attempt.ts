import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#contract/values/durations.ts';
import { FAILING_DAYS } from '#contract/values/integrations.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type Attempting, type Outcome, errorOf } from './attempt.ts';
import { mailEndpointDisabled } from './mails.ts';
import { nextAttempt, pauseAfter } from './retry.ts';
import type { TakenDelivery } from './take-due.ts';

const GONE = 410;

type Taken = Pick<TakenDelivery, 'id' | 'endpointId' | 'attempts' | 'failures'>;

/**
 * Stores an attempt and its consequences: the delivery arrived, is retried later, or failed for good; the endpoint recovers,
 * pauses, or is turned off. Does nothing if another sender has taken over the delivery in the meantime.
 */
export async function recordAttempt(context: Attempting, delivery: Taken, outcome: Outcome) {
  const attempts = delivery.attempts + 1;
  const { isDelivered } = outcome;
  const next = isDelivered ? null : nextAttempt(attempts, outcome.retryAfter, context.clock());
  const state = isDelivered ? 'delivered' : next ? 'pending' : 'failed';
  // A single statement while the endpoint is healthy, which is nearly always.
  const isRecorded = await storeAttempt(context.db, delivery, outcome, { state, attempts, next });
  if (!isRecorded || (isDelivered && delivery.failures === 0)) return;
  if (isDelivered) await closeCircuit(context.db, delivery.endpointId);
  else await countFailure(context, delivery.endpointId, outcome);
}

async function storeAttempt(
  db: Kysely<DB>,
  { id, attempts: before }: Taken,
  outcome: Outcome,
  { state, attempts, next }: { state: string; attempts: number; next: Date | null },
) {
  const { rows } = await sql`
    WITH moved AS (
      UPDATE webhook_deliveries SET state = ${state}, attempts = ${attempts}, next_attempt_at = coalesce(${next}, next_attempt_at)
      WHERE id = ${id} AND state = 'pending' AND attempts = ${before} RETURNING id
    )
    INSERT INTO webhook_attempts(delivery_id, number, at, duration_ms, request_headers, status, error, response_body)
    SELECT id, ${attempts}::smallint, ${outcome.at}::timestamptz, ${outcome.durationMs}::int,
      ${JSON.stringify(outcome.requestHeaders)}::json, ${outcome.status}::smallint, ${errorOf(outcome)}, ${outcome.body}
    FROM moved RETURNING number`.execute(db);
  return rows.length === 1;
}

/** Everything that waited for the endpoint is due at once. */
async function closeCircuit(db: Kysely<DB>, endpointId: string) {
  await db
    .updateTable('webhook_endpoints')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', endpointId)
    .execute();
}

async function countFailure(context: Attempting, endpointId: string, outcome: Outcome) {
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const endpoint = await trx
      .updateTable('webhook_endpoints')
      .set({ failures: sql`failures + 1`, failing_since: sql`coalesce(failing_since, ${outcome.at})` })
      .where('id', '=', endpointId)
      .where('disabled_at', 'is', null)
      .returning(['id', 'company_id', 'url', 'failures', 'failing_since'])
      .executeTakeFirst();
    if (!endpoint) return;
    const hasFailedForDays = now.getTime() - endpoint.failing_since!.getTime() >= FAILING_DAYS * DAY_MS;
    const reason = outcome.status === GONE ? 'gone' : hasFailedForDays ? 'failing' : null;
    if (!reason) {
      const paused_until = pauseAfter(endpoint.failures, now);
      await trx.updateTable('webhook_endpoints').set({ paused_until }).where('id', '=', endpointId).execute();
      return;
    }
    await disableEndpoint(trx, endpointId, reason, now);
    await mailEndpointDisabled({ ...context, db: trx }, endpoint, reason);
  });
}

/** Turns an endpoint off. Pending deliveries fail, and can be replayed. */
export async function disableEndpoint(
  trx: Kysely<DB>,
  endpointId: string,
  reason: 'owner' | 'gone' | 'failing' | 'expired',
  at: Date,
) {
  await trx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: at, disabled_reason: reason, paused_until: null })
    .where('id', '=', endpointId)
    .execute();
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}
