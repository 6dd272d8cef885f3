import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/route.ts';
import type { Database } from '../db/client.ts';

/** How much of a limit a caller has used. */
export interface Standing {
  name: 'account' | 'key' | 'address' | 'visitor';
  points: number;
  perSeconds: number;
  remaining: number;
  resetSeconds: number;
}

export type Counter = RateLimiterMemory | RateLimiterPostgres;

/** One of the limits that a request counts against. */
export interface Charge {
  name: Standing['name'];
  key: string;
  points: number;
}

export async function consume(counter: Counter, { key, points }: Charge) {
  let isRefused = false;
  const result = await counter.consume(key).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    isRefused = true;
    return refused;
  });
  return {
    isRefused,
    /** True for the first refusal of the window on all servers: further ones are refused from memory. */
    isFirst: result.consumedPoints === points + 1,
    remaining: result.remainingPoints,
    resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  };
}

interface CounterSettings {
  prefix: string;
  points: number;
  perSeconds: number;
  counted: NonNullable<RateLimit['counted']>;
}

export function createCounter(pool: pg.Pool, { prefix, points, perSeconds, counted }: CounterSettings): Counter {
  const inMemory = new RateLimiterMemory({ keyPrefix: prefix, points, duration: perSeconds });
  if (counted === 'here') return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: prefix,
    points,
    duration: perSeconds,
    // Requests after the first refusal cost no statement.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory,
  });
}

/** Deletes the windows that have ended. */
export async function deleteExpiredLimits({ db, clock }: { db: Database; clock: () => Date }) {
  await db.deleteFrom('rate_limits').where('expire', '<', clock().getTime()).execute();
}
