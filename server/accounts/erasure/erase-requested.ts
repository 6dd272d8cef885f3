import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { eraseAccountWith } from './erase-account.ts';

/** Erases an account before its grace period has ended. @returns false if its owner hasn't requested the deletion */
export async function eraseRequested(
  context: Pick<Context, 'db' | 'env' | 'accountParts'>,
  email: string,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deletion_requested_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return false;
    await eraseAccountWith(trx, context, user.id);
    await recordEvent(trx, { kind: 'account_erased', subjectId: user.id, details: { by: 'operator' } });
    return true;
  });
}
