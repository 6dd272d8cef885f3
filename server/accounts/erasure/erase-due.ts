import { sql } from 'kysely';
import { DELETION_GRACE_DAYS, UNVERIFIED_ACCOUNT_DAYS } from '#contract/values/product.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import { describeError, log } from '../../platform/log.ts';
import { eraseAccount } from './erase-account.ts';

/** Each night: accounts whose grace is over, and those whose email nobody has proven in time, claims or not. */
export async function eraseDueAccounts(app: Pick<Context, 'db' | 'env' | 'clock'>) {
  const before = (days: number) => new Date(app.clock().getTime() - days * DAY_MS);
  const due = await app.db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('deletion_requested_at', '<=', before(DELETION_GRACE_DAYS)),
        eb.and([eb('email_verified', '=', false), eb('created_at', '<=', before(UNVERIFIED_ACCOUNT_DAYS))]),
      ]),
    )
    .execute();
  for (const { id } of due) {
    // One account that can't be erased does not keep the others.
    await eraseAccount(app, id).catch((error: unknown) =>
      log('error', 'an account was not erased', { accountId: id, err: describeError(error) }),
    );
  }
  await deleteUnusedTerms(app);
  await deleteOldTraces(app);
}

/** Titles, skills and places that no searchable position has any more: they may be one person's own words. */
async function deleteUnusedTerms({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_terms EXCEPT SELECT DISTINCT unnest(tags) FROM talent_search`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(trx);
    // Writers look a term up before they use it; none may be between the two.
    await sql`LOCK TABLE search_terms IN ACCESS EXCLUSIVE MODE`.execute(trx);
    await sql`
      DELETE FROM search_terms t WHERE t.id = ANY(${rows.map(({ id }) => id)})
        AND NOT EXISTS (SELECT FROM talent_search s WHERE s.tags @> ARRAY[t.id])`.execute(trx);
  });
}

/** Links, attempts and places that no longer count. */
async function deleteOldTraces({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const monthAgo = new Date(clock().getTime() - 30 * DAY_MS);
  await db.deleteFrom('mailed_links').where('expires_at', '<', monthAgo).execute();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', clock()).execute();
  await db
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', new Date(clock().getTime() - DAY_MS))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<', new Date(clock().getTime() - 365 * DAY_MS))
    .execute();
}
