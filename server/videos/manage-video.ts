import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getOwnVideo, toOwnVideo } from './own-video.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { allKeys } from './keys.ts';

/** Processes a failed video again from its stored source. @throws not_found, video_not_retryable */
export async function retryVideo(context: Pick<Context, 'db' | 'env'>, viewer: Viewer, videoId: string) {
  await getOwnVideo(context.db, viewer.userId, videoId);
  const video = await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('videos')
      .set({ state: 'queued', failure: null, step: null, progress_percent: 0 })
      .where('id', '=', videoId)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw failure('video_not_retryable');
    await enqueue(trx, 'process_video', { videoId }, { key: `process_video:${videoId}` });
    return row;
  });
  return toOwnVideo(context, video);
}

/**
 * Resubmits a rejected video for moderation. It becomes pending and stays withheld until an admin approves it.
 * @throws not_found, or conflict when it is not rejected.
 */
export async function submitAgain(context: Pick<Context, 'db' | 'env' | 'clock'>, viewer: Viewer, videoId: string) {
  await getOwnVideo(context.db, viewer.userId, videoId);
  const video = await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('videos')
      .set({ resubmitted_at: context.clock() })
      .where('id', '=', videoId)
      .where('rejected_at', 'is not', null)
      .where('resubmitted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw failure('conflict');
    await publishWith(trx, viewer.userId, 'video_moderated', { videoId, positionId: row.position_id });
    return row;
  });
  return toOwnVideo(context, video);
}

/** Deletes a video: its row and search document now, its files by a job. @throws not_found */
export async function deleteVideo({ db, env }: Pick<Context, 'db' | 'env'>, viewer: Viewer, videoId: string) {
  const video = await getOwnVideo(db, viewer.userId, videoId);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('videos').where('id', '=', video.id).execute();
    await enqueue(trx, 'remove_files', { keys: allKeys(video) });
    if (video.position_id) await refreshSearchDocument(trx, video.position_id, { moderation: env.MODERATION });
  });
}

/** Deletes all videos of a position in the caller's transaction. */
export async function deleteVideosOf(trx: Kysely<DB>, positionId: string) {
  const gone = await trx.deleteFrom('videos').where('position_id', '=', positionId).returningAll().execute();
  if (gone.length > 0) await enqueue(trx, 'remove_files', { keys: gone.flatMap(allKeys) });
}
