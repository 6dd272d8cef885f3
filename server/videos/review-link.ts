import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { videoKeyOf } from './keys.ts';

const PERIOD_MS = 3_600_000;

/** Addresses under which an admin sees a video that nobody else is served: good for one to two hours, the same within the hour. */
export function reviewLinks({ env, storage, clock }: Pick<Context, 'env' | 'storage' | 'clock'>) {
  const until = (Math.floor(clock().getTime() / PERIOD_MS) + 2) * PERIOD_MS;
  return (key: string) => `${storage.url(key)}?review=${until}.${sign(env.SECRET, key, until).toString('hex')}`;
}

/** @param query what follows the question mark. */
export function isReviewLink({ env, clock }: Pick<Context, 'env' | 'clock'>, key: string, query: string): boolean {
  const [, until, signature] = /^review=(\d{13})\.([0-9a-f]{64})$/.exec(query) ?? [];
  if (!until || !signature || Number(until) < clock().getTime()) return false;
  return timingSafeEqual(sign(env.SECRET, key, Number(until)), Buffer.from(signature, 'hex'));
}

/** One signature for all files of a take. */
const sign = (secret: string, key: string, until: number) =>
  createHmac('sha256', secret)
    .update(`review ${videoKeyOf(key)} ${until}`)
    .digest();
