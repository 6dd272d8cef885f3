import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../platform/context.ts';

/** Makes the account of a confirmed email an admin. @returns false if there is none. */
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
