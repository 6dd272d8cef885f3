import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';

const PERIOD_MS = HOUR_MS;

/** What makes a video's addresses ones that an admin is served from: good for one to two hours, the same within the hour. */
export function reviewQuery({ env, clock }: Pick<Context, 'env' | 'clock'>, publicId: string) {
  const until = (Math.floor(clock().getTime() / PERIOD_MS) + 2) * PERIOD_MS;
  return `?review=${until}.${sign(env.SECRET, publicId, until).toString('hex')}`;
}

/** @param query what follows the question mark. */
export function isReviewLink({ env, clock }: Pick<Context, 'env' | 'clock'>, publicId: string, query: string): boolean {
  const [, until, signature] = /^review=(\d{13})\.([0-9a-f]{64})$/.exec(query) ?? [];
  if (!until || !signature || Number(until) < clock().getTime()) return false;
  return timingSafeEqual(sign(env.SECRET, publicId, Number(until)), Buffer.from(signature, 'hex'));
}

/** One signature for all files of a take. */
const sign = (secret: string, publicId: string, until: number) =>
  createHmac('sha256', secret).update(`review ${publicId} ${until}`).digest();
