import type { SessionUser } from '#contract/accounts.ts';
import { DELETION_GRACE_DAYS } from '#contract/constants.ts';
import type { RequestContext } from '../http.ts';
import type { Viewer } from '../viewer.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

export async function signOut({ app, headers, reply }: Request) {
  const { headers: cookies } = await app.auth.api.signOut({ headers, returnHeaders: true });
  passCookies(reply, cookies);
}

/** Hands better-auth's cookies to the answer. */
export function passCookies(reply: Request['reply'], headers: Headers) {
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

/** When an account is erased whose owner asked for that then. */
export const erasedAt = (requestedAt: Date) => new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * 86_400_000);

export async function getSessionUser({ db }: Pick<Request['app'], 'db'>, userId: string): Promise<SessionUser> {
  const row = await db
    .selectFrom('users')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.claimed_email',
      'users.name',
      'users.user_type',
      'users.is_admin',
      'users.email_verified',
      'users.deletion_requested_at',
      'company_profiles.company_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.claimed_email ?? row.email,
    name: row.name,
    userType: row.user_type as Viewer['userType'],
    isAdmin: row.is_admin,
    emailVerified: row.email_verified,
    companyName: row.company_name,
    erasedAt: row.deletion_requested_at && erasedAt(row.deletion_requested_at).toISOString(),
  };
}
