import { APIError, createEmailVerificationToken } from 'better-auth/api';
import type { SessionUser } from '#contract/accounts.ts';
import { SESSION_HOURS } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import type { RequestContext } from '../http.ts';
import { confirmationKey } from './confirmation.ts';
import { grantAdmin } from './grant-admin.ts';
import { rememberOrigin } from './origins.ts';
import { giveEmail, proveEmail } from './prove-email.ts';
import { provenFrom } from '../referrals/award-referral-credit.ts';
import { getSessionUser } from './session.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address' | 'visitor'>;

/**
 * Uses the token of a confirmation link and signs in until the browser closes; who is signed in already stays so.
 * @returns null if the email was confirmed before.
 */
export async function confirmEmail(request: Request, token: string): Promise<SessionUser | null> {
  const { app, visitor } = request;
  const link = await findLink(app, token);
  if (!link) throw failure('invalid_link');
  if (link.email_verified) return null;
  const from = provenFrom(request.address, request.headers);
  if (visitor?.userId === link.id) await proveEmail(app, link.id, from);
  else await openProven(request, link.id, await giveEmail(app, link.id, from));
  const user = await getSessionUser(app, link.id);
  await nameAdmin(app, user.email);
  await rememberOrigin(request, link.id, false);
  return getSessionUser(app, link.id);
}

/** Lets better-auth confirm the email that the account has just been given, and start a session. */
async function openProven({ app, headers, reply }: Request, userId: string, email: string) {
  const startedAt = new Date();
  const verified = await app.auth.api
    .verifyEmail({
      query: { token: await createEmailVerificationToken(app.env.SECRET, email) },
      headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw error instanceof APIError ? failure('invalid_link') : error;
    });
  await app.db
    .updateTable('sessions')
    .set({ expires_at: new Date(startedAt.getTime() + SESSION_HOURS * 3_600_000) })
    .where('user_id', '=', userId)
    .where('created_at', '>=', startedAt)
    .execute();
  for (const cookie of verified.headers.getSetCookie())
    void reply.header('set-cookie', cookie.replace(/; (?:Max-Age|Expires)=[^;]*/gi, ''));
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
