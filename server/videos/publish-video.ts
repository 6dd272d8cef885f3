import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
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

/**
 * Publishes a video and its search document in one transaction, and deletes the video that it replaces. A practice take becomes
 * ready without being published.
 */
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
    if (video.position_id) await deletePublished(trx, video.position_id);
    await trx
      .updateTable('videos')
      .set({
        ...rendition,
        state: 'ready',
        step: null,
        progress_percent: 100,
        published_at: video.position_id && clock(),
      })
      .where('id', '=', video.id)
      .execute();
    if (video.position_id) await refreshSearchDocument(trx, video.position_id, { moderation: env.MODERATION });
    await publishWith(trx, video.talent_id, 'video_published', { videoId: video.id, positionId: video.position_id });
  });
}

async function deletePublished(trx: Kysely<DB>, positionId: string) {
  const replaced = await trx
    .deleteFrom('videos')
    .where('position_id', '=', positionId)
    .where('state', '=', 'ready')
    .returningAll()
    .execute();
  if (replaced.length > 0) await enqueue(trx, 'remove_files', { keys: replaced.flatMap(allKeys) });
}
