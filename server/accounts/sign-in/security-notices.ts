import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { greet, mailTo } from '../../platform/mail/recipient.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postMail } from '../../platform/mail/post-mail.ts';

/** Changes that are reported to the owner at once, because an intruder may have made them. */
export type SecurityNotice =
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'twoStepEnabled'
  | 'twoStepDisabled'
  | 'twoStepReset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

const TEXTS = {
  en: {
    action: 'Review sign-in and security',
    note: 'Wasn’t this you? Choose a new password right away and log out everywhere.',
    passwordChanged: [
      'Your password was changed',
      'Your account has a new password, and every other device was logged out.',
    ],
    passkeyAdded: ['A passkey was added to your account', 'You can now sign in with a new passkey.'],
    passkeyRemoved: ['A passkey was removed from your account', 'You can no longer sign in with it.'],
    twoStepEnabled: [
      'Two-step verification is on',
      'From now on, you’ll also need a code from your authenticator app to sign in with your password.',
    ],
    twoStepDisabled: ['Two-step verification is off', 'You can now sign in with your password alone.'],
    twoStepReset: [
      'Your two-step verification was reset',
      'Our support team removed your authenticator app and passkeys, and logged you out everywhere. Sign in with your password and set them up again.',
    ],
    recoveryCodeUsed: [
      'A recovery code was used',
      'Someone, probably you, signed in with a recovery code. Each code works only once.',
    ],
    recoveryCodesRenewed: ['You have new recovery codes', 'Your previous recovery codes no longer work.'],
  },
  es: {
    action: 'Revisar inicio de sesión y seguridad',
    note: '¿No has sido tú? Cambia tu contraseña ahora mismo y cierra la sesión en todos los dispositivos.',
    passwordChanged: [
      'Se ha cambiado tu contraseña',
      'Tu cuenta tiene una contraseña nueva y se ha cerrado la sesión en los demás dispositivos.',
    ],
    passkeyAdded: [
      'Se ha añadido una llave de acceso a tu cuenta',
      'Ya puedes iniciar sesión con una llave de acceso nueva.',
    ],
    passkeyRemoved: ['Se ha eliminado una llave de acceso de tu cuenta', 'Ya no sirve para iniciar sesión.'],
    twoStepEnabled: [
      'La verificación en dos pasos está activada',
      'A partir de ahora, para iniciar sesión con tu contraseña también hará falta un código de tu aplicación de autenticación.',
    ],
    twoStepDisabled: [
      'La verificación en dos pasos está desactivada',
      'Ahora te basta con la contraseña para iniciar sesión.',
    ],
    twoStepReset: [
      'Se ha restablecido tu verificación en dos pasos',
      'Nuestro equipo de soporte ha quitado tu aplicación de autenticación y tus llaves de acceso, y ha cerrado todas tus sesiones. Inicia sesión con tu contraseña y vuelve a configurarlas.',
    ],
    recoveryCodeUsed: [
      'Se ha usado un código de recuperación',
      'Alguien, seguramente tú, ha iniciado sesión con un código de recuperación. Cada código sirve una sola vez.',
    ],
    recoveryCodesRenewed: ['Tienes códigos de recuperación nuevos', 'Los códigos anteriores ya no funcionan.'],
  },
} as const;

/** Mails the owner, inside the caller's transaction if there is one. Unverified emails get nothing: they may be a stranger's. */
export async function mailSecurityNotice(
  { db, env, mailer }: { db: Kysely<DB> } & Pick<Context, 'env' | 'mailer'>,
  userId: string,
  notice: SecurityNotice,
) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'user_type'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!user) return;
  const { to, language, name } = mailTo(user);
  const { action, note, ...notices } = TEXTS[language];
  const [subject, body] = notices[notice];
  const page = `${env.PUBLIC_URL}/${user.user_type}/profile#security`;
  const text = { subject, ...greet(language, name), body, action, note };
  await postMail({ db, mailer }, await letter(to, page, text));
}
