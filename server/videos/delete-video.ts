import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { refreshSearchDocument } from '../search/search-document.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { allKeys } from './keys.ts';
import { getOwnVideo } from './own-video.ts';

/** Deletes one video: its row and search entry now, and every file of it by a job. @throws not_found */
export async function deleteVideo({ db, env }: Pick<Context, 'db' | 'env'>, viewer: Viewer, videoId: string) {
  const video = await getOwnVideo(db, viewer.userId, videoId);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('videos').where('id', '=', video.id).execute();
    await enqueue(trx, 'remove_files', { keys: allKeys(video) });
    await refreshSearchDocument(trx, video.position_id, { moderation: env.MODERATION });
  });
}

/** Deletes every video of a position, inside the caller's transaction. */
export async function deleteVideosOf(trx: Kysely<DB>, positionId: string) {
  const gone = await trx.deleteFrom('videos').where('position_id', '=', positionId).returningAll().execute();
  if (gone.length > 0) await enqueue(trx, 'remove_files', { keys: gone.flatMap(allKeys) });
}
