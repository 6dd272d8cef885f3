import type { Money } from '#contract/fields/numbers.ts';
import { PAST_DUE_GRACE_DAYS, PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

const RENEWAL_FAILED_TEXTS = {
  en: (name: string): LetterText => ({
    subject: 'Your Premium payment failed',
    greeting: greet('en', name),
    body: `Your payment for ${PRODUCT_NAME} Premium failed. Premium stays on for ${PAST_DUE_GRACE_DAYS} more days while we try again.`,
    action: 'Check payment',
    note: 'If the payment keeps failing, you’ll move to the free plan. You’ll keep your contacts.',
  }),
  es: (name: string): LetterText => ({
    subject: 'Tu pago de Premium ha fallado',
    greeting: greet('es', name),
    body: `Tu pago de ${PRODUCT_NAME} Premium ha fallado. Premium sigue activo ${PAST_DUE_GRACE_DAYS} días más mientras lo volvemos a intentar.`,
    action: 'Revisar el pago',
    note: 'Si el pago sigue fallando, pasarás al plan gratuito. Conservarás tus contactos.',
  }),
};

/** Sent once for each failed renewal. */
export function renewalFailedMail({ email, name, language }: Recipient, url: string): Promise<Mail> {
  return letter(email, url, RENEWAL_FAILED_TEXTS[language === 'es' ? 'es' : 'en'](name));
}

/** Tells the operator that a refund failed at the provider, which can happen days after it was accepted. */
export function refundFailedMail(
  to: string,
  url: string,
  { paymentId, amount }: { paymentId: string; amount: Money },
): Promise<Mail> {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: amount.currency }).format(
    amount.amountMinor / 100,
  );
  return letter(to, url, {
    subject: `A refund of ${money} failed`,
    greeting: 'To the operator:',
    body: `The refund of payment ${paymentId} didn’t reach the customer’s bank and was returned to the provider. The ledger shows this. Send ${money} another way.`,
    action: PRODUCT_NAME,
    note: 'Sent once for each failed refund.',
  });
}
