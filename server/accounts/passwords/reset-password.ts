import type { SessionUser, UserType } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { mailTo, type Recipient, greet } from '../../platform/mail/recipient.ts';
import { endAccess, deleteSecondFactor, setPassword } from './reset-access.ts';
import { consumeLink, createLink, findLink, hasReachedLinkLimit } from '../verification/links.ts';
import { requireStrongPassword } from './password-policy.ts';
import { promoteNamedAdmin } from '../verification/admins.ts';
import { verifyEmailWith } from '../verification/verify-email.ts';
import { openSession } from '../sessions/open-session.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/durations.ts';
import { letter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/transport.ts';

/** Emails a reset link, unless there is no such account or the address has reached its hourly limit. */
export async function requestReset(context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, email: string) {
  if (await hasReachedLinkLimit(context, email)) return;
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  const link = await createLink(context, 'reset_password', { userId: user.id, email: user.email });
  await postMail(context, await resetMail(mailTo(user), link));
}

/** Returns the account that a reset link is for, without using the link. @throws invalid_link */
export async function checkResetLink(context: Pick<Context, 'db' | 'clock'>, token: string) {
  const link = await findLink(context, 'reset_password', token);
  if (!link || link.used_at) throw failure('invalid_link');
  return { ...link, userType: link.user_type as UserType };
}

/**
 * Sets a new password, verifies the email, ends every session and link, and signs in.
 * @throws code_needed if the account has two-step verification; invalid_link
 */
export async function resetPassword(
  request: Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>,
  { token, password }: { token: string; password: string },
): Promise<SessionUser> {
  const { app, address } = request;
  const link = await checkResetLink(app, token);
  await requireStrongPassword(password, link.email_verified ? [link.email, link.name] : [link.email]);
  const hash = await (await app.auth.$context).password.hash(password);
  await app.db.transaction().execute(async (trx) => {
    if (!(await consumeLink(trx, app.clock(), 'reset_password', token))) throw failure('invalid_link');
    await verifyEmailWith(trx, app, link, { address, headers: request.headers });
    await setPassword(trx, link.id, hash, app.clock());
    await endAccess(trx, link.id, app.clock());
    // An intruder may have set up an account whose email was never verified.
    if (!link.email_verified) await deleteSecondFactor(trx, link.id);
    await recordEvent(trx, { kind: 'password_reset', actorId: link.id, subjectId: link.id, address });
    await promoteNamedAdmin(trx, app.env, link.id);
  });
  return openSession(request, link.id, { remember: false, proof: 'link' });
}

const TEXTS = {
  en: {
    subject: `Reset your ${PRODUCT_NAME} password`,
    body: `Choose a new password within ${RESET_LINK_HOURS} hours. The link works once.`,
    action: 'Choose a new password',
    note: 'Wasn’t this you? You can ignore this email. Your password stays the same.',
  },
  es: {
    subject: `Restablece tu contraseña de ${PRODUCT_NAME}`,
    body: `Elige una contraseña nueva en las próximas ${RESET_LINK_HOURS} horas. El enlace funciona una vez.`,
    action: 'Elegir contraseña',
    note: '¿No has sido tú? Puedes ignorar este correo. Tu contraseña no cambia.',
  },
};

export const resetMail = ({ to, language, name }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { ...greet(language, name), ...TEXTS[language] });
