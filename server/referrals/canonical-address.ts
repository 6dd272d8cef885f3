import { createHmac } from 'node:crypto';
import { hostOf } from '#contract/fields/website.ts';

/** One mailbox, several names of its provider. */
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
/** Providers that ignore these signs in the name of a mailbox. */
const IGNORED: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };

/**
 * The mailbox that an email reaches: without a "+tag", without the dots that the provider ignores, at the provider's main domain.
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

/** What is kept of an address or a network: whether it counted before, and nothing else. */
export const keyedHash = (secret: string, what: string) =>
  createHmac('sha256', secret).update(`referral ${what}`).digest('base64url');
