import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/accounts.ts';
import type { Mail } from '../../platform/mail/transport.ts';
import { type LetterText, letter } from '../../platform/mail/letter.ts';
import { greet } from '../../platform/mail/recipient.ts';

interface Recipient {
  email: string;
  /** Null where the email is unproven: whoever typed the name may not be who reads it. */
  name: string | null;
  language?: string | null | undefined;
}

const inLanguage = (language: string | null | undefined, texts: { en: LetterText; es: LetterText }) =>
  texts[language === 'es' ? 'es' : 'en'];

export function confirmationMail(to: Omit<Recipient, 'name'>, url: string): Promise<Mail> {
  return letter(
    to.email,
    url,
    inLanguage(to.language, {
      en: {
        subject: `Confirm your email for ${PRODUCT_NAME}`,
        greeting: greet('en', null),
        body: `Confirm your email to start using ${PRODUCT_NAME}.`,
        action: 'Confirm my email',
        note: 'Didn’t sign up? You can ignore this email.',
      },
      es: {
        subject: `Confirma tu correo en ${PRODUCT_NAME}`,
        greeting: greet('es', null),
        body: `Confirma tu correo para empezar a usar ${PRODUCT_NAME}.`,
        action: 'Confirmar mi correo',
        note: '¿No te has registrado? Puedes ignorar este correo.',
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
        greeting: greet('en', user.name),
        body: `Choose a new password within ${RESET_LINK_HOURS} hours. The link works once.`,
        action: 'Choose a new password',
        note: 'Wasn’t you? You can ignore this email. Your password stays the same.',
      },
      es: {
        subject: `Restablece tu contraseña de ${PRODUCT_NAME}`,
        greeting: greet('es', user.name),
        body: `Elige una contraseña nueva en las próximas ${RESET_LINK_HOURS} horas. El enlace funciona una vez.`,
        action: 'Elegir contraseña',
        note: '¿No has sido tú? Puedes ignorar este correo. Tu contraseña no cambia.',
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
        greeting: greet('en', user.name),
        body: 'Someone, perhaps you, tried to register with this email. You already have an account, so nothing has changed.',
        action: 'Sign in',
        note: 'Forgot your password? You can get a reset link on the sign-in page.',
      },
      es: {
        subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
        greeting: greet('es', user.name),
        body: 'Alguien, quizá tú, ha intentado registrarse con este correo. Ya tienes una cuenta, así que no ha cambiado nada.',
        action: 'Iniciar sesión',
        note: '¿Has olvidado la contraseña? Puedes pedir un enlace en la página de inicio de sesión.',
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
        subject: `Your ${PRODUCT_NAME} account is scheduled for deletion`,
        greeting: greet('en', user.name),
        body: `Your account is hidden now. On ${day} we’ll erase it and everything in it. Sign in before then to keep it.`,
        action: 'Keep my account',
        note: 'Wasn’t you? Sign in, keep your account and choose a new password.',
      },
      es: {
        subject: `Tu cuenta de ${PRODUCT_NAME} se va a eliminar`,
        greeting: greet('es', user.name),
        body: `Tu cuenta está oculta. El ${day} la borraremos con todo lo que contiene. Si quieres conservarla, inicia sesión antes.`,
        action: 'Conservar mi cuenta',
        note: '¿No has sido tú? Inicia sesión, conserva tu cuenta y elige otra contraseña.',
      },
    }),
  );
}
