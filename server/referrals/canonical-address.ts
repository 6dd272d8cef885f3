import { createHmac } from 'node:crypto';
import { hostOf } from '#contract/fields/website.ts';

/** Domains that lead to the same mailbox, mapped to the provider's main domain. */
const ALIASES: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'tuta.io': 'tuta.com',
  'tutanota.com': 'tuta.com',
};
/** Characters that a provider ignores in the local part. */
const IGNORED: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };

/**
 * Returns the mailbox that an email reaches: without a "+tag" and ignored dots, at the provider's main domain.
 * "Jane.Doe+2@GoogleMail.com" -> "janedoe@gmail.com"
 */
export function canonicalAddress(email: string): string {
  const at = email.lastIndexOf('@');
  let name = email.slice(0, at).trim().toLowerCase().normalize('NFKC');
  let domain = hostOf(email.slice(at + 1)) ?? email.slice(at + 1).toLowerCase();
  // anything@jane.fastmail.com reaches jane@fastmail.com
  const [, owner, provider] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(domain) ?? [];
  if (owner && provider) [name, domain] = [owner, provider];
  domain = ALIASES[domain] ?? domain;
  name = name.replace(/\+.*$/, '');
  if (domain === 'yandex.ru') name = name.replaceAll('-', '.');
  if (domain.startsWith('yahoo.')) name = name.replace(/-.*$/, '');
  const ignored = IGNORED[domain];
  return `${ignored ? name.replace(ignored, '') : name}@${domain}`;
}

/** Hashes an address or network, so that only repeats can be recognized. */
export const keyedHash = (secret: string, what: string) =>
  createHmac('sha256', secret).update(`referral ${what}`).digest('base64url');
