import type { Context } from '../platform/context.ts';
import type { Scores } from '../search/flags.ts';

/** The AI feedback that these positions share with companies, by position; who shares none is left out. */
export async function readScores(
  { db }: Pick<Context, 'db'>,
  positionIds: readonly string[],
): Promise<Map<string, Scores>> {
  if (positionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shared_scores as s')
    .innerJoin('videos as v', 'v.id', 's.video_id')
    .select(['v.position_id', 's.communication', 's.confidence', 's.clarity'])
    .where('v.state', '=', 'ready')
    .where('v.position_id', 'in', positionIds)
    .execute();
  return new Map(rows.map(({ position_id, ...scores }) => [position_id, scores]));
}
