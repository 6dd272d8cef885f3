import { APIError } from 'better-auth/api';
import type { SessionUser, UserType } from '#contract/accounts.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import type { RequestContext } from '../http.ts';
import { nameAdmin } from './confirm.ts';
import { hasManyLinks } from './mailed-links.ts';
import { proveEmail } from './prove-email.ts';
import { openSession } from './sign-in.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

/** Mails a reset link, if the email has an account that has not had too many. */
export async function requestReset({ db, auth, clock }: Pick<Context, 'db' | 'auth' | 'clock'>, email: string) {
  if (!(await hasManyLinks(db, clock(), email))) await auth.api.requestPasswordReset({ body: { email } });
}

/** Whose password a reset link is for. @throws invalid_link */
export async function checkResetLink({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string) {
  const owner = await db
    .selectFrom('verifications')
    .innerJoin('users', (join) => join.onRef((eb) => eb.cast<string>('users.id', 'text'), '=', 'verifications.value'))
    .select(['users.id', 'users.email', 'users.user_type'])
    .where('verifications.identifier', '=', `reset-password:${token}`)
    .where('verifications.expires_at', '>', clock())
    .executeTakeFirst();
  if (!owner) throw failure('invalid_link');
  return { id: owner.id, email: owner.email, userType: owner.user_type as UserType };
}

/** Sets a new password, which proves the email too, signs out every session, voids older links, and signs in. */
export async function resetPassword(
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const { app, headers } = request;
  const { id, email } = await checkResetLink(app, token);
  await app.auth.api.resetPassword({ body: { token, newPassword: password }, headers }).catch((error: unknown) => {
    throw error instanceof APIError ? failure('invalid_link') : error;
  });
  await proveEmail(app, id);
  await app.db.deleteFrom('verifications').where('value', '=', id).execute();
  await app.publish(id, 'session_ended', {});
  await nameAdmin(app, email);
  return openSession(request, id, { email, password, remember: false });
}
