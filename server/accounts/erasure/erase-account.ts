import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { refreshTalentDocuments } from '../../search/documents/search-document.ts';
import { allKeys } from '../../videos/keys.ts';
import { attemptsKey } from '../sign-in/attempts.ts';

/** Erases an account: every row now, every file by a job, and the mails addressed to it. */
export async function eraseAccount({ db, env }: Pick<Context, 'db' | 'env'>, userId: string) {
  await db.transaction().execute((trx) => eraseInside(trx, env, userId));
}

/** The same inside the caller's transaction. Rows of other tables go with the account's by their foreign keys. */
export async function eraseInside(trx: Kysely<DB>, env: Context['env'], userId: string) {
  const videos = await trx.deleteFrom('videos').where('talent_id', '=', userId).returningAll().execute();
  if (videos.length > 0) await enqueue(trx, 'remove_files', { keys: videos.flatMap(allKeys) });
  for (const { id } of videos) await sql`SELECT graphile_worker.remove_job(${`process_video:${id}`})`.execute(trx);
  await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
  const buyer = await trx
    .selectFrom('billing_customers')
    .select('company_id')
    .where('company_id', '=', userId)
    .executeTakeFirst();
  if (buyer) await enqueue(trx, 'end_billing', { companyId: userId }, { maxAttempts: 25 });
  const gone = await trx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'pending_email'])
    .executeTakeFirst();
  // What was mailed to a claimed email is its owner's.
  if (!gone || gone.pending_email) return;
  await trx
    .deleteFrom('mails')
    .where(sql<boolean>`${gone.email} IN (recipient::citext, reply_to::citext)`)
    .execute();
  await trx.deleteFrom('sign_in_attempts').where('account', '=', attemptsKey(env, gone.email)).execute();
}
