import type { Context } from '../platform/context.ts';
import { readCounters } from '../platform/db/counters.ts';

/** Counts what waits for an admin: pending videos, open contests and open support tickets. */
export async function countWaiting({ db }: Pick<Context, 'db'>) {
  const [count, { scores }] = await Promise.all([
    readCounters(db, ['videos.pending', 'tickets.open']),
    db
      .selectFrom('score_contests')
      .select(({ fn }) => fn.countAll<number>().as('scores'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow(),
  ]);
  return { videos: count('videos.pending'), scores, support: count('tickets.open') };
}
