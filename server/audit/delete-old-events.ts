import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Deletes what is past its retention of 400 days. The table itself refuses to lose anything newer. */
export async function deleteOldEvents({ db }: Pick<Context, 'db'>) {
  await db
    .deleteFrom('audit_events')
    .where('at', '<', sql<Date>`now() - interval '401 days'`)
    .execute();
}
