import type { IncomingHttpHeaders } from 'node:http';

/** Sent by another site's page, or another host of the same site: browsers say so in Origin or Sec-Fetch-Site. */
export function isForeignPage(headers: IncomingHttpHeaders, publicUrl: string) {
  const { origin, host } = headers;
  const from = headers['sec-fetch-site'] ?? 'none';
  if (from !== 'same-origin' && from !== 'none') return true;
  if (origin === undefined) return false;
  const own = new URL(publicUrl);
  if (origin === own.origin) return false;
  // The server's other names: where it is reached by an address instead of its name.
  const given = URL.parse(origin);
  const isOtherName = given?.origin === origin && given.host === host;
  return !isOtherName || (own.protocol === 'https:' && given.protocol !== 'https:');
}
