import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/values/durations.ts';

/** For `refetchInterval`: a query is read again once what it holds has ended. If the server says it hasn't, clocks differ. */
export function untilEnd(end: string | null | undefined): number | false {
  if (!end) return false;
  const left = Date.parse(end) - Date.now();
  return left > 0 ? Math.min(left + SECOND_MS, HOUR_MS) : MINUTE_MS;
}
