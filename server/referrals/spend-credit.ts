import { awardReferralCredit, verificationSource } from './award-credit.ts';
import type { AccountPart } from '../platform/account-part.ts';
import { sql } from 'kysely';
import { BOOST_HOURS, HOUR_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { refreshTalentDocuments } from '../search/documents/search-document.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { profileTable } from './referral.ts';

/** Spends one credit to boost the account for 24 hours, after any boost that is still running. @throws no_credits */
export async function spendBoostCredit(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, userType }: Viewer,
) {
  await db.transaction().execute(async (trx) => {
    const starts = sql<Date>`greatest(boosted_until, ${clock()}::timestamptz)`;
    const spent = await trx
      .updateTable(profileTable(userType))
      .set({
        boost_credits: sql`boost_credits - 1`,
        boosted_until: sql<Date>`${starts} + make_interval(hours => ${BOOST_HOURS})`,
      })
      .where('user_id', '=', userId)
      .where('boost_credits', '>', 0)
      .returning('boosted_until')
      .executeTakeFirst();
    if (!spent) throw failure('no_credits');
    const ends_at = spent.boosted_until!;
    const starts_at = new Date(ends_at.getTime() - BOOST_HOURS * HOUR_MS);
    await trx.insertInto('boosts').values({ user_id: userId, starts_at, ends_at }).execute();
    if (userType === 'talent') await refreshTalentDocuments(trx, userId, { moderation: env.MODERATION });
  });
}

export const referralsPart: AccountPart = {
  tables: { referrals: { by: 'referrer_id', without: ['referee_id'] }, boosts: { by: 'user_id' } },
  derivedTables: ['referral_codes'],
  async onEmailVerified(trx, context, { userId, isFirst, openedFrom }) {
    if (isFirst)
      await awardReferralCredit(
        trx,
        context,
        userId,
        openedFrom && verificationSource(openedFrom.address, openedFrom.headers),
      );
  },
};
