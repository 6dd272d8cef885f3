import { APIError } from 'better-auth/api';
import type { SessionUser } from '#contract/accounts.ts';
import type { RequestContext } from '../http.ts';
import { failure } from '../failure.ts';
import type { Viewer } from '../viewer.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

/** Signs in and sets the cookie. A talent without a confirmed email gets no session, but the link again. */
export async function signIn(
  { app, headers, reply }: Request,
  input: { email: string; password: string; remember: boolean },
): Promise<SessionUser> {
  const { email, password, remember } = input;
  const signedIn = await app.auth.api
    .signInEmail({ body: { email, password, rememberMe: remember }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw error instanceof APIError ? failure('wrong_credentials') : error;
    });
  const user = await getSessionUser(app, signedIn.response.user.id);
  if (user.userType === 'talent' && !user.emailVerified) {
    await app.db.deleteFrom('sessions').where('token', '=', signedIn.response.token).execute();
    await app.auth.api.sendVerificationEmail({ body: { email } });
    throw failure('email_not_confirmed');
  }
  passCookies(reply, signedIn.headers);
  return user;
}

export async function signOut({ app, headers, reply }: Request) {
  const { headers: cookies } = await app.auth.api.signOut({ headers, returnHeaders: true });
  passCookies(reply, cookies);
}

/** Hands better-auth's cookies to the answer. */
export function passCookies(reply: Request['reply'], headers: Headers) {
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

export async function getSessionUser({ db }: Pick<Request['app'], 'db'>, userId: string): Promise<SessionUser> {
  const row = await db
    .selectFrom('users')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.user_type',
      'users.is_admin',
      'users.email_verified',
      'company_profiles.company_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    userType: row.user_type as Viewer['userType'],
    isAdmin: row.is_admin,
    emailVerified: row.email_verified,
    companyName: row.company_name,
  };
}
