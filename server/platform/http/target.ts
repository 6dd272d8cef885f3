import { invalid } from './failure.ts';
import { isRefused, readBeginning } from './read-answer.ts';
import type { Policy } from './target-guard.ts';

declare module '../context.ts' {
  interface Context {
    /** Posts to addresses that people entered; private ones are refused. */
    postToTarget: PostToTarget;
  }
}

/** A response, or why there is none. */
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
/** Names of local networks (RFC 6761, 6762, and the TLD that ICANN keeps private). */
const LOCAL_NAME = /(?:^|\.)(?:local|localhost|internal)\.?$/;
/** Names without a dot, or with nothing beside one. */
const PARTIAL_NAME = /^[^.:]+\.?$|^\.|\.\./;

/** Loaded for the first target: its library brings three HTTP clients, which take 40 MB. */
const loadGuard = () => import('./target-guard.ts');

/** @throws invalid_input, with the reason, unless the address may be posted to. Names are checked again, at each connection. */
export async function requireTarget(env: Policy, address: string, field = 'url') {
  const { isTestTarget, refusalOf } = await loadGuard();
  const url = new URL(address);
  if (isTestTarget(env, url)) return;
  const { hostname } = url;
  const named = LOCAL_NAME.test(hostname) ? 'target_private' : PARTIAL_NAME.test(hostname) && 'target_host';
  const problem = named || refusalOf(env, url);
  if (problem) throw invalid(field, problem);
}

/** Creates the only way to reach targets. Redirects are not followed: they count as failures. */
export function createPostToTarget(env: Policy): PostToTarget {
  let guardedFetch: typeof fetch | undefined;
  return async (url, body, headers, signal) => {
    const { createGuardedFetch, PRIVATE, refusalOf } = await loadGuard();
    guardedFetch ??= createGuardedFetch(env);
    const startedAt = performance.now();
    const timeout = AbortSignal.timeout(TARGET_TIMEOUT_MS);
    const took = () => Math.round(performance.now() - startedAt);
    try {
      // Fetch opens data: URLs without a connection, so check first.
      if (refusalOf(env, new URL(url))) throw new Error(PRIVATE);
      const response = await guardedFetch(url, {
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
