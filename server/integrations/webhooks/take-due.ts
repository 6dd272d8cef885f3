import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { StoredEvent } from './payload.ts';
import type { SealedKeys } from './sign.ts';
import { TARGET_TIMEOUT_MS } from '../../platform/http/target.ts';

/** How long a delivery is leased to its sender. After that, the sender is presumed dead. */
const LEASE_MS = 2 * TARGET_TIMEOUT_MS;

/** A delivery with everything that an attempt needs. */
export interface TakenDelivery {
  id: string;
  endpointId: string;
  url: string;
  /** Number of attempts so far. */
  attempts: number;
  failures: number;
  event: StoredEvent;
  keys: SealedKeys;
}

interface Room {
  /** How many deliveries may be taken. */
  total: number;
  /** How many more may be taken for these endpoints; `otherwise` for any other. */
  byEndpoint: Map<string, number>;
  otherwise: number;
}

interface Row extends SealedKeys {
  id: string;
  endpoint_id: string;
  url: string;
  attempts: number;
  failures: number;
  event_id: string;
  type: string;
  data: unknown;
  is_test: boolean;
  created_at: Date;
}

/**
 * Takes due deliveries, oldest first, a few per endpoint, so that one endpoint's long queue doesn't hold up others. Endpoints
 * are found with a skip scan of the index of pending deliveries: the cost grows with the number of endpoints that have any.
 */
export async function takeDue(db: Kysely<DB>, now: Date, room: Room): Promise<TakenDelivery[]> {
  // A JSON object, since looking up an id takes constant time.
  const free = JSON.stringify(Object.fromEntries(room.byEndpoint));
  const { rows } = await sql<Row>`
    WITH RECURSIVE waiting AS (
      (SELECT endpoint_id FROM webhook_deliveries WHERE state = 'pending' ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT d.endpoint_id FROM webhook_deliveries d WHERE d.state = 'pending' AND d.endpoint_id > w.endpoint_id
        ORDER BY d.endpoint_id LIMIT 1)
      FROM waiting w WHERE w.endpoint_id IS NOT NULL
    ), due AS (
      SELECT found.id FROM waiting w
      JOIN webhook_endpoints e ON e.id = w.endpoint_id
      CROSS JOIN LATERAL (
        SELECT d.id, d.next_attempt_at FROM webhook_deliveries d
        WHERE d.endpoint_id = e.id AND d.state = 'pending' AND d.next_attempt_at <= ${now}
        ORDER BY d.next_attempt_at LIMIT least(coalesce((${free}::jsonb ->> e.id::text)::int, ${room.otherwise}), CASE WHEN e.failures > 0 THEN 1 END)
        FOR UPDATE SKIP LOCKED
      ) found
      WHERE e.disabled_at IS NULL AND (e.paused_until IS NULL OR e.paused_until <= ${now})
      ORDER BY found.next_attempt_at LIMIT ${room.total}
    )
    UPDATE webhook_deliveries d SET next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    FROM due, webhook_endpoints e, outbox_events v
    WHERE d.id = due.id AND e.id = d.endpoint_id AND v.id = d.event_id
    RETURNING d.id, d.endpoint_id, d.attempts, e.url, e.failures, e.secret, e.signing_key, e.previous_secret,
      e.previous_signing_key, e.previous_until, v.id AS event_id, v.type, v.data, v.is_test, v.created_at`.execute(db);
  return rows.map(
    ({ id, endpoint_id, url, attempts, failures, event_id, type, data, is_test, created_at, ...keys }) => ({
      id,
      endpointId: endpoint_id,
      url,
      attempts,
      failures,
      event: { id: event_id, type, data, is_test, created_at },
      keys,
    }),
  );
}
