import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Carries the client's address to where only headers are passed on. */
export const ADDRESS_HEADER = 'x-closeup-address';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether a changing request comes from another site's page, or from another host of the same site. */
export function isForeign({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string) {
  return CHANGING.has(method) && isForeignPage(headers, publicUrl);
}

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

/** The headers that the verbs may read, with the client's address. */
export function requestHeaders(request: FastifyRequest) {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}
