import type { SessionUser, UserType } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { endAccess, deleteSecondFactor, setPassword } from './reset-access.ts';
import { needGoodPassword } from './password-policy.ts';
import { consumeLink, createLink, findLink, hasManyLinks } from '../verification/links.ts';
import { resetMail } from '../verification/mails.ts';
import { nameAdmin } from '../verification/admins.ts';
import { provenFrom } from '../../referrals/award-credit.ts';
import { verifyInside } from '../verification/verify-email.ts';
import { openSession } from '../sessions/open-session.ts';

/** Mails a reset link, if the email has an account that has not had too many. */
export async function requestReset(app: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, email: string) {
  if (await hasManyLinks(app, email)) return;
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  const link = await createLink(app, 'reset_password', { userId: user.id, email: user.email });
  await postMail(app, await resetMail({ ...user, name: user.email_verified ? user.name : null }, link));
}

/** Whose password a reset link is for; the link is not used up. @throws invalid_link */
export async function checkResetLink(app: Pick<Context, 'db' | 'clock'>, token: string) {
  const link = await findLink(app, 'reset_password', token);
  if (!link || link.used_at) throw failure('invalid_link');
  return { ...link, userType: link.user_type as UserType };
}

/** Sets a new password, which proves the email too, ends every session and link, and signs in: after a code, with two-step verification. */
export async function resetPassword(
  request: Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const { app, address } = request;
  const link = await checkResetLink(app, token);
  await needGoodPassword(password, link.email_verified ? [link.email, link.name] : [link.email]);
  const hash = await (await app.auth.$context).password.hash(password);
  await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'reset_password', token))) throw failure('invalid_link');
    await verifyInside(trx, app.env, link, provenFrom(address, request.headers));
    await setPassword(trx, link.id, hash, app.clock());
    await endAccess(trx, link.id, app.clock());
    // Until an email is proven, somebody else may have set up the account.
    if (!link.email_verified) await deleteSecondFactor(trx, link.id);
    await recordEvent(trx, { kind: 'password_reset', actorId: link.id, subjectId: link.id, address });
    await nameAdmin(trx, app.env, link.id);
  });
  return openSession(request, link.id, { remember: false, proof: 'link' });
}
