import type { Env } from '../env.ts';

export type MailLanguage = 'en' | 'es';

/** The address, language and name that a mail is written for. */
export interface Recipient {
  to: string;
  language: MailLanguage;
  /** Null if the email is unverified: the person who typed the name may not be the one who reads the mail. */
  name: string | null;
}

/** The columns of `users` that decide where a mail goes and how it is written. */
interface Account {
  email: string;
  name?: string | null;
  language?: string | null | undefined;
  email_verified?: boolean;
}

/** Returns the recipient of a mail to an account. Select `email_verified` if the account may be unverified. */
export const mailTo = ({ email, name = null, language, email_verified = true }: Account): Recipient => ({
  to: email,
  language: language === 'es' ? 'es' : 'en',
  name: email_verified ? name : null,
});

/** Everything that a person's or a company's name may not contain. Older rows may hold such characters; mails leave them out. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} .,'’&()+!-]+/gu;
/** Mail programs turn these into links. */
const HOST = /\S*[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}\S*/gu;

/** Returns a name that is safe in a mail: one line, without links. */
export const mailName = (name: string) =>
  name
    .replace(/\S*(?::\/\/|@)\S*/g, ' ')
    .replace(HOST, ' ')
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the language of a mail and its first line, without a name if there is none to show. */
export function greet(language: string, name: string | null): { language: MailLanguage; greeting: string } {
  const shown = name === null ? '' : mailName(name);
  if (language === 'es') return { language, greeting: shown ? `Hola, ${shown}:` : 'Hola:' };
  return { language: 'en', greeting: shown ? `Hello ${shown},` : 'Hello,' };
}

/** Where the operator reads what people write. */
export const supportAddress = (env: Pick<Env, 'SUPPORT_EMAIL' | 'MAIL_FROM' | 'ADMIN_EMAILS' | 'PUBLIC_URL'>): string =>
  env.SUPPORT_EMAIL ?? env.MAIL_FROM ?? env.ADMIN_EMAILS[0] ?? `support@${new URL(env.PUBLIC_URL).hostname}`;
