import { getDomain } from 'tldts';
import { hostOf } from '#contract/fields/website.ts';
import { invalid } from '../platform/http/failure.ts';

/** "https://www.acme.co.uk/jobs" and "hr@acme.co.uk" -> "acme.co.uk". @throws invalid_input for what belongs to nobody */
export function readDomain(text: string): string {
  const domain = getDomain(hostOf(text) ?? '', { allowPrivateDomains: true });
  if (!domain) throw invalid('domain', 'domain');
  return domain;
}
