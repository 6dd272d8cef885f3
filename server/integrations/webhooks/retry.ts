import { ATTEMPTS_MAX } from '#contract/values/integrations.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/values/durations.ts';

/** Delays after the first to the tenth attempt: 76 hours in total. */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  4 * MINUTE_MS - 5 * SECOND_MS,
  25 * MINUTE_MS,
  1.5 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  28 * HOUR_MS,
];
const JITTER = 0.1;
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;

/** The circuit opens after this many failures in a row, and lets one attempt through after each pause. */
export const OPEN_AFTER_FAILURES = 5;
const PAUSE_MS = 30 * SECOND_MS;
const PAUSE_MAX_MS = 15 * MINUTE_MS;

/** Adds jitter, so that a recovering target isn't hit by all retries at once. @param random from 0 to 1 */
const jittered = (ms: number, random: number) => ms * (1 - JITTER + 2 * JITTER * random);

/** Returns when to attempt a delivery again, or null after the last attempt. @param retryAfter the answer's header */
export function nextAttempt(
  attempts: number,
  retryAfter: string | null,
  now: Date,
  random = Math.random(),
): Date | null {
  if (attempts >= ATTEMPTS_MAX) return null;
  const delay = jittered(RETRY_DELAYS_MS[attempts - 1]!, random);
  return new Date(now.getTime() + Math.max(delay, readRetryAfter(retryAfter, now)));
}

/** Returns the milliseconds that a Retry-After header requests, at most a day: seconds or an HTTP date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS);
}

/** Returns until when an endpoint is paused after this many failures in a row, or null while its circuit is closed. */
export function pauseAfter(failures: number, now: Date, random = Math.random()): Date | null {
  if (failures < OPEN_AFTER_FAILURES) return null;
  const pause = Math.min(PAUSE_MS * 2 ** Math.min(failures - OPEN_AFTER_FAILURES, 10), PAUSE_MAX_MS);
  return new Date(now.getTime() + jittered(pause, random));
}
