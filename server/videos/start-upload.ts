import { Upload } from '@tus/server';
import type { z } from 'zod';
import type { startUploadSchema } from '#contract/videos/videos.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { allKeys, uploadKey } from './keys.ts';
import { toOwnVideo } from './own-video.ts';

/**
 * Makes the row and the upload that the bytes follow to. A take that was on its way for the position is given up; the
 * published one stays until the new one is ready.
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
