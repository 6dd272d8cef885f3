import { lookup } from 'node:dns';
import { checkUnicastPolicy, safeDispatchFetchWrap, unicastLookup } from '@atproto-labs/fetch-node';
import { type Env, isLoopback } from '../env.ts';
import { invalid } from './failure.ts';
import { isRefused, readBeginning } from './read-answer.ts';

declare module '../context.ts' {
  interface Context {
    /** Posts to addresses that people entered, which are never private ones. */
    postToTarget: PostToTarget;
  }
}

/** An answer, or why there is none. */
export interface TargetAnswer {
  status: number | null;
  error: 'timeout' | 'private_address' | 'unreachable' | 'unsigned' | null;
  body: string | null;
  retryAfter: string | null;
  durationMs: number;
}

export type PostToTarget = (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  signal?: AbortSignal,
) => Promise<TargetAnswer>;

export const TARGET_TIMEOUT_MS = 15_000;
const PORTS = ['', '8443'];
const PRIVATE = 'private_address';
/** Names without a dot, and those of local networks (RFC 6761, 6762, and the TLD that ICANN keeps private). */
const LOCAL_NAME = /^[^.:]+\.?$|\.(?:local|localhost|internal)\.?$/;

type Policy = Pick<Env, 'WEBHOOKS_TO_LOOPBACK'>;

const isTestTarget = ({ WEBHOOKS_TO_LOOPBACK }: Policy, { hostname }: URL) =>
  WEBHOOKS_TO_LOOPBACK && isLoopback(hostname);

/** Returns why a target is refused before any connection: it must be https on port 443 or 8443, and no private address. */
function refusalOf(env: Policy, url: URL): string | undefined {
  if (isTestTarget(env, url)) return undefined;
  if (url.protocol !== 'https:' || url.username || url.password || !PORTS.includes(url.port)) return PRIVATE;
  return checkUnicastPolicy(url) && PRIVATE;
}

/** @throws invalid_input unless the address may be posted to. Names are checked again, at each connection. */
export function requireTarget(env: Policy, address: string, field = 'url') {
  const url = new URL(address);
  const isLocal = LOCAL_NAME.test(url.hostname) && !isTestTarget(env, url);
  if (isLocal || refusalOf(env, url)) throw invalid(field, 'target');
}

/**
 * Creates the only way out to targets. The kept library checks the address of every connection: literal ones before, resolved ones
 * while connecting, so a name that changes its address afterwards gains nothing. Redirects are not followed: they count as failures.
 */
export function createPostToTarget(env: Policy): PostToTarget {
  const safeFetch = safeDispatchFetchWrap({
    checkUrl: (url) => refusalOf(env, url),
    lookup: env.WEBHOOKS_TO_LOOPBACK
      ? (hostname, options, callback) => (isLoopback(hostname) ? lookup : unicastLookup)(hostname, options, callback)
      : unicastLookup,
  });
  return async (url, body, headers, signal) => {
    const startedAt = performance.now();
    const timeout = AbortSignal.timeout(TARGET_TIMEOUT_MS);
    const took = () => Math.round(performance.now() - startedAt);
    try {
      // Fetch opens data: addresses without a connection.
      if (refusalOf(env, new URL(url))) throw new Error(PRIVATE);
      const response = await safeFetch(url, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return {
        status: response.status,
        error: null,
        body: await readBeginning(response),
        retryAfter: response.headers.get('retry-after'),
        durationMs: took(),
      };
    } catch (error) {
      const reason = timeout.aborted ? 'timeout' : isRefused(error) ? PRIVATE : 'unreachable';
      return { status: null, error: reason, body: null, retryAfter: null, durationMs: took() };
    }
  };
}
