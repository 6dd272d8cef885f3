import { sql } from 'kysely';
import { AUDIT_DAYS } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';

/** Deletes what is past its retention. The table itself refuses to lose anything newer. */
export async function deleteOldEvents({ db }: Pick<Context, 'db'>) {
  await db
    .deleteFrom('audit_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS + 1})`)
    .execute();
}
