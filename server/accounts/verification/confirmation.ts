import type { Context } from '../../platform/context.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { createLink, consumeLink, findLink, hasReachedLinkLimit } from './links.ts';
import { alreadyRegisteredMail, confirmationMail } from './mails.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Confirmation } from '#contract/accounts/registration.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { mailTo } from '../../platform/mail/recipient.ts';
import { requireStrongPassword } from '../passwords/password-policy.ts';
import { deleteSecondFactor, endAccess, setPassword } from '../passwords/reset-access.ts';
import { isPendingBrowser } from '../registration/pending-registration.ts';
import { getSessionUser } from '../sessions/session.ts';
import { openSession } from '../sessions/open-session.ts';
import { promoteNamedAdmin } from './admins.ts';
import { verifyEmailWith } from './verify-email.ts';

/**
 * Mails the link that verifies an account's email. If another account has already verified the email, its owner is told that
 * someone tried to register it.
 */
export async function sendConfirmation(context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, userId: string) {
  const { db, env } = context;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'email_verified', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.email_verified) return;
  const email = user.pending_email ?? user.email;
  if (await hasReachedLinkLimit(context, email)) return;
  const link = await createLink(context, 'confirm_email', { userId, email });
  const owner = user.pending_email === null ? undefined : await findVerifiedOwner(context, user.pending_email);
  await postMail(
    context,
    owner
      ? await alreadyRegisteredMail(mailTo(owner), `${env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await confirmationMail(mailTo({ email, language: user.language }), link),
  );
}

/** Returns the account that has verified an email. */
export const findVerifiedOwner = ({ db }: Pick<Context, 'db'>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'user_type'])
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst();

/** Mails the link again: for the visitor's account if it has this email, otherwise for the unverified account that has it. */
export async function resendConfirmation(context: Context, visitor: Viewer | null, email: string) {
  if (visitor?.email.toLowerCase() === email) return sendConfirmation(context, visitor.userId);
  const holder = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (holder) await sendConfirmation(context, holder.id);
}

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address' | 'visitor'>;
const NOBODY: Confirmation = { user: null, passwordNeededFor: null };

/**
 * Uses the token of a confirmation link and signs in. A visitor who is already signed in keeps the session. The person who
 * reads the mail may not be the one who registered: in a browser where the account's password was never entered, the link asks
 * for a new one, which ends every other session and every other way to sign in.
 * @returns `passwordNeededFor` if a password is needed and the link remains valid; neither field if the link was used before.
 */
export async function confirmEmail(
  request: Request,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Confirmation> {
  const { app, address, headers, visitor } = request;
  const link = await findLink(app, 'confirm_email', token);
  if (!link) throw failure('invalid_link');
  if (link.email_verified) return NOBODY;
  const isSignedIn = visitor?.userId === link.id;
  const hasGivenPassword = isSignedIn || isPendingBrowser(request, link.id);
  if (!hasGivenPassword && password === undefined) return { user: null, passwordNeededFor: { email: link.email } };
  const newHash = hasGivenPassword ? null : await hashNewPassword(app, link.email, password!);
  const isConsumed = await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'confirm_email', token))) return false;
    await verifyEmailWith(trx, app, link, { address, headers });
    if (newHash !== null) {
      await setPassword(trx, link.id, newHash, app.clock());
      await endAccess(trx, link.id, app.clock());
      await deleteSecondFactor(trx, link.id);
    }
    await recordEvent(trx, { kind: 'email_confirmed', actorId: link.id, subjectId: link.id, address });
    await promoteNamedAdmin(trx, app.env, link.id);
    return true;
  });
  if (!isConsumed) return NOBODY;
  const user = isSignedIn
    ? await getSessionUser(app, link.id)
    : await openSession(request, link.id, { remember: false, proof: 'link' });
  return { user, passwordNeededFor: null };
}

async function hashNewPassword({ auth }: Pick<Context, 'auth'>, email: string, password: string) {
  // An intruder may have typed the account's name, so it does not count as personal here.
  await requireStrongPassword(password, [email]);
  return (await auth.$context).password.hash(password);
}
