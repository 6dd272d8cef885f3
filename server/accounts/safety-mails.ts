import { EMAIL_REVERT_DAYS } from '#contract/accounts/credentials.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/accounts.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';

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
          note: 'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña. ¿No puedes entrar? Restablece la contraseña: así se cierran todas las sesiones.',
        }
      : {
          subject: 'New sign-in to your account',
          greeting: greet('en', name),
          body: `Your ${PRODUCT_NAME} account was signed in to from a new device.\n\n${device}\nAround ${when} UTC`,
          action: 'Review my sessions',
          note: "If this was you, there is nothing to do. If it wasn't, end that session and change your password. Can't sign in? Reset your password: that signs out every device.",
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
          body: `Abre el enlace donde tengas la sesión iniciada y esta dirección pasará a ser el correo de tu cuenta. El enlace vale ${RESET_LINK_HOURS} horas y funciona una vez.`,
          action: 'Usar este correo',
          note: '¿No lo has pedido tú? Ignora este correo y no pasará nada.',
        }
      : {
          subject: `Confirm your new email for ${PRODUCT_NAME}`,
          greeting: greet('en', null),
          body: `Open the link where you are signed in, and this address becomes the email of your account. The link is good for ${RESET_LINK_HOURS} hours and works once.`,
          action: 'Use this email',
          note: "Didn't ask for this? Ignore this email, and nothing will happen.",
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
          note: `Si has sido tú, no tienes que hacer nada. Si no, durante ${EMAIL_REVERT_DAYS} días el botón te devuelve la cuenta con este correo y cierra todas las sesiones.`,
        }
      : {
          subject: `The email of your ${PRODUCT_NAME} account has changed`,
          greeting: greet('en', name),
          body: 'Your account now uses a different email address. You can no longer sign in with this one.',
          action: "This wasn't me",
          note: `If you made this change, there is nothing to do. If you didn't, the button gives you your account back with this email and ends every session. It works for ${EMAIL_REVERT_DAYS} days.`,
        },
  );
}
