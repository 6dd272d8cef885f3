import { APIError, createEmailVerificationToken } from 'better-auth/api';
import type { SessionUser } from '#contract/accounts.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import type { RequestContext } from '../http.ts';
import { confirmationKey } from './confirmation.ts';
import { grantAdmin } from './grant-admin.ts';
import { rememberOrigin } from './origins.ts';
import { giveEmail } from './prove-email.ts';
import { getSessionUser, passCookies } from './session.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

/** Uses the token of a confirmation link and signs in; null if the email was confirmed before. */
export async function confirmEmail(request: Request, token: string): Promise<SessionUser | null> {
  const { app, headers, reply } = request;
  const link = await findLink(app, token);
  if (!link) throw failure('invalid_link');
  if (link.email_verified) return null;
  const email = await giveEmail(app, link.id);
  // From here on better-auth knows what to do: its own token, and a session.
  const verified = await app.auth.api
    .verifyEmail({
      query: { token: await createEmailVerificationToken(app.env.SECRET, email) },
      headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw error instanceof APIError ? failure('invalid_link') : error;
    });
  passCookies(reply, verified.headers);
  await nameAdmin(app, email);
  await rememberOrigin(request, link.id, false);
  return getSessionUser(app, link.id);
}

async function findLink({ db, clock }: Context, token: string) {
  return db
    .selectFrom('verifications')
    .innerJoin('users', (join) => join.onRef((eb) => eb.cast<string>('users.id', 'text'), '=', 'verifications.value'))
    .select(['users.id', 'users.email_verified'])
    .where('identifier', '=', confirmationKey(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** The operator may name admins beforehand; an address counts once it is confirmed. */
export async function nameAdmin(app: Context, email: string) {
  if (app.env.ADMIN_EMAILS.includes(email.toLowerCase())) await grantAdmin(app, email);
}
