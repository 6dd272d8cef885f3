import { PRODUCT_NAME } from '#contract/values/product.ts';
import { RESET_LINK_HOURS } from '#contract/values/durations.ts';
import { EMAIL_REVERT_DAYS } from '#contract/accounts/credentials.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Recipient, greet } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const CONFIRMATION_TEXTS = {
  en: {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    body: `Confirm your email to start using ${PRODUCT_NAME}.`,
    action: 'Confirm my email',
    note: 'Didn’t sign up? You can ignore this email.',
  },
  es: {
    subject: `Confirma tu correo en ${PRODUCT_NAME}`,
    body: `Confirma tu correo para empezar a usar ${PRODUCT_NAME}.`,
    action: 'Confirmar mi correo',
    note: '¿No te has registrado? Puedes ignorar este correo.',
  },
};

/** Contains the link that verifies the email of a new account. */
export const confirmationMail = ({ to, language }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { ...greet(language, null), ...CONFIRMATION_TEXTS[language] });

const ALREADY_REGISTERED_TEXTS = {
  en: {
    subject: `You already have a ${PRODUCT_NAME} account`,
    body: 'Someone, perhaps you, tried to use this email for another account. It already has one, so nothing has changed.',
    action: 'Sign in',
    note: 'Forgot your password? You can get a reset link on the sign-in page.',
  },
  es: {
    subject: `Ya tienes una cuenta de ${PRODUCT_NAME}`,
    body: 'Alguien, quizá tú, ha intentado usar este correo para otra cuenta. Ya tienes una con él, así que no ha cambiado nada.',
    action: 'Iniciar sesión',
    note: '¿Has olvidado la contraseña? Puedes pedir un enlace en la página de inicio de sesión.',
  },
};

/** Sent instead of an error when someone registers an email that already has an account, or moves another account to it. */
export const alreadyRegisteredMail = ({ to, language, name }: Recipient, signInUrl: string): Promise<Mail> =>
  letter(to, signInUrl, { ...greet(language, name), ...ALREADY_REGISTERED_TEXTS[language] });

const CHANGE_EMAIL_TEXTS = {
  en: {
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    body: `Open the link on a device where you’re signed in to use this email for your account. It’s valid for ${RESET_LINK_HOURS} hours and works once.`,
    action: 'Use this email',
    note: 'Didn’t ask for this? You can ignore this email.',
  },
  es: {
    subject: `Confirma tu nuevo correo en ${PRODUCT_NAME}`,
    body: `Abre el enlace donde tengas la sesión iniciada y esta dirección pasará a ser el correo de tu cuenta. El enlace es válido durante ${RESET_LINK_HOURS} horas y funciona una sola vez.`,
    action: 'Usar este correo',
    note: '¿No lo has pedido tú? Puedes ignorar este correo.',
  },
};

/**
 * Contains the link that verifies an account's new address. It doesn't address anyone by name, since the address may be a
 * stranger's.
 */
export const changeEmailMail = ({ to, language }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { ...greet(language, null), ...CHANGE_EMAIL_TEXTS[language] });

const EMAIL_CHANGED_TEXTS = {
  en: {
    subject: `Your ${PRODUCT_NAME} email has changed`,
    body: 'Your account now uses a different email. You can no longer sign in with this one.',
    action: 'This wasn’t me',
    note: `If this was you, there’s nothing to do. If not, use the button within ${EMAIL_REVERT_DAYS} days to recover your account with this email and log out every device.`,
  },
  es: {
    subject: `El correo de tu cuenta de ${PRODUCT_NAME} ha cambiado`,
    body: 'Tu cuenta usa ahora otra dirección de correo. Esta ya no sirve para iniciar sesión.',
    action: 'No he sido yo',
    note: `Si has sido tú, no tienes que hacer nada. Si no, usa el botón en los próximos ${EMAIL_REVERT_DAYS} días para recuperar tu cuenta con este correo y cerrar todas las sesiones.`,
  },
};

/** Sent to the former address after an account's email has changed. */
export const emailChangedMail = ({ to, language, name }: Recipient, url: string): Promise<Mail> =>
  letter(to, url, { ...greet(language, name), ...EMAIL_CHANGED_TEXTS[language] });
