import type { Context } from '../platform/context.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { publishWith } from '../platform/live/publish.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { allKeys } from './keys.ts';
import type { VideoRow } from './own-video.ts';

export type Rendition = {
  [Column in 'video_key' | 'poster_avif_key' | 'poster_webp_key' | 'preview_key']: string;
} & Pick<VideoRow, 'captions_key' | 'has_audio' | 'loudness_lufs'> & {
    duration_ms: number;
    width: number;
    height: number;
    quote?: string;
  };

/** Publishes a video and its search document in one transaction, and deletes the take that it replaces. */
export async function publishVideo(
  { db, clock, env }: Pick<Context, 'db' | 'clock' | 'env'>,
  video: Pick<VideoRow, 'id' | 'talent_id' | 'position_id'>,
  rendition: Rendition,
) {
  await db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('videos')
      .select('id')
      .where('id', '=', video.id)
      .where('state', '=', 'processing')
      .forUpdate()
      .executeTakeFirst();
    if (!current) return;
    const replaced = await trx
      .deleteFrom('videos')
      .where('position_id', '=', video.position_id)
      .where('state', '=', 'ready')
      .returningAll()
      .execute();
    if (replaced.length > 0) await enqueue(trx, 'remove_files', { keys: replaced.flatMap(allKeys) });
    await trx
      .updateTable('videos')
      .set({ ...rendition, state: 'ready', step: null, progress_percent: 100, published_at: clock() })
      .where('id', '=', video.id)
      .execute();
    await refreshSearchDocument(trx, video.position_id, { moderation: env.MODERATION });
    await publishWith(trx, video.talent_id, 'video_published', { videoId: video.id, positionId: video.position_id });
  });
}
