import { sql } from 'kysely';
import { DELETION_GRACE_DAYS, UNVERIFIED_ACCOUNT_DAYS, DAY_MS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import { describeError, log } from '../../platform/log.ts';
import { eraseAccount } from './erase-account.ts';

/** Nightly job: erases accounts whose grace period has ended, and those whose email was not verified in time. */
export async function eraseDueAccounts(context: Pick<Context, 'db' | 'env' | 'clock' | 'accountParts'>) {
  const { db, clock } = context;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const due = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('deletion_requested_at', '<=', daysAgo(DELETION_GRACE_DAYS)),
        eb.and([eb('email_verified', '=', false), eb('created_at', '<=', daysAgo(UNVERIFIED_ACCOUNT_DAYS))]),
      ]),
    )
    .execute();
  for (const { id } of due) {
    // An account that can't be erased must not stop the others.
    await eraseAccount(context, id).catch((error: unknown) =>
      log('error', 'failed to erase an account', { accountId: id, err: describeError(error) }),
    );
  }
  await deleteUnusedTerms(context);
  await deleteExpiredRows(context);
}

/** Deletes titles, skills and places that no searchable position uses any more, since they may be one person's own words. */
async function deleteUnusedTerms({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_terms EXCEPT SELECT DISTINCT unnest(tags) FROM talent_search`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(trx);
    // Writers look up a term before they use it. The lock keeps them from using one that is being deleted.
    await sql`LOCK TABLE search_terms IN ACCESS EXCLUSIVE MODE`.execute(trx);
    await sql`
      DELETE FROM search_terms t WHERE t.id = ANY(${rows.map(({ id }) => id)})
        AND NOT EXISTS (SELECT FROM talent_search s WHERE s.tags @> ARRAY[t.id])`.execute(trx);
  });
}

/** Deletes mailed links, challenges, sign-in attempts and known devices that have expired. */
async function deleteExpiredRows({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('mailed_links').where('expires_at', '<', daysAgo(30)).execute();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_in_attempts').where('last_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('known_devices').where('seen_at', '<', daysAgo(365)).execute();
}
