import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Passes the client's address on to code that sees only headers. */
export const ADDRESS_HEADER = 'x-closeup-address';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Returns whether a request that changes data was sent by a foreign page. */
export function isForeign({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string) {
  return CHANGING.has(method) && isForeignPage(headers, publicUrl);
}

/** Returns whether Origin or Sec-Fetch-Site name another site, or another host of the same site. */
export function isForeignPage(headers: IncomingHttpHeaders, publicUrl: string) {
  const { origin, host } = headers;
  const from = headers['sec-fetch-site'] ?? 'none';
  if (from !== 'same-origin' && from !== 'none') return true;
  if (origin === undefined) return false;
  const own = new URL(publicUrl);
  if (origin === own.origin) return false;
  // The server may be reached by another name, such as its address.
  const given = URL.parse(origin);
  const isOtherName = given?.origin === origin && given.host === host;
  return !isOtherName || (own.protocol === 'https:' && given.protocol !== 'https:');
}

/** Returns the headers that verbs may read, and the client's address. */
export function requestHeaders(request: FastifyRequest) {
  const headers = new Headers();
  for (const name of ['authorization', 'cookie', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}
