import type { SessionUser } from '#contract/accounts/fields.ts';
import { DELETION_GRACE_DAYS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { logoUrlOf } from '../../platform/media/playable.ts';
import { clearSessionCookie, readSessionToken, hashToken } from './session-cookie.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

/** Ends the session of the request's cookie, if there is one. */
export async function endSessionOf({ app, headers }: Pick<Request, 'app' | 'headers'>) {
  const token = readSessionToken(app.env, headers);
  if (token === null) return;
  const ended = await app.db
    .deleteFrom('sessions')
    .where('token', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();
  if (ended) await app.publish(ended.user_id, 'session_ended', {});
}

export async function signOut(request: Request) {
  await endSessionOf(request);
  void request.reply.header('set-cookie', clearSessionCookie(request.app.env));
}

/** Returns when an account will be erased, given when its deletion was requested. */
export const erasureDate = (requestedAt: Date) => new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * 86_400_000);

export async function getSessionUser({ db, env }: Pick<Context, 'db' | 'env'>, userId: string): Promise<SessionUser> {
  const row = await db
    .selectFrom('users')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.pending_email',
      'users.name',
      'users.user_type',
      'users.is_admin',
      'users.email_verified',
      'users.deletion_requested_at',
      'company_profiles.company_name',
      'company_profiles.logo_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.pending_email ?? row.email,
    name: row.name,
    userType: row.user_type as Viewer['userType'],
    isAdmin: row.is_admin,
    emailVerified: row.email_verified,
    companyName: row.company_name,
    logoUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
    erasedAt: row.deletion_requested_at && erasureDate(row.deletion_requested_at).toISOString(),
  };
}
