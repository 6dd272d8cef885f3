import type { Context } from '#server/platform/context.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Returns the viewer of a demo account, as if it had signed in. */
export async function findViewer({ db, clock }: Context, email: string): Promise<Viewer | null> {
  const user = await db
    .selectFrom('users')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'user_type', 'email_verified', 'block_keys'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  return {
    userId: user.id,
    sessionId: '',
    email: user.email,
    name: user.name,
    userType: user.user_type as Viewer['userType'],
    isAdmin: false,
    hasSecondFactor: false,
    emailVerified: user.email_verified,
    authenticatedAt: clock(),
    blockKeys: user.block_keys ?? [],
  };
}
