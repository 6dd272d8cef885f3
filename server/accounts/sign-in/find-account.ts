import type { Context } from '../../platform/context.ts';
import { hashPendingPassword } from '../registration/pending-registration.ts';

interface Found {
  id: string;
  /** What better-auth knows the account by. */
  email: string;
  isProven: boolean;
  userType: string;
}

/** A hash of no password. */
let nobody: Promise<string> | undefined;

/**
 * The account of an email and password: who holds the email, else the oldest claim to it. It takes two hashes whatever is
 * found, so that the time tells nothing.
 */
export async function findAccount(
  { db, auth, env }: Pick<Context, 'db' | 'auth' | 'env'>,
  email: string,
  password: string,
): Promise<Found | undefined> {
  const { hash, verify } = (await auth.$context).password;
  const holder = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.user_type', 'credentials.password'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  const stored = holder?.password ?? (await (nobody ??= hash('')));
  const [isHolder, claimHash] = await Promise.all([
    verify({ hash: stored, password }),
    hashPendingPassword(env, email, password),
  ]);
  const claim = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.user_type'])
    .where('users.pending_email', '=', email)
    .where('credentials.password', '=', claimHash)
    .orderBy('users.created_at')
    .executeTakeFirst();
  const found = holder && isHolder ? holder : claim;
  return found && { id: found.id, email: found.email, isProven: found.email_verified, userType: found.user_type };
}
