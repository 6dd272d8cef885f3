import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { allKeys } from './keys.ts';

/** Gives up uploads that nobody has gone on with for a week, with the bytes that arrived. */
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
