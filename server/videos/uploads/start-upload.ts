import { Upload } from '@tus/server';
import type { z } from 'zod';
import type { Kysely } from 'kysely';
import type { startUploadSchema } from '#contract/videos/videos.ts';
import { PRACTICE_TAKES_MAX } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { allKeys, uploadKey } from '../keys.ts';
import { type VideoRow, toOwnVideo } from '../own-video.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

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
    return replaceUnfinished(trx, viewer, input, position.id);
  });
  return createUpload(context, video);
}

/**
 * Creates the row and the tus upload for a practice take, which belongs to no position. An unfinished one is discarded.
 * @throws conflict if the talent already has the maximum.
 */
export async function startPractice(context: Context, viewer: Viewer, input: Announced & { language: string }) {
  const video = await context.db.transaction().execute(async (trx) => {
    const talent = trx.selectFrom('talent_profiles').select('user_id').where('user_id', '=', viewer.userId);
    await talent.forUpdate().executeTakeFirstOrThrow();
    const { count } = await trx
      .selectFrom('videos')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('talent_id', '=', viewer.userId)
      .where('position_id', 'is', null)
      .where('state', '=', 'ready')
      .executeTakeFirstOrThrow();
    if (count >= PRACTICE_TAKES_MAX) throw failure('conflict');
    return replaceUnfinished(trx, viewer, input, null);
  });
  return createUpload(context, video);
}

type Announced = Omit<z.output<typeof startUploadSchema>, 'positionId'>;

/** Discards the talent's unfinished take for the position, or unfinished practice take, and inserts the new one. */
async function replaceUnfinished(
  trx: Kysely<DB>,
  viewer: Viewer,
  { originalName, contentType, sizeBytes, script, language }: Announced & { language?: string },
  positionId: string | null,
) {
  const given = await trx
    .deleteFrom('videos')
    .where('talent_id', '=', viewer.userId)
    .where('position_id', positionId ? '=' : 'is', positionId)
    .where('state', '<>', 'ready')
    .returningAll()
    .execute();
  if (given.length > 0) await enqueue(trx, 'remove_files', { keys: given.flatMap(allKeys) });
  return trx
    .insertInto('videos')
    .values({
      position_id: positionId,
      talent_id: viewer.userId,
      original_name: originalName,
      content_type: contentType,
      size_bytes: sizeBytes,
      script: script || null,
      language: language ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function createUpload(context: Pick<Context, 'storage' | 'env'>, video: VideoRow) {
  await context.storage.uploads.create(new Upload({ id: uploadKey(video.id), size: video.size_bytes, offset: 0 }));
  return toOwnVideo(context, video);
}
