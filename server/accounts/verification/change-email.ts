import type { SessionUser } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import { requireRecentProof, type Viewer } from '../../platform/http/viewer.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { consumeLink, createLink, findLink, voidLinks, hasReachedLinkLimit } from './links.ts';
import { alreadyRegisteredMail, changeEmailMail, emailChangedMail } from './mails.ts';
import { mailTo } from '../../platform/mail/recipient.ts';
import { requireCorporateEmail } from '../registration/corporate-email.ts';
import { getSessionUser } from '../sessions/session.ts';
import { promoteNamedAdmin } from './admins.ts';
import { findVerifiedOwner } from './confirmation.ts';
import { verifyEmailWith } from './verify-email.ts';

/**
 * Mails a link to the new address; nothing changes until it is opened. If the address belongs to another account, its owner is
 * told that someone tried to use it, and the answer is the same.
 * @throws password_needed; invalid_input (`email`) if it is already the account's own, or not a corporate address for a company.
 */
export async function requestEmailChange({ app }: Pick<RequestContext, 'app'>, viewer: Viewer, email: string) {
  requireRecentProof(app, viewer);
  if (email === viewer.email.toLowerCase()) throw invalid('email', 'email_unchanged');
  if (viewer.userType === 'company') await requireCorporateEmail(email);
  await app.db.transaction().execute((trx) => voidLinks(trx, viewer.userId, app.clock(), ['change_email']));
  if (await hasReachedLinkLimit(app, email)) return;
  const link = await createLink(app, 'change_email', { userId: viewer.userId, email });
  const owner = await findVerifiedOwner(app, email);
  const { language } = await app.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  await postMail(
    app,
    owner
      ? await alreadyRegisteredMail(mailTo(owner), `${app.env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await changeEmailMail(mailTo({ email, language }), link),
  );
}

/**
 * Gives the account its new email, after the link was opened where the account is signed in. The former address, if it was
 * verified, gets a mail with a link that reverts the change.
 * @throws invalid_link, also if another account is signed in or has verified the address in the meantime.
 */
export async function confirmEmailChange(
  { app, address, headers }: Pick<RequestContext, 'app' | 'address' | 'headers'>,
  viewer: Viewer,
  token: string,
): Promise<SessionUser> {
  const { userId } = viewer;
  const link = await findLink(app, 'change_email', token);
  if (!link || link.id !== userId || link.used_at) throw failure('invalid_link');
  await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'change_email', token))) throw failure('invalid_link');
    const before = await trx
      .selectFrom('users')
      .select(['email', 'name', 'language', 'email_verified'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await verifyEmailWith(trx, app, { id: userId, email: link.email }, { address, headers });
    await trx.updateTable('company_profiles').set({ email: link.email }).where('user_id', '=', userId).execute();
    await voidLinks(trx, userId, app.clock(), ['confirm_email', 'reset_password', 'change_email']);
    await recordEvent(trx, { kind: 'email_changed', actorId: userId, subjectId: userId, address });
    await promoteNamedAdmin(trx, app.env, userId);
    if (!before.email_verified) return;
    const revert = await createLink({ ...app, db: trx }, 'revert_email', { userId, email: before.email });
    await postMail({ db: trx, mailer: app.mailer }, await emailChangedMail(mailTo(before), revert));
  });
  return getSessionUser(app, userId);
}
