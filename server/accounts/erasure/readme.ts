import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { AccountFile } from '../../platform/account-part.ts';
import type { MailLanguage } from '../../platform/mail/recipient.ts';

const TEXTS = {
  en: {
    title: (day: string) => `Your ${PRODUCT_NAME} data on ${day}`,
    account:
      'Everything in your account, as text that other programs can read. Only parts that hold something are listed. Times are in UTC, and amounts in cents.',
  },
  es: {
    title: (day: string) => `Tus datos de ${PRODUCT_NAME} a ${day}`,
    account:
      'Todo lo que hay en tu cuenta, en un texto que otros programas pueden leer. Solo aparecen las partes que contienen algo. Las horas están en UTC y los importes, en céntimos.',
  },
};

/** Returns the text that explains an exported archive: each file and what it is. */
export function readme(language: MailLanguage, now: Date, files: AccountFile[]): string {
  const { title, account } = TEXTS[language];
  const day = now.toLocaleDateString(language === 'es' ? 'es-ES' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [['account.json', account], ...files.map(({ name, about }) => [name, about[language]])];
  return `${title(day)}\n\n${lines.map(([name, about]) => `${name}\n    ${about}\n`).join('\n')}`;
}
