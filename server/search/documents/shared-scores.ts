import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type SearchDocumentSettings, refreshSearchDocument } from './search-document.ts';
import type { Scores } from '../flags.ts';
import type { Context } from '../../platform/context.ts';
import type { AccountPart } from '../../platform/account-part.ts';

/** Shares a video's AI feedback scores (0 to 10, with one decimal) with companies, or stops sharing them when `scores` is null. */
export async function shareScores(
  trx: Kysely<DB>,
  video: { id: string; position_id: string | null },
  scores: Scores | null,
  settings: SearchDocumentSettings,
) {
  if (scores === null) await trx.deleteFrom('shared_scores').where('video_id', '=', video.id).execute();
  else
    await trx
      .insertInto('shared_scores')
      .values({ video_id: video.id, ...scores })
      .onConflict((conflict) => conflict.column('video_id').doUpdateSet(scores))
      .execute();
  if (video.position_id !== null) await refreshSearchDocument(trx, video.position_id, settings);
}

/** Returns the AI feedback scores that positions share with companies, by position. Positions that share none are omitted. */
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
  return new Map(rows.map(({ position_id, ...scores }) => [position_id!, scores]));
}

export const searchPart: AccountPart = {
  tables: { shared_scores: { by: 'talent_id', through: { table: 'videos', column: 'video_id' } } },
  derivedTables: ['talent_search'],
};
