import { sql } from 'kysely';
import type { AccountPart } from '../platform/account-part.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { allKeys } from './keys.ts';

/** Notes that the upload server stores beside an upload. */
const UPLOAD_NOTES = /\.(?:json|info|part)$/;

export const videosPart: AccountPart = {
  tables: { videos: { by: 'talent_id', without: ['moderated_by'] } },
  async listFiles({ db }, userId) {
    const videos = await db
      .selectFrom('videos')
      .select(['id', 'source_key', 'captions_key'])
      .where('talent_id', '=', userId)
      .execute();
    return videos.flatMap(allKeys).filter((key) => !UPLOAD_NOTES.test(key));
  },
  async beforeErase(trx, userId) {
    const videos = await trx.deleteFrom('videos').where('talent_id', '=', userId).returningAll().execute();
    if (videos.length > 0) await enqueue(trx, 'remove_files', { keys: videos.flatMap(allKeys) });
    for (const { id } of videos) await sql`SELECT graphile_worker.remove_job(${`process_video:${id}`})`.execute(trx);
  },
};
