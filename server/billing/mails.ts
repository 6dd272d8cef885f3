import type { Money } from '#contract/fields/numbers.ts';
import {
  CONTACT_EMAIL,
  PAST_DUE_GRACE_DAYS,
  PREMIUM_PRICE,
  PRODUCT_NAME,
  TEST_CURRENCY,
  UNLOCK_PRICE,
} from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet, mailName, type MailLanguage } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';

interface Recipient {
  email: string;
  name: string;
  language: string;
}

const RENEWAL_FAILED_TEXTS = {
  en: (name: string): LetterText => ({
    subject: 'Your Premium payment failed',
    ...greet('en', name),
    body: `Your payment for ${PRODUCT_NAME} Premium failed. Premium stays on for ${PAST_DUE_GRACE_DAYS} more days while we try again.`,
    action: 'Check payment',
    note: 'If the payment keeps failing, you’ll move to the free plan. You’ll keep your contacts.',
  }),
  es: (name: string): LetterText => ({
    subject: 'Tu pago de Premium ha fallado',
    ...greet('es', name),
    body: `Tu pago de ${PRODUCT_NAME} Premium ha fallado. Premium sigue activo ${PAST_DUE_GRACE_DAYS} días más mientras lo volvemos a intentar.`,
    action: 'Revisar el pago',
    note: 'Si el pago sigue fallando, pasarás al plan gratuito. Conservarás tus contactos.',
  }),
};

/** Sent once for each failed renewal. */
export function renewalFailedMail({ email, name, language }: Recipient, url: string): Promise<Mail> {
  return letter(email, url, RENEWAL_FAILED_TEXTS[language === 'es' ? 'es' : 'en'](name));
}

interface BoughtText {
  name: string;
  bought: string;
  amount: string;
  day: string;
  isTest: boolean;
}

const RECEIPT_TEXTS = {
  en: ({ name, bought, amount, day, isTest }: BoughtText): LetterText => ({
    subject: isTest ? `Test receipt: ${bought}` : `Receipt: ${amount} for ${bought}`,
    ...greet('en', name),
    body: isTest
      ? `Test mode: nothing was charged. On ${day} you bought ${bought} for ${amount} in test money.`
      : `On ${day} you paid ${amount} for ${bought}.`,
    action: 'See invoices and receipts',
    note: `Wasn’t this you? Write to ${CONTACT_EMAIL}.`,
  }),
  es: ({ name, bought, amount, day, isTest }: BoughtText): LetterText => ({
    subject: isTest ? `Recibo de prueba: ${bought}` : `Recibo: ${amount} por ${bought}`,
    ...greet('es', name),
    body: isTest
      ? `Modo de prueba: no se ha cobrado nada. El ${day} compraste ${bought} por ${amount} en dinero de prueba.`
      : `El ${day} pagaste ${amount} por ${bought}.`,
    action: 'Ver facturas y recibos',
    note: `¿No has sido tú? Escribe a ${CONTACT_EMAIL}.`,
  }),
};

const REFUND_TEXTS = {
  en: ({ name, bought, amount, isTest }: BoughtText): LetterText => ({
    subject: isTest ? `Test refund: ${bought}` : `Refund: ${amount} for ${bought}`,
    ...greet('en', name),
    body: isTest
      ? `Test mode: you got back ${amount} in test money for ${bought}.`
      : `We refunded ${amount} for ${bought}. It can take a few days to reach your account.`,
    action: 'See invoices and receipts',
    note: `Questions? Write to ${CONTACT_EMAIL}.`,
  }),
  es: ({ name, bought, amount, isTest }: BoughtText): LetterText => ({
    subject: isTest ? `Reembolso de prueba: ${bought}` : `Reembolso: ${amount} por ${bought}`,
    ...greet('es', name),
    body: isTest
      ? `Modo de prueba: te hemos devuelto ${amount} en dinero de prueba por ${bought}.`
      : `Te hemos devuelto ${amount} por ${bought}. Puede tardar unos días en llegar a tu cuenta.`,
    action: 'Ver facturas y recibos',
    note: `¿Tienes preguntas? Escribe a ${CONTACT_EMAIL}.`,
  }),
};

export interface Bought {
  /** The contact of a talent, or a month of Premium. */
  kind: 'unlock' | 'premium';
  /** Null for Premium, and once the talent's account is erased. */
  talentName: string | null;
  amount: Money;
  at: Date;
}

/** Sent once for each payment. In test mode it names the price that was agreed to. */
export const receiptMail = (to: Recipient, url: string, bought: Bought) => boughtMail(RECEIPT_TEXTS, to, url, bought);

/** Sent once for each full refund. */
export const refundMail = (to: Recipient, url: string, bought: Bought) => boughtMail(REFUND_TEXTS, to, url, bought);

function boughtMail(
  texts: Record<MailLanguage, (text: BoughtText) => LetterText>,
  { email, name, language }: Recipient,
  url: string,
  { kind, talentName, amount, at }: Bought,
): Promise<Mail> {
  const locale = language === 'es' ? 'es' : 'en';
  const isTest = amount.currency === TEST_CURRENCY;
  const agreed = kind === 'premium' ? PREMIUM_PRICE : UNLOCK_PRICE;
  const text = texts[locale]({
    name,
    bought: boughtText(locale, kind, talentName && mailName(talentName)),
    amount: moneyText(isTest ? agreed : amount, locale),
    day: new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at),
    isTest,
  });
  return letter(email, url, text);
}

function boughtText(language: MailLanguage, kind: Bought['kind'], name: string | null) {
  if (language === 'es') {
    if (kind === 'premium') return `un mes de ${PRODUCT_NAME} Premium`;
    return name ? `el contacto de ${name}` : 'un contacto';
  }
  if (kind === 'premium') return `one month of ${PRODUCT_NAME} Premium`;
  return name ? `the contact of ${name}` : 'a contact';
}

const moneyText = ({ amountMinor, currency }: Money, language: string) =>
  new Intl.NumberFormat(language, currency === TEST_CURRENCY ? {} : { style: 'currency', currency }).format(
    amountMinor / 100,
  );

/** Tells the operator that a refund failed at the provider, which can happen days after it was accepted. */
export function refundFailedMail(
  to: string,
  url: string,
  { paymentId, amount }: { paymentId: string; amount: Money },
): Promise<Mail> {
  const money = moneyText(amount, 'en');
  return letter(to, url, {
    subject: `A refund of ${money} failed`,
    language: 'en',
    greeting: 'To the operator:',
    body: `The refund of payment ${paymentId} didn’t reach the customer’s bank and was returned to the provider. The ledger shows this. Send ${money} another way.`,
    action: PRODUCT_NAME,
    note: 'Sent once for each failed refund.',
  });
}
