import type { Kysely } from 'kysely';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Makes the account with this verified email an admin. @returns false if there is none. */
export async function grantAdmin({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> {
  const granted = await db
    .updateTable('users')
    .set({ is_admin: true })
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (granted) await recordEvent(db, { kind: 'admin_granted', subjectId: granted.id });
  return granted !== undefined;
}

/** Makes the account an admin if the operator's settings name its verified email. Call it after each verification. */
export async function promoteNamedAdmin(
  trx: Kysely<DB>,
  { ADMIN_EMAILS }: Pick<Context['env'], 'ADMIN_EMAILS'>,
  userId: string,
) {
  if (ADMIN_EMAILS.length === 0) return;
  const promoted = await trx
    .updateTable('users')
    .set({ is_admin: true })
    .where('id', '=', userId)
    .where('email', 'in', ADMIN_EMAILS)
    .where('email_verified', '=', true)
    .where('is_admin', '=', false)
    .executeTakeFirst();
  if (promoted.numUpdatedRows === 1n) await recordEvent(trx, { kind: 'admin_granted', subjectId: userId });
}
