import { PRODUCT_NAME } from '#contract/constants.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Recipient, greet } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const TEXTS = {
  en: {
    locale: 'en-GB',
    subject: `Your ${PRODUCT_NAME} account is being deleted`,
    body: (day: string) =>
      `Your account is hidden now. On ${day} it is erased with everything in it. Sign in before then to keep it.`,
    action: 'Keep my account',
    note: 'Was this not you? Sign in, keep the account and choose a new password.',
  },
  es: {
    locale: 'es',
    subject: `Tu cuenta de ${PRODUCT_NAME} se va a borrar`,
    body: (day: string) =>
      `Tu cuenta ya no se ve. El ${day} se borra con todo lo que contiene. Inicia sesión antes si quieres conservarla.`,
    action: 'Conservar mi cuenta',
    note: '¿No has sido tú? Inicia sesión, conserva la cuenta y elige otra contraseña.',
  },
};

/** Tells the owner when the account will be erased and how to cancel the deletion. */
export function deletionMail({ to, language, name }: Recipient, erasedAt: Date, signInUrl: string): Promise<Mail> {
  const { locale, body, ...text } = TEXTS[language];
  const day = erasedAt.toLocaleDateString(locale, { dateStyle: 'long' });
  return letter(to, signInUrl, { ...text, greeting: greet(language, name), body: body(day) });
}
