import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/route.ts';
import { failure } from './failure.ts';

export interface Limiter {
  /** @throws rate_limited with `retryAfterSeconds`. */
  take(routeName: string, who: string, limit: RateLimit): Promise<void>;
}

/** Counts requests in memory, per server process. */
export function createLimiter(): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  return {
    async take(routeName, who, { points, perSeconds }) {
      let counter = counters.get(routeName);
      if (!counter) counters.set(routeName, (counter = new RateLimiterMemory({ points, duration: perSeconds })));
      await counter.consume(who).catch((blocked: RateLimiterRes) => {
        throw failure('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(blocked.msBeforeNext / 1000)) });
      });
    },
  };
}
