import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/viewer.ts';

/** An account of the cast, as if it had signed in. */
export async function findViewer({ db }: Context, email: string): Promise<Viewer | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_type', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  return {
    userId: user.id,
    sessionId: '',
    email: user.email,
    name: user.name,
    userType: user.user_type as Viewer['userType'],
    isAdmin: false,
    emailVerified: user.email_verified,
  };
}
