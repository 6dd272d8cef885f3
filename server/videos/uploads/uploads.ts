import { Upload } from '@tus/server';
import type { z } from 'zod';
import type { startUploadSchema } from '#contract/videos/videos.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { allKeys, uploadKey, newStem, sourceKey } from '../keys.ts';
import { toOwnVideo } from '../own-video.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { sql } from 'kysely';

/**
 * Creates the row and the tus upload for a new take. An unfinished take of the position is discarded; the published one stays until
 * the new one is ready.
 * @throws not_found if the position is not the viewer's.
 */
export async function startUpload(context: Context, viewer: Viewer, input: z.output<typeof startUploadSchema>) {
  const video = await context.db.transaction().execute(async (trx) => {
    const position = await trx
      .selectFrom('talent_positions')
      .select('id')
      .where('id', '=', input.positionId)
      .where('talent_id', '=', viewer.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!position) throw failure('not_found');
    const given = await trx
      .deleteFrom('videos')
      .where('position_id', '=', position.id)
      .where('state', '<>', 'ready')
      .returningAll()
      .execute();
    if (given.length > 0) await enqueue(trx, 'remove_files', { keys: given.flatMap(allKeys) });
    return trx
      .insertInto('videos')
      .values({
        position_id: position.id,
        talent_id: viewer.userId,
        original_name: input.originalName,
        content_type: input.contentType,
        size_bytes: input.sizeBytes,
        script: input.script || null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  await context.storage.uploads.create(new Upload({ id: uploadKey(video.id), size: input.sizeBytes, offset: 0 }));
  return toOwnVideo(context, video);
}

/** Queues a completely uploaded video for processing. Idempotent. */
export async function finishUpload({ db, clock }: Pick<Context, 'db' | 'clock'>, videoId: string) {
  await db.transaction().execute(async (trx) => {
    const video = await trx
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', videoId)
      .where('state', '=', 'uploading')
      .forUpdate()
      .executeTakeFirst();
    if (!video) return;
    await trx
      .updateTable('videos')
      .set({ state: 'queued', uploaded_at: clock(), source_key: sourceKey(newStem(video.talent_id, clock())) })
      .where('id', '=', video.id)
      .execute();
    await enqueue(trx, 'process_video', { videoId: video.id }, { key: `process_video:${video.id}` });
    await publishWith(trx, video.talent_id, 'video_progressed', { videoId: video.id, positionId: video.position_id });
  });
}

/** Deletes uploads that were started more than a week ago and never finished. */
export async function deleteAbandonedUploads({ db }: Pick<Context, 'db'>) {
  await db.transaction().execute(async (trx) => {
    const given = await trx
      .deleteFrom('videos')
      .where('state', '=', 'uploading')
      .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
      .returningAll()
      .execute();
    if (given.length > 0) await enqueue(trx, 'remove_files', { keys: given.flatMap(allKeys) });
  });
}
