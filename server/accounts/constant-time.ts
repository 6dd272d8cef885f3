import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than writing a mail takes. */
const MIN_DURATION_MS = 250;

/** Takes the same time for every caller, so that timing does not reveal whether an email has an account. */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), sleep(MIN_DURATION_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
