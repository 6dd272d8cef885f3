import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { drawStill } from '../platform/media/still.ts';
import { shareKey, stemOf } from './keys.ts';

declare module '../platform/jobs/enqueue.ts' {
  interface JobPayloads {
    draw_share_picture: { videoId: string };
  }
}

/**
 * Draws missing share pictures for a talent's published page. Called in the transaction of whatever publishes the page or a video.
 */
export async function drawMissingSharePictures(trx: Kysely<DB>, talentId: string) {
  const missing = await trx
    .selectFrom('videos as v')
    .innerJoin('talent_profiles as t', 't.user_id', 'v.talent_id')
    .select('v.id')
    .where('v.talent_id', '=', talentId)
    .where('v.state', '=', 'ready')
    .where('v.position_id', 'is not', null)
    .where('v.share_key', 'is', null)
    .where('t.page_published_at', 'is not', null)
    .execute();
  for (const { id: videoId } of missing)
    await enqueue(trx, 'draw_share_picture', { videoId }, { key: `draw_share_picture:${videoId}` });
}

/** Draws the image that other sites show for a link to a video's talent, from its poster. */
export async function drawSharePicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  { videoId }: { videoId: string },
) {
  const video = await db
    .selectFrom('videos')
    .select(['poster_webp_key', 'video_key'])
    .where('id', '=', videoId)
    .where('state', '=', 'ready')
    .where('share_key', 'is', null)
    .executeTakeFirst();
  if (!video?.poster_webp_key || !video.video_key) return;
  const folder = await mkdtemp(join(tmpdir(), 'closeup-share-'));
  try {
    const path = join(folder, 'share.jpg');
    await drawStill('share', await storage.bring(video.poster_webp_key, folder), path);
    const share_key = shareKey(stemOf(video.video_key));
    await storage.copyIn(share_key, path);
    const { numUpdatedRows } = await db
      .updateTable('videos')
      .set({ share_key })
      .where('id', '=', videoId)
      .where(sql<boolean>`video_key = ${video.video_key}`)
      .executeTakeFirst();
    // The video and its other files were deleted in the meantime.
    if (!numUpdatedRows) await storage.remove([share_key]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
