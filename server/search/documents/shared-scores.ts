import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type SearchDocumentSettings, refreshSearchDocument } from './search-document.ts';
import type { Scores } from '../flags.ts';
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

export const searchPart: AccountPart = {
  tables: {
    shared_scores: { by: 'talent_id', through: { table: 'videos', column: 'video_id' } },
    hidden_talents: { by: 'company_id' },
  },
  derivedTables: ['talent_search'],
};
