import { PRODUCT_NAME } from '#contract/values/product.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { type Recipient, greet, mailTo } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';
import { describeDevice } from './known-devices.ts';

/** Mails the owner of a verified email that someone signed in to the account on an unknown device. */
export async function notifyNewDevice(
  { app, headers, address }: Pick<RequestContext, 'app' | 'headers' | 'address'>,
  userId: string,
) {
  await recordEvent(app.db, { kind: 'new_device_seen', actorId: userId, subjectId: userId, address });
  const user = await app.db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'user_type'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!user) return;
  const device = describeDevice(headers.get('user-agent'));
  const sessions = `${app.env.PUBLIC_URL}/${user.user_type}/profile#sessions`;
  await postMail(app, await newDeviceMail(mailTo(user), { ...device, at: app.clock() }, sessions));
}

const TEXTS = {
  en: {
    locale: 'en-GB',
    on: 'on',
    unknown: 'An unknown device',
    subject: 'New sign-in to your account',
    body: (device: string, when: string) =>
      `We noticed a sign-in to your ${PRODUCT_NAME} account from a new device.\n\n${device}\nAround ${when} UTC`,
    action: 'Review my sessions',
    note: 'If this was you, there’s nothing to do. If not, end that session and change your password. Can’t sign in? Reset your password to log out every device.',
  },
  es: {
    locale: 'es',
    on: 'en',
    unknown: 'Un dispositivo desconocido',
    subject: 'Nuevo inicio de sesión en tu cuenta',
    body: (device: string, when: string) =>
      `Se ha iniciado sesión en tu cuenta de ${PRODUCT_NAME} desde un dispositivo nuevo.\n\n${device}\n${when} UTC, aproximadamente`,
    action: 'Ver mis sesiones',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña. ¿No puedes iniciar sesión? Restablece tu contraseña y se cerrarán todas las sesiones.',
  },
};

function newDeviceMail(
  { to, language, name }: Recipient,
  { browser, system, at }: { browser: string | null; system: string | null; at: Date },
  url: string,
): Promise<Mail> {
  const { locale, on, unknown, body, ...text } = TEXTS[language];
  const when = at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const device = browser && system ? `${browser} ${on} ${system}` : (browser ?? system ?? unknown);
  return letter(to, url, { ...text, ...greet(language, name), body: body(device, when) });
}
