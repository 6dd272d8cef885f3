import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getOwnVideo, toOwnVideo } from './own-video.ts';

/**
 * Asks for another look at a rejected video: it is pending, and the rejection stands until an admin approves.
 * @throws not_found; conflict if it is not rejected.
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
