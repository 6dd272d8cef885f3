import { type SessionUser, corporateEmailSchema } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findOwner } from './confirmation.ts';
import { isFreeMailDomain } from '../registration/corporate-email.ts';
import { consumeLink, createLink, findLink, hasManyLinks, voidLinks } from './links.ts';
import { alreadyRegisteredMail } from './mails.ts';
import { nameAdmin } from './admins.ts';
import { provenFrom } from '../../referrals/award-credit.ts';
import { verifyInside } from './verify-email.ts';
import { needRecentProof } from '../../platform/http/recent-proof.ts';
import { changeEmailMail, emailChangedMail } from '../sign-in/safety-mails.ts';
import { getSessionUser } from '../sessions/session.ts';

type Request = Pick<RequestContext, 'app' | 'address' | 'headers'>;

/**
 * Mails a link to the new address; nothing changes before it is opened. Where the address is another account's, its owner hears
 * that somebody tried, and the answer is the same.
 * @throws password_needed; invalid_input (`email`) where it can't stand for a company.
 */
export async function requestEmailChange({ app }: Pick<RequestContext, 'app'>, viewer: Viewer, email: string) {
  needRecentProof(app, viewer);
  if (viewer.userType === 'company') needCorporate(email);
  await app.db.transaction().execute((trx) => voidLinks(trx, viewer.userId, app.clock(), ['change_email']));
  if (email === viewer.email.toLowerCase() || (await hasManyLinks(app, email))) return;
  const link = await createLink(app, 'change_email', { userId: viewer.userId, email });
  const owner = await findOwner(app, email);
  const { language } = await app.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  await postMail(
    app,
    owner
      ? await alreadyRegisteredMail(owner, `${app.env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await changeEmailMail(email, language, link),
  );
}

function needCorporate(email: string) {
  const parsed = corporateEmailSchema.safeParse(email);
  if (!parsed.success) throw invalid('email', parsed.error.issues[0]!.message);
  if (isFreeMailDomain(email)) throw invalid('email', 'corporate_email');
}

/**
 * The link of the new address was opened where the account is signed in: the account has it from now on, and its badge is computed
 * anew. The former address, if it was proven, hears of it and can take the account back.
 * @throws invalid_link, also where somebody else is signed in, or has proven the address in the meantime.
 */
export async function confirmEmailChange(
  { app, address, headers }: Request,
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
    await verifyInside(trx, app.env, { id: userId, email: link.email }, provenFrom(address, headers));
    await trx.updateTable('company_profiles').set({ email: link.email }).where('user_id', '=', userId).execute();
    await voidLinks(trx, userId, app.clock(), ['confirm_email', 'reset_password', 'change_email']);
    await recordEvent(trx, { kind: 'email_changed', actorId: userId, subjectId: userId, address });
    await nameAdmin(trx, app.env, userId);
    if (!before.email_verified) return;
    const revert = await createLink({ ...app, db: trx }, 'revert_email', { userId, email: before.email });
    await postMail({ db: trx, mailer: app.mailer }, await emailChangedMail(before, revert));
  });
  return getSessionUser(app, userId);
}
