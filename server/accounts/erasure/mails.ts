import { PRODUCT_NAME } from '#contract/values/product.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Recipient, greet } from '../../platform/mail/recipient.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const TEXTS = {
  en: {
    locale: 'en-GB',
    subject: `Your ${PRODUCT_NAME} account is scheduled for deletion`,
    body: (day: string) =>
      `Your account is hidden now. On ${day} we’ll permanently delete it and everything in it. Sign in before then to keep it.`,
    action: 'Keep my account',
    note: 'Wasn’t this you? Sign in, keep your account and choose a new password.',
  },
  es: {
    locale: 'es',
    subject: `Tu cuenta de ${PRODUCT_NAME} se va a eliminar`,
    body: (day: string) =>
      `Tu cuenta está oculta. El ${day} la eliminaremos con todo lo que contiene. Si quieres conservarla, inicia sesión antes.`,
    action: 'Conservar mi cuenta',
    note: '¿No has sido tú? Inicia sesión, conserva tu cuenta y elige otra contraseña.',
  },
};

/** Tells the owner when the account will be erased and how to cancel the deletion. */
export function deletionMail({ to, language, name }: Recipient, erasedAt: Date, signInUrl: string): Promise<Mail> {
  const { locale, body, ...text } = TEXTS[language];
  const day = erasedAt.toLocaleDateString(locale, { dateStyle: 'medium' });
  return letter(to, signInUrl, { ...text, ...greet(language, name), body: body(day) });
}
