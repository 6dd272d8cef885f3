import { type Kysely, sql } from 'kysely';
import type { Delivery } from '#contract/integrations/deliveries.ts';
import { REPLAY_MAX } from '#contract/values/integrations.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { getDelivery } from './deliveries.ts';
import { getEndpoint } from './endpoints.ts';

type Replaying = Pick<Context, 'db' | 'env' | 'clock'>;

/** Sends the event of a delivery to its endpoint again, under the same id. @throws not_found */
export async function replayDelivery(context: Replaying, viewer: Viewer, deliveryId: string): Promise<Delivery> {
  const { db, clock } = context;
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'event_id'])
    .where('id', '=', deliveryId)
    .where('company_id', '=', viewer.userId)
    .executeTakeFirst();
  if (!delivery) throw failure('not_found');
  await requireActive(context, viewer, delivery.endpoint_id);
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, company_id: viewer.userId, kind: 'replay', next_attempt_at: clock(), created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getDelivery(context, viewer, id);
}

interface Period {
  endpointId: string;
  from: string;
  to: string;
  onlyFailed: boolean;
}

/**
 * Sends the events of a period to an endpoint again, each once; with `onlyFailed`, those that never arrived and are not on their way.
 * @returns how many. @throws not_found, or invalid_input for an empty period or one with more than 10,000 events.
 */
export async function replayPeriod(context: Replaying, viewer: Viewer, { endpointId, from, to, onlyFailed }: Period) {
  await requireActive(context, viewer, endpointId);
  const [since, until] = [new Date(from), new Date(to)];
  if (since >= until) throw invalid('to', 'period');
  return context.db.transaction().execute(async (trx) => {
    const replayed = await insertReplays(trx, { endpointId, since, until, onlyFailed, now: context.clock() });
    if (replayed > REPLAY_MAX) throw invalid('to', 'replay_max');
    return { replayed };
  });
}

async function insertReplays(
  trx: Kysely<DB>,
  {
    endpointId,
    since,
    until,
    onlyFailed,
    now,
  }: { endpointId: string; since: Date; until: Date; onlyFailed: boolean; now: Date },
) {
  const { rows } = await sql`
    INSERT INTO webhook_deliveries(company_id, endpoint_id, event_id, kind, next_attempt_at, created_at)
    SELECT d.company_id, ${endpointId}, d.event_id, 'replay', ${now}, ${now}
    FROM webhook_deliveries d JOIN outbox_events v ON v.id = d.event_id
    WHERE d.endpoint_id = ${endpointId} AND NOT v.is_test AND v.created_at >= ${since} AND v.created_at < ${until}
    GROUP BY d.company_id, d.event_id
    HAVING NOT ${onlyFailed}::boolean OR bool_and(d.state = 'failed')
    LIMIT ${REPLAY_MAX + 1} RETURNING 1`.execute(trx);
  return rows.length;
}

/** @throws not_found, or invalid_input while the endpoint is off. */
async function requireActive(context: Pick<Context, 'db'>, viewer: Viewer, endpointId: string) {
  const { disabled_at } = await getEndpoint(context, viewer, endpointId);
  if (disabled_at) throw invalid('endpointId', 'endpoint_off');
}
