import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { allKeys, newStem, sourceKey } from '../keys.ts';
import { publishWith } from '../../platform/live/publish.ts';

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
