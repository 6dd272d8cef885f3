import { sql } from 'kysely';
import type { Attempt, Delivery, DeliveryDetails } from '#contract/integrations/deliveries.ts';
import type { EventType } from '#contract/integrations/events.ts';
import { DELIVERIES_PAGE_SIZE } from '#contract/values/integrations.ts';
import type { Context } from '../../platform/context.ts';
import { readCursor, writeCursor } from '../../platform/db/keyset.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { bodyOf } from './payload.ts';

const deliveriesOf = ({ db }: Pick<Context, 'db'>, { userId }: Pick<Viewer, 'userId'>) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .innerJoin('outbox_events as v', 'v.id', 'd.event_id')
    .leftJoin('webhook_attempts as a', (join) =>
      join.onRef('a.delivery_id', '=', 'd.id').onRef('a.number', '=', 'd.attempts'),
    )
    .select(['d.id', 'd.endpoint_id', 'e.url', 'd.event_id', 'd.kind', 'd.state', 'd.attempts', 'd.next_attempt_at'])
    .select(['d.created_at', 'v.type', 'v.data', 'v.is_test', 'v.created_at as happened_at'])
    .select(['a.status', 'a.error', sql<string>`d.created_at::text`.as('at')])
    .where('d.company_id', '=', userId);
type Row = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number];

const toDelivery = (row: Row): Delivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  url: row.url,
  eventId: row.event_id,
  eventType: row.type as EventType,
  kind: row.kind as Delivery['kind'],
  state: row.state as Delivery['state'],
  attempts: row.attempts,
  lastStatus: row.status,
  lastError: row.error,
  nextAttemptAt: row.state === 'pending' ? row.next_attempt_at.toISOString() : null,
  createdAt: row.created_at.toISOString(),
});

interface Page {
  endpointId?: string | undefined;
  state?: Delivery['state'] | undefined;
  cursor?: string | undefined;
}

/** Lists deliveries, newest first. @throws invalid_input when the cursor is malformed. */
export async function listDeliveries(
  context: Pick<Context, 'db'>,
  viewer: Viewer,
  { endpointId, state, cursor }: Page,
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await deliveriesOf(context, viewer)
    .$if(endpointId !== undefined, (query) => query.where('d.endpoint_id', '=', endpointId!))
    .$if(state !== undefined, (query) => query.where('d.state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(d.created_at, d.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(DELIVERIES_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > DELIVERIES_PAGE_SIZE ? rows[DELIVERIES_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, DELIVERIES_PAGE_SIZE).map(toDelivery),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** Returns a delivery with what was sent and answered. @throws not_found */
export async function getDelivery(
  context: Pick<Context, 'db' | 'env'>,
  viewer: Viewer,
  deliveryId: string,
): Promise<DeliveryDetails> {
  const row = await deliveriesOf(context, viewer).where('d.id', '=', deliveryId).executeTakeFirst();
  if (!row) throw failure('not_found');
  const attempts = await context.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute();
  const { event_id: id, type, data, is_test, happened_at: created_at } = row;
  return {
    ...toDelivery(row),
    requestBody: bodyOf(context.env, { id, type, data, is_test, created_at }),
    attemptLog: attempts.map(({ number, at, duration_ms, request_headers, status, error, response_body }): Attempt => ({
      number,
      at: at.toISOString(),
      durationMs: duration_ms,
      requestHeaders: request_headers as Record<string, string>,
      status,
      error,
      responseBody: response_body,
    })),
  };
}
