import type { Confirmation } from '#contract/accounts.ts';
import { recordEvent } from '../audit/record-event.ts';
import { failure } from '../platform/http/failure.ts';
import type { RequestContext } from '../platform/http/routes.ts';
import { endAccess } from './end-access.ts';
import { deleteSecondFactor } from './delete-second-factor.ts';
import { needGoodPassword } from './good-password.ts';
import { consumeLink, findLink } from './links.ts';
import { nameAdmin } from './name-admin.ts';
import { isPendingBrowser } from './pending-browser.ts';
import { verifyInside } from './verify-email.ts';
import { verificationSource } from '../referrals/award-credit.ts';
import { getSessionUser } from './session.ts';
import { setPassword } from './set-password.ts';
import { openSession } from './open-session.ts';

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
    await verifyInside(trx, app.env, link, verificationSource(address, request.headers));
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
