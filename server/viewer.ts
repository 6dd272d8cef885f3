import type { UserType } from '#contract/accounts.ts';
import type { Context } from './context.ts';

/** Who makes a request: the account of its session, and nothing from the request's body. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  userType: UserType;
  isAdmin: boolean;
  emailVerified: boolean;
}

/** A session is marked as seen at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

export async function findViewer(
  { auth, db, clock }: Pick<Context, 'auth' | 'db' | 'clock'>,
  headers: Headers,
): Promise<Viewer | null> {
  if (!headers.has('cookie')) return null;
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { user, session } = found;
  const now = clock();
  if (!session.seenAt || now.getTime() - session.seenAt.getTime() > SEEN_EVERY_MS)
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', session.id).execute();
  return {
    userId: user.id,
    sessionId: session.id,
    // A claim goes by the email it was made with.
    email: user.claimedEmail ?? user.email,
    name: user.name,
    userType: user.userType as UserType,
    isAdmin: user.isAdmin === true,
    emailVerified: user.emailVerified,
  };
}
