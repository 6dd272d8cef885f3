import { APIError } from 'better-auth/api';
import type { SessionUser } from '#contract/accounts.ts';
import { failure } from '../failure.ts';
import type { RequestContext } from '../http.ts';
import { findViewer } from '../viewer.ts';
import { grantAdmin } from './grant-admin.ts';
import { getSessionUser, passCookies, signIn } from './session.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

const invalidLink = (error: unknown) => {
  throw error instanceof APIError ? failure('invalid_link') : error;
};

/** Uses the token of a confirmation link and signs in; null if the email was confirmed before. */
export async function confirmEmail({ app, headers, reply }: Request, token: string): Promise<SessionUser | null> {
  const confirmed = await app.auth.api
    .verifyEmail({ query: { token }, headers, returnHeaders: true })
    .catch(invalidLink);
  passCookies(reply, confirmed.headers);
  const cookies = new Headers({
    cookie: confirmed.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });
  const viewer = await findViewer(app, cookies);
  if (!viewer) return null;
  // The operator may name admins beforehand; an address counts once it is confirmed.
  if (app.env.ADMIN_EMAILS.includes(viewer.email.toLowerCase())) await grantAdmin(app, viewer.email);
  return getSessionUser(app, viewer.userId);
}

/** Sets a new password, which proves the email too, signs out every session and signs in. */
export async function resetPassword(
  { app, headers, reply }: Request,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const owner = await app.db
    .selectFrom('verifications')
    .innerJoin('users', (join) => join.onRef((eb) => eb.cast<string>('users.id', 'text'), '=', 'verifications.value'))
    .select(['users.id', 'users.email'])
    .where('verifications.identifier', '=', `reset-password:${token}`)
    .executeTakeFirst();
  if (!owner) throw failure('invalid_link');
  await app.auth.api.resetPassword({ body: { token, newPassword: password }, headers }).catch(invalidLink);
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', owner.id).execute();
  return signIn({ app, headers, reply }, { email: owner.email, password, remember: false });
}
