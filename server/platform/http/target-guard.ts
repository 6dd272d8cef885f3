import { lookup } from 'node:dns';
import { checkUnicastPolicy, safeDispatchFetchWrap, unicastLookup } from '@atproto-labs/fetch-node';
import { type Env, isLoopback } from '../env.ts';

export type Policy = Pick<Env, 'WEBHOOKS_TO_LOOPBACK'>;

export const PRIVATE = 'private_address';
const PORTS = ['', '8443'];

export const isTestTarget = ({ WEBHOOKS_TO_LOOPBACK }: Policy, { hostname }: URL) =>
  WEBHOOKS_TO_LOOPBACK && isLoopback(hostname);

/**
 * Returns why a target is refused before any connection, as a message key: it must be https on port 443 or 8443, and no private
 * address.
 */
export function refusalOf(env: Policy, url: URL) {
  if (isTestTarget(env, url)) return undefined;
  if (checkUnicastPolicy(url)) return 'target_private';
  if (url.protocol !== 'https:') return 'target_https';
  if (url.username || url.password) return 'target_credentials';
  return PORTS.includes(url.port) ? undefined : 'target_port';
}

/**
 * Creates a fetch whose library checks the address of every connection: literal ones before, resolved ones while
 * connecting, so DNS rebinding doesn't get around it.
 */
export const createGuardedFetch = (env: Policy) =>
  safeDispatchFetchWrap({
    checkUrl: (url) => refusalOf(env, url) && PRIVATE,
    lookup: env.WEBHOOKS_TO_LOOPBACK
      ? (hostname, options, callback) => (isLoopback(hostname) ? lookup : unicastLookup)(hostname, options, callback)
      : unicastLookup,
  });
