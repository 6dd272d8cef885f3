import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What is counted as one place: an IPv4 address, or the /64 network of an IPv6 address, which one household or server has whole. */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Some proxies forward the port too, which is another one with each connection. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

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
