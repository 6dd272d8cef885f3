import type { Money } from '#contract/fields/numbers.ts';
import { PAST_DUE_GRACE_DAYS } from '#contract/values/plans.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/greet.ts';
import { letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** Sent once when a renewal fails. */
export function renewalFailedMail({ email, name, language }: Recipient, url: string): Promise<Mail> {
  return letter(
    email,
    url,
    language === 'es'
      ? {
          subject: 'No pudimos cobrar tu plan premium',
          greeting: greet('es', name),
          body: `El pago de ${PRODUCT_NAME} Premium no se ha completado. Premium sigue activo ${PAST_DUE_GRACE_DAYS} días más mientras lo volvemos a intentar.`,
          action: 'Revisar el pago',
          note: 'Si no haces nada, tu cuenta pasa al plan gratuito. Tus contactos se quedan.',
        }
      : {
          subject: 'Your premium payment did not go through',
          greeting: greet('en', name),
          body: `The payment for ${PRODUCT_NAME} Premium failed. Premium goes on for ${PAST_DUE_GRACE_DAYS} days while it is tried again.`,
          action: 'Check the payment',
          note: 'If you do nothing, your account goes back to the free plan. Your contacts stay.',
        },
  );
}

/** To the operator: the provider could not give money back, days after it said so. */
export function refundFailedMail(
  to: string,
  url: string,
  { paymentId, amount }: { paymentId: string; amount: Money },
): Promise<Mail> {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: amount.currency }).format(
    amount.amountMinor / 100,
  );
  return letter(to, url, {
    subject: `A refund of ${money} has failed`,
    greeting: 'To the operator:',
    body: `The refund of payment ${paymentId} did not reach the customer's bank and is back with the provider. The books say so. Please send ${money} another way.`,
    action: PRODUCT_NAME,
    note: 'Sent once for each failed refund.',
  });
}
