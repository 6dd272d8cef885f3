import { getDomain } from 'tldts';
import { invalid } from '../failure.ts';

/** "https://www.acme.co.uk/jobs" and "hr@acme.co.uk" -> "acme.co.uk"; null for what belongs to nobody. */
export const registrableDomain = (text: string) => getDomain(text.trim().toLowerCase().replace(/^.*@/, ''));

/** The same for a domain that somebody typed. @throws invalid_input */
export function readDomain(text: string): string {
  const domain = registrableDomain(text);
  if (!domain) throw invalid('domain', 'domain');
  return domain;
}
