import { sql } from 'kysely';
import { AUDIT_DAYS } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';

/** Deletes events past their retention. A trigger of the table refuses to delete newer ones. */
export async function deleteOldEvents({ db }: Pick<Context, 'db'>) {
  await db
    .deleteFrom('audit_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS + 1})`)
    .execute();
}
