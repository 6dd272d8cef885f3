import type pg from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/route.ts';
import { failure } from '../http/failure.ts';
import { AUDITED_REFUSALS_PER_MINUTE } from './bounds.ts';
import { type Charge, type Counter, type Standing, consume, createCounter } from './counter.ts';

/** RateLimit and RateLimit-Policy as structured fields (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders(standings: Standing[]) {
  const list = (item: (standing: Standing) => string) => standings.map(item).join(', ');
  return {
    'ratelimit-policy': list(({ name, points, perSeconds }) => `"${name}";q=${points};w=${perSeconds}`),
    ratelimit: list(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`),
  };
}

/** The network of a request, and its account and API key if there are any. */
export interface Caller {
  accountId: string | null;
  keyId?: string | undefined;
  address: string;
}

/** The first refusal of a window. */
export interface LimitRefusal extends Caller {
  route: string;
  counted: Standing['name'];
  points: number;
}

type SetHeader = (name: string, value: string) => unknown;

export interface Limiter {
  /** Counts a request for its API key or account, and for its address, and sets the RateLimit headers. @throws rate_limited */
  take(routeName: string, caller: Caller, limit: RateLimit, setHeader: SetHeader): Promise<void>;
}

/** Routes may allow an address more than an account, since people share it; a single visitor gets an account's share. */
function chargesOf({ accountId, keyId, address }: Caller, { points, perAddress = points }: RateLimit): Charge[] {
  const ofAddress: Charge = { name: 'address', key: address, points: perAddress };
  // Each key has its own limit, so that a runaway integration doesn't lock its owner out.
  if (keyId) return [{ name: 'key', key: keyId, points }, ofAddress];
  if (accountId) return [{ name: 'account', key: accountId, points }, ofAddress];
  return perAddress === points ? [ofAddress] : [{ name: 'visitor', key: address, points }, ofAddress];
}

/**
 * Counts in Postgres for all server processes together, or in this process's memory for routes that declare `here`. While
 * Postgres is unreachable, everything is counted in memory.
 */
export function createLimiter(pool: pg.Pool, onRefusal: (refusal: LimitRefusal) => Promise<void>): Limiter {
  const counters = new Map<string, Counter>();
  const audited = new RateLimiterMemory({ points: AUDITED_REFUSALS_PER_MINUTE, duration: 60 });

  function counterOf(routeName: string, { name, points }: Charge, { perSeconds, counted = 'everywhere' }: RateLimit) {
    const prefix = `${routeName}:${name}`;
    let counter = counters.get(prefix);
    if (!counter) counters.set(prefix, (counter = createCounter(pool, { prefix, points, perSeconds, counted })));
    return counter;
  }

  /** Reports the first refusal of a window, but not the flood that may follow. */
  async function reportRefusal(route: string, { accountId, address }: Caller, limit: Charge) {
    if (!(await audited.consume('all').catch(() => null))) return;
    await onRefusal({ route, accountId, address, counted: limit.name, points: limit.points }).catch((error: unknown) =>
      console.error('failed to record a refusal', error),
    );
  }

  return {
    async take(routeName, caller, limit, setHeader) {
      const standings: Standing[] = [];
      let refusedBy: Charge | undefined;
      // The account comes first, so that its refused requests don't count against others at its address.
      for (const charge of chargesOf(caller, limit)) {
        const { isRefused, isFirst, remaining, resetSeconds } = await consume(
          counterOf(routeName, charge, limit),
          charge,
        );
        const { name, points } = charge;
        standings.push({ name, points, perSeconds: limit.perSeconds, remaining, resetSeconds });
        if (!isRefused) continue;
        refusedBy = charge;
        if (isFirst) await reportRefusal(routeName, caller, charge);
        break;
      }
      for (const [name, value] of Object.entries(rateLimitHeaders(standings))) setHeader(name, value);
      if (refusedBy) throw failure('rate_limited', { retryAfterSeconds: standings.at(-1)!.resetSeconds });
    },
  };
}
