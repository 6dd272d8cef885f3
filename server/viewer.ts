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

export async function findViewer({ auth }: Pick<Context, 'auth'>, headers: Headers): Promise<Viewer | null> {
  if (!headers.has('cookie')) return null;
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { user, session } = found;
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    name: user.name,
    userType: user.userType as UserType,
    isAdmin: user.isAdmin === true,
    emailVerified: user.emailVerified,
  };
}
