import { EMAIL_REVERT_DAYS, PRODUCT_NAME, RESET_LINK_HOURS } from '#contract/constants.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Recipient, greet } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const CONFIRMATION_TEXTS = {
  en: {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    body: `Confirm your email to start using ${PRODUCT_NAME}.`,
    action: 'Confirm my email',
    note: "Didn't sign up? Ignore this email, and nothing will happen.",
  },
  es: {
    subject: `Confirma tu correo en ${PRODUCT_NAME}`,
    body: `Confirma tu correo para empezar a usar ${PRODUCT_NAME}.`,
    action: 'Confirmar mi correo',
    note: '¿No te has registrado? Ignora este correo y no pasará nada.',
  },
};

/** Carries the link that verifies the email of a new account. */
export const confirmationMail = ({ to, language }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { greeting: greet(language, null), ...CONFIRMATION_TEXTS[language] });

const ALREADY_REGISTERED_TEXTS = {
  en: {
    subject: `You already have a ${PRODUCT_NAME} account`,
    body: 'Somebody, perhaps you, tried to register with this email. There is an account already, so nothing was changed.',
    action: 'Sign in',
    note: 'Forgot the password? The sign-in page mails you a link.',
  },
  es: {
    subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
    body: 'Alguien, quizá tú, ha intentado registrarse con este correo. Ya hay una cuenta, así que no ha cambiado nada.',
    action: 'Iniciar sesión',
    note: '¿Olvidaste la contraseña? La página de acceso te envía un enlace.',
  },
};

/** Sent instead of an error when somebody registers an email that has an account. */
export const alreadyRegisteredMail = ({ to, language, name }: Recipient, signInUrl: string): Promise<Mail> =>
  letter(to, signInUrl, { greeting: greet(language, name), ...ALREADY_REGISTERED_TEXTS[language] });

const CHANGE_EMAIL_TEXTS = {
  en: {
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    body: `Open the link where you are signed in, and this address becomes the email of your account. The link is good for ${RESET_LINK_HOURS} hours and works once.`,
    action: 'Use this email',
    note: "Didn't ask for this? Ignore this email, and nothing will happen.",
  },
  es: {
    subject: `Confirma tu nuevo correo en ${PRODUCT_NAME}`,
    body: `Abre el enlace donde tengas la sesión iniciada y esta dirección pasará a ser el correo de tu cuenta. El enlace vale ${RESET_LINK_HOURS} horas y funciona una vez.`,
    action: 'Usar este correo',
    note: '¿No lo has pedido tú? Ignora este correo y no pasará nada.',
  },
};

/** Carries the link that verifies an account's new address. It names nobody, since the address may be a stranger's. */
export const changeEmailMail = ({ to, language }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { greeting: greet(language, null), ...CHANGE_EMAIL_TEXTS[language] });

const EMAIL_CHANGED_TEXTS = {
  en: {
    subject: `The email of your ${PRODUCT_NAME} account has changed`,
    body: 'Your account now uses a different email address. You can no longer sign in with this one.',
    action: "This wasn't me",
    note: `If you made this change, there is nothing to do. If you didn't, the button gives you your account back with this email and ends every session. It works for ${EMAIL_REVERT_DAYS} days.`,
  },
  es: {
    subject: `El correo de tu cuenta de ${PRODUCT_NAME} ha cambiado`,
    body: 'Tu cuenta usa ahora otra dirección de correo. Esta ya no sirve para iniciar sesión.',
    action: 'No he sido yo',
    note: `Si has sido tú, no tienes que hacer nada. Si no, durante ${EMAIL_REVERT_DAYS} días el botón te devuelve la cuenta con este correo y cierra todas las sesiones.`,
  },
};

/** Sent to the former address after an account's email has changed. */
export const emailChangedMail = ({ to, language, name }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { greeting: greet(language, name), ...EMAIL_CHANGED_TEXTS[language] });
