import { DAY_MS } from '#contract/values/durations.ts';
import type { DayCount } from '#contract/insights.ts';

/** Returns the last `many` days up to `today` (YYYY-MM-DD), oldest first, with zeros for those that weren't counted. */
export function everyDay(today: string, many: number, counted: readonly DayCount[]): DayCount[] {
  const found = new Map(counted.map((count) => [count.day, count]));
  const end = Date.parse(today);
  return Array.from({ length: many }, (_, at) => {
    const day = new Date(end - (many - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return found.get(day) ?? { day, views: 0, unlocks: 0 };
  });
}
