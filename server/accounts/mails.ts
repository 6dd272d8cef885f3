import { PRODUCT_NAME, RESET_LINK_HOURS } from '#contract/constants.ts';
import type { Mail } from '../adapters/mail.ts';
import { type LetterText, letter } from '../mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language?: string | null | undefined;
}

const inLanguage = (language: string | null | undefined, texts: { en: LetterText; es: LetterText }) =>
  texts[language === 'es' ? 'es' : 'en'];

export function confirmationMail(user: Recipient, url: string): Promise<Mail> {
  return letter(
    user.email,
    url,
    inLanguage(user.language, {
      en: {
        subject: `Confirm your email for ${PRODUCT_NAME}`,
        greeting: `Hello ${user.name},`,
        body: `One tap, and your ${PRODUCT_NAME} account is yours.`,
        action: 'Confirm my email',
        note: 'Was this not you? Then ignore this mail, and nothing happens.',
      },
      es: {
        subject: `Confirma tu correo en ${PRODUCT_NAME}`,
        greeting: `Hola ${user.name}:`,
        body: `Un toque y tu cuenta de ${PRODUCT_NAME} es tuya.`,
        action: 'Confirmar mi correo',
        note: '¿No has sido tú? Ignora este correo y no pasará nada.',
      },
    }),
  );
}

export function resetMail(user: Recipient, url: string): Promise<Mail> {
  return letter(
    user.email,
    url,
    inLanguage(user.language, {
      en: {
        subject: `Reset your ${PRODUCT_NAME} password`,
        greeting: `Hello ${user.name},`,
        body: `Choose a new password within ${RESET_LINK_HOURS} hours. The link works once.`,
        action: 'Choose a new password',
        note: 'Was this not you? Your password stays as it is.',
      },
      es: {
        subject: `Restablece tu contraseña de ${PRODUCT_NAME}`,
        greeting: `Hola ${user.name}:`,
        body: `Elige una contraseña nueva en las próximas ${RESET_LINK_HOURS} horas. El enlace funciona una vez.`,
        action: 'Elegir contraseña',
        note: '¿No has sido tú? Tu contraseña sigue igual.',
      },
    }),
  );
}

/** Sent instead of an error when somebody registers an email that has an account. */
export function alreadyRegisteredMail(user: Recipient, signInUrl: string): Promise<Mail> {
  return letter(
    user.email,
    signInUrl,
    inLanguage(user.language, {
      en: {
        subject: `You already have a ${PRODUCT_NAME} account`,
        greeting: `Hello ${user.name},`,
        body: 'Somebody, perhaps you, tried to register with this email. There is an account already, so nothing was changed.',
        action: 'Sign in',
        note: 'Forgot the password? The sign-in page mails you a link.',
      },
      es: {
        subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
        greeting: `Hola ${user.name}:`,
        body: 'Alguien, quizá tú, ha intentado registrarse con este correo. Ya hay una cuenta, así que no ha cambiado nada.',
        action: 'Iniciar sesión',
        note: '¿Olvidaste la contraseña? La página de acceso te envía un enlace.',
      },
    }),
  );
}

/** Tells the owner that the account is going, and how to keep it. */
export function deletionMail(user: Recipient, erasedAt: Date, signInUrl: string): Promise<Mail> {
  const day = erasedAt.toLocaleDateString(user.language === 'es' ? 'es' : 'en-GB', { dateStyle: 'long' });
  return letter(
    user.email,
    signInUrl,
    inLanguage(user.language, {
      en: {
        subject: `Your ${PRODUCT_NAME} account is being deleted`,
        greeting: `Hello ${user.name},`,
        body: `Your account is hidden now. On ${day} it is erased with everything in it. Sign in before then to keep it.`,
        action: 'Keep my account',
        note: 'Was this not you? Sign in, keep the account and choose a new password.',
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se va a borrar`,
        greeting: `Hola ${user.name}:`,
        body: `Tu cuenta ya no se ve. El ${day} se borra con todo lo que contiene. Inicia sesión antes si quieres conservarla.`,
        action: 'Conservar mi cuenta',
        note: '¿No has sido tú? Inicia sesión, conserva la cuenta y elige otra contraseña.',
      },
    }),
  );
}
