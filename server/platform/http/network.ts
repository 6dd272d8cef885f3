import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Returns the key under which a network's requests are counted: an IPv4 address, or the /64 of an IPv6 address, which
 * belongs to one household or server.
 */
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

/** Some proxies forward the port too, which changes with each connection. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Returns the client's address of a raw request behind the trusted proxies, like Fastify's `request.ip`. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .reverse();
  const hops = [socket.remoteAddress ?? '', ...forwarded];
  return hops[Math.min(trustedProxies, hops.length - 1)]!;
}
