import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a mail takes to write. */
const AT_LEAST_MS = 250;

/** Answers after the same time whether or not there was anything to do. */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), sleep(AT_LEAST_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
