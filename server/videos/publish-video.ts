import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { publishWith } from '../platform/live/publish.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { allKeys } from './keys.ts';
import { drawMissingSharePictures } from './share-picture.ts';
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
 * Publishes a video and its search document in one transaction, and deletes the video that it replaces. After a rejection, it is
 * withheld until it is approved. A practice take becomes ready without being published.
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
        ...(video.position_id ? await publication(trx, video.talent_id, clock()) : {}),
      })
      .where('id', '=', video.id)
      .execute();
    if (video.position_id) await refreshSearchDocument(trx, video.position_id, { moderation: env.MODERATION });
    if (video.position_id) await drawMissingSharePictures(trx, video.talent_id);
    await enqueue(trx, 'analyze_video', { videoId: video.id });
    await publishWith(trx, video.talent_id, 'video_published', { videoId: video.id, positionId: video.position_id });
  });
}

/**
 * Makes a practice take the video of one of its talent's positions, in the caller's transaction, and deletes the video that it
 * replaces. It is moderated like any other. @throws not_found
 */
export async function publishTake(
  trx: Kysely<DB>,
  { clock, env }: Pick<Context, 'clock' | 'env'>,
  { talentId, videoId, positionId }: { talentId: string; videoId: string; positionId: string },
) {
  const position = await trx
    .selectFrom('talent_positions')
    .select('id')
    .where('id', '=', positionId)
    .where('talent_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();
  if (!position) throw failure('not_found');
  await deletePublished(trx, positionId);
  const { numUpdatedRows } = await trx
    .updateTable('videos')
    .set({ position_id: positionId, ...(await publication(trx, talentId, clock())) })
    .where('id', '=', videoId)
    .where('talent_id', '=', talentId)
    .where('position_id', 'is', null)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw failure('not_found');
  await refreshSearchDocument(trx, positionId, { moderation: env.MODERATION });
  await drawMissingSharePictures(trx, talentId);
  await publishWith(trx, talentId, 'video_published', { videoId, positionId });
}

/** A talent's new video counts as resubmitted if the last decision about the talent's videos was a rejection. */
async function publication(trx: Kysely<DB>, talentId: string, at: Date) {
  const { video_rejected_at } = await trx
    .selectFrom('talent_profiles')
    .select('video_rejected_at')
    .where('user_id', '=', talentId)
    .executeTakeFirstOrThrow();
  return { published_at: at, ...(video_rejected_at && { rejected_at: video_rejected_at, resubmitted_at: at }) };
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
