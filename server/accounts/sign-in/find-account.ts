import type { Context } from '../../platform/context.ts';
import { hashPendingPassword } from '../registration/pending-registration.ts';

interface FoundAccount {
  id: string;
  /** The address in `users`, which is a placeholder for a pending registration. */
  email: string;
  isVerified: boolean;
  userType: string;
}

/** Compared with the given password if no account has the email. */
let dummyHash: Promise<string> | undefined;

/**
 * Finds the account of an email and password: the one that has the email, otherwise the oldest pending registration. Always
 * computes two hashes, so that the timing reveals nothing.
 */
export async function findAccount(
  { db, auth, env }: Pick<Context, 'db' | 'auth' | 'env'>,
  email: string,
  password: string,
): Promise<FoundAccount | undefined> {
  const { hash, verify } = (await auth.$context).password;
  const holder = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.user_type', 'credentials.password'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  const stored = holder?.password ?? (await (dummyHash ??= hash('')));
  const [isHolder, pendingHash] = await Promise.all([
    verify({ hash: stored, password }),
    hashPendingPassword(env, email, password),
  ]);
  const pending = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.user_type'])
    .where('users.pending_email', '=', email)
    .where('credentials.password', '=', pendingHash)
    .orderBy('users.created_at')
    .executeTakeFirst();
  const found = holder && isHolder ? holder : pending;
  return found && { id: found.id, email: found.email, isVerified: found.email_verified, userType: found.user_type };
}
