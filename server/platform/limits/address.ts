import type { IncomingMessage } from 'node:http';

/** The address of a raw request, past as many proxies as are trusted; the same as Fastify's `request.ip`. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .reverse();
  const hops = [socket.remoteAddress ?? '', ...forwarded];
  return hops[Math.min(trustedProxies, hops.length - 1)]!;
}
