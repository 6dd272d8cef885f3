import type { Context } from '../../platform/context.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { createLink, hasManyLinks, consumeLink, findLink } from './links.ts';
import { alreadyRegisteredMail, confirmationMail } from './mails.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Confirmation } from '#contract/accounts/registration.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { endAccess, deleteSecondFactor, setPassword } from '../passwords/reset-access.ts';
import { needGoodPassword } from '../passwords/password-policy.ts';
import { nameAdmin } from './admins.ts';
import { isPendingBrowser } from '../registration/pending-registration.ts';
import { verifyInside } from './verify-email.ts';
import { provenFrom } from '../../referrals/award-credit.ts';
import { getSessionUser } from '../sessions/session.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Mails the link that proves an account's email; where the email is another account's and proven, its owner hears that
 * somebody tried instead.
 */
export async function sendConfirmation(context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, userId: string) {
  const { db } = context;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'email_verified', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.email_verified) return;
  const email = user.pending_email ?? user.email;
  if (await hasManyLinks(context, email)) return;
  const link = await createLink(context, 'confirm_email', { userId, email });
  const owner = user.pending_email === null ? undefined : await findOwner(context, user.pending_email);
  await postMail(
    context,
    owner
      ? await alreadyRegisteredMail(owner, `${context.env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await confirmationMail({ email, language: user.language }, link),
  );
}

/** Who has proven an email. */
export const findOwner = ({ db }: Pick<Context, 'db'>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'user_type'])
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst();

/** Mails the link again: to the account that is signed in with this email, else to whoever holds it unproven. */
export async function resendConfirmation(app: Context, visitor: Viewer | null, email: string) {
  if (visitor?.email.toLowerCase() === email) return sendConfirmation(app, visitor.userId);
  const holder = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (holder) await sendConfirmation(app, holder.id);
}

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address' | 'visitor'>;
const NOBODY: Confirmation = { user: null, passwordNeededFor: null };

/**
 * Uses the token of a confirmation link and signs in; who is signed in already stays so. Whoever registered may not be who reads
 * the mail: in a browser that has never given the account's password, the link asks for a new one, and with it every older
 * session ends, and so does every other way to sign in.
 * @returns `passwordNeededFor` where a password is asked for, the link is not used up then; neither if it was used before.
 */
export async function confirmEmail(
  request: Request,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Confirmation> {
  const { app, address, visitor } = request;
  const link = await findLink(app, 'confirm_email', token);
  if (!link) throw failure('invalid_link');
  if (link.email_verified) return NOBODY;
  const isSignedIn = visitor?.userId === link.id;
  const isTheirs = isSignedIn || isPendingBrowser(request, link.id);
  if (!isTheirs && password === undefined) return { user: null, passwordNeededFor: { email: link.email } };
  const newHash = isTheirs ? null : await hashFor(request, link, password!);
  const isUsed = await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'confirm_email', token))) return false;
    await verifyInside(trx, app.env, link, provenFrom(address, request.headers));
    if (newHash !== null) {
      await setPassword(trx, link.id, newHash, app.clock());
      await endAccess(trx, link.id, app.clock());
      await deleteSecondFactor(trx, link.id);
    }
    await recordEvent(trx, { kind: 'email_confirmed', actorId: link.id, subjectId: link.id, address });
    await nameAdmin(trx, app.env, link.id);
    return true;
  });
  if (!isUsed) return NOBODY;
  const user = isSignedIn
    ? await getSessionUser(app, link.id)
    : await openSession(request, link.id, { remember: false, proof: 'link' });
  return { user, passwordNeededFor: null };
}

async function hashFor({ app }: Request, { email }: { email: string }, password: string) {
  // The name was typed by whoever registered, and is no secret of theirs.
  await needGoodPassword(password, [email]);
  return (await app.auth.$context).password.hash(password);
}
