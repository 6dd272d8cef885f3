import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { LiveEventName, LiveEvents } from '#contract/live.ts';
import type { DB } from '../db/schema.gen.ts';

export const LIVE_CHANNEL = 'closeup_live';

/** Publishes an event to all open tabs of a user, on every server. */
export type Publish = <Name extends LiveEventName>(
  userId: string,
  name: Name,
  event: LiveEvents[Name],
) => Promise<void>;

/** The payload of a notification: the account or accounts to notify, and the event. Triggers write it too. */
export interface LiveMessage {
  userId: string | string[];
  name: string;
  event: unknown;
}

const write = (message: LiveMessage) => JSON.stringify(message);

export function createPublish(pool: pg.Pool): Publish {
  return async (userId, name, event) => {
    await pool.query('SELECT pg_notify($1, $2)', [LIVE_CHANNEL, write({ userId, name, event })]);
  };
}

/** Publishes an event to one user or several when the transaction commits, in one notification. */
export async function publishWith<Name extends LiveEventName>(
  trx: Kysely<DB>,
  to: string | string[],
  name: Name,
  event: LiveEvents[Name],
) {
  await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${write({ userId: to, name, event })})`.execute(trx);
}
