import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getOwnVideo, toOwnVideo } from './own-video.ts';

/** Processes a failed video again from its kept source. @throws not_found, video_not_retryable */
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
