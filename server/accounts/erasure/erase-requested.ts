import type { Context } from '../../platform/context.ts';
import { eraseAccount } from './erase-account.ts';

/** Erases an account before its grace period has ended. @returns false if its owner hasn't requested the deletion */
export async function eraseRequested(
  context: Pick<Context, 'db' | 'env' | 'accountParts'>,
  email: string,
): Promise<boolean> {
  const user = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deletion_requested_at', 'is not', null)
    .executeTakeFirst();
  if (user) await eraseAccount(context, user.id);
  return user !== undefined;
}
