import type { SessionUser } from '#contract/accounts/fields.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { endAccess, deleteSecondFactor, setPassword } from '../passwords/reset-access.ts';
import { needGoodPassword } from '../passwords/password-policy.ts';
import { consumeLink, findLink } from './links.ts';
import { verifyInside } from './verify-email.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Whoever reads the mail of the former address takes the account back: it has that email again, a new password, and no other
 * session, nor a passkey or authenticator app that was added within a day before the change or since. @throws invalid_link, also where the address has been proven for another account in the meantime.
 */
export async function revertEmailChange(
  request: Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const { app, address } = request;
  const link = await findLink(app, 'revert_email', token);
  if (!link || link.used_at) throw failure('invalid_link');
  await needGoodPassword(password, [link.email, link.name]);
  const hash = await (await app.auth.$context).password.hash(password);
  await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'revert_email', token))) throw failure('invalid_link');
    await verifyInside(trx, app.env, link, null);
    await trx.updateTable('company_profiles').set({ email: link.email }).where('user_id', '=', link.id).execute();
    await setPassword(trx, link.id, hash, app.clock());
    await endAccess(trx, link.id, app.clock());
    await deleteSecondFactor(trx, link.id, new Date(link.created_at.getTime() - DAY_MS));
    const details = { isReverted: true };
    await recordEvent(trx, { kind: 'email_changed', actorId: link.id, subjectId: link.id, address, details });
  });
  return openSession(request, link.id, { remember: false, proof: 'link' });
}
