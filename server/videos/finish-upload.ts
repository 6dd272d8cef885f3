import type { Context } from '../platform/context.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { publishWith } from '../platform/live/publish.ts';
import { newStem, sourceKey } from './keys.ts';

/** All bytes are there: row and job in one transaction. Finishing twice changes nothing. */
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
