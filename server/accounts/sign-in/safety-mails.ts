import { EMAIL_REVERT_DAYS } from '#contract/accounts/credentials.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/accounts.ts';
import type { Mail } from '../../platform/mail/transport.ts';
import { greet } from '../../platform/mail/recipient.ts';
import { letter } from '../../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}
interface Device {
  browser: string | null;
  system: string | null;
  at: Date;
}

/** Somebody has signed in where the account has never been used. */
export function newDeviceMail(
  { email, name, language }: Recipient,
  { browser, system, at }: Device,
  url: string,
): Promise<Mail> {
  const isSpanish = language === 'es';
  const when = at.toLocaleString(isSpanish ? 'es' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const named = browser && system && (isSpanish ? `${browser} en ${system}` : `${browser} on ${system}`);
  const device = named ?? browser ?? system ?? (isSpanish ? 'Un dispositivo desconocido' : 'An unknown device');
  return letter(
    email,
    url,
    isSpanish
      ? {
          subject: 'Nuevo inicio de sesión en tu cuenta',
          greeting: greet('es', name),
          body: `Se ha iniciado sesión en tu cuenta de ${PRODUCT_NAME} desde un dispositivo nuevo.\n\n${device}\n${when} UTC, aproximadamente`,
          action: 'Ver mis sesiones',
          note: 'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña. ¿No puedes iniciar sesión? Restablece tu contraseña y se cerrarán todas las sesiones.',
        }
      : {
          subject: 'New sign-in to your account',
          greeting: greet('en', name),
          body: `We noticed a sign-in to your ${PRODUCT_NAME} account from a new device.\n\n${device}\nAround ${when} UTC`,
          action: 'Review my sessions',
          note: 'If this was you, there’s nothing to do. If not, end that session and change your password. Can’t sign in? Reset your password to log out every device.',
        },
  );
}

/** Proves the new address of an account that is changing its email. It names nobody: the address may be a stranger's. */
export function changeEmailMail(email: string, language: string, url: string): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: `Confirma tu nuevo correo en ${PRODUCT_NAME}`,
          greeting: greet('es', null),
          body: `Abre el enlace donde tengas la sesión iniciada y esta dirección pasará a ser el correo de tu cuenta. El enlace es válido durante ${RESET_LINK_HOURS} horas y funciona una sola vez.`,
          action: 'Usar este correo',
          note: '¿No lo has pedido tú? Puedes ignorar este correo.',
        }
      : {
          subject: `Confirm your new email for ${PRODUCT_NAME}`,
          greeting: greet('en', null),
          body: `Open the link on a device where you’re signed in to use this email for your account. It’s valid for ${RESET_LINK_HOURS} hours and works once.`,
          action: 'Use this email',
          note: 'Didn’t ask for this? You can ignore this email.',
        },
  );
}

/** To the former address of an account, after its email has changed. */
export function emailChangedMail({ email, name, language }: Recipient, url: string): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: `El correo de tu cuenta de ${PRODUCT_NAME} ha cambiado`,
          greeting: greet('es', name),
          body: 'Tu cuenta usa ahora otra dirección de correo. Esta ya no sirve para iniciar sesión.',
          action: 'No he sido yo',
          note: `Si has sido tú, no tienes que hacer nada. Si no, usa el botón en los próximos ${EMAIL_REVERT_DAYS} días para recuperar tu cuenta con este correo y cerrar todas las sesiones.`,
        }
      : {
          subject: `Your ${PRODUCT_NAME} email has changed`,
          greeting: greet('en', name),
          body: 'Your account now uses a different email. You can no longer sign in with this one.',
          action: 'This wasn’t me',
          note: `If this was you, there’s nothing to do. If not, use the button within ${EMAIL_REVERT_DAYS} days to recover your account with this email and log out every device.`,
        },
  );
}
