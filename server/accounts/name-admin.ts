import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';

/** The operator may name admins beforehand; an address counts once its account has proven it. Call it after each proof. */
export async function nameAdmin(
  trx: Kysely<DB>,
  { ADMIN_EMAILS }: Pick<Context['env'], 'ADMIN_EMAILS'>,
  userId: string,
) {
  if (ADMIN_EMAILS.length === 0) return;
  const named = await trx
    .updateTable('users')
    .set({ is_admin: true })
    .where('id', '=', userId)
    .where('email', 'in', ADMIN_EMAILS)
    .where('email_verified', '=', true)
    .where('is_admin', '=', false)
    .executeTakeFirst();
  if (named.numUpdatedRows === 1n) await recordEvent(trx, { kind: 'admin_granted', subjectId: userId });
}
