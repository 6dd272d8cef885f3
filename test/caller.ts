import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let calls = 0;

/** Calls the API over HTTP, each time from an address of its own, so that no limit is met by chance. */
export function createCaller(server: FastifyInstance) {
  return (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.inject({
      method,
      url: `/api${url}`,
      ...(payload ? { payload } : {}),
      headers,
      remoteAddress: `10.${9 + (calls >> 16)}.${(calls >> 8) & 255}.${calls++ & 255}`,
    });
}

/** The cookies of an answer as the next request brings them. */
export const cookieHeader = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
