import type { SessionUser } from '#contract/accounts/fields.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { endAccess, deleteSecondFactor, setPassword } from '../passwords/reset-access.ts';
import { requireStrongPassword } from '../passwords/password-policy.ts';
import { consumeLink, findLink, voidLinks } from './links.ts';
import { verifyEmailWith } from './verify-email.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Restores the account to the person who reads the mail of its former address: with that email, a new password and no other
 * session. What an intruder may have added after the change, or within a day before it, is removed: passkeys, authenticator
 * apps, API keys and webhooks. Links that revert later changes stop working.
 * @throws invalid_link, also if another account has verified the address in the meantime.
 */
export async function revertEmailChange(
  request: Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const { app, address } = request;
  const link = await findLink(app, 'revert_email', token);
  if (!link || link.used_at) throw failure('invalid_link');
  await requireStrongPassword(password, [link.email, link.name]);
  const hash = await (await app.auth.$context).password.hash(password);
  await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'revert_email', token))) throw failure('invalid_link');
    await verifyEmailWith(trx, app, link, null);
    await trx.updateTable('company_profiles').set({ email: link.email }).where('user_id', '=', link.id).execute();
    await setPassword(trx, link.id, hash, app.clock());
    await endAccess(trx, link.id, app.clock());
    await voidLinks(trx, link.id, app.clock(), ['revert_email'], link.created_at);
    const since = new Date(link.created_at.getTime() - DAY_MS);
    await deleteSecondFactor(trx, link.id, since);
    for (const part of app.accountParts) await part.onRecovered?.(trx, { userId: link.id, since });
    const details = { isReverted: true };
    await recordEvent(trx, { kind: 'email_changed', actorId: link.id, subjectId: link.id, address, details });
  });
  return openSession(request, link.id, { remember: false, proof: 'link' });
}
