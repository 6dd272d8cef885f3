import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { log } from '../log.ts';
import { profileTable } from './referral.ts';

/**
 * Counts the referral that an account was made with, once its email is proven: a boost credit for whoever brought it. An unknown
 * code, one's own, or an account that counted before gives nothing, and says so in the log.
 */
export async function awardReferralCredit(trx: Kysely<DB>, refereeId: string) {
  const referee = await trx
    .selectFrom('users')
    .select(['referred_by', 'user_type'])
    .where('id', '=', refereeId)
    .executeTakeFirst();
  if (!referee?.referred_by) return;
  const decline = (reason: string) => log('info', 'referral not counted', { refereeId, reason });

  const referrer = await trx
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select(['users.id', 'users.user_type'])
    .where('code', '=', referee.referred_by)
    .executeTakeFirst();
  if (!referrer) return decline('unknown code');
  if (referrer.id === refereeId) return decline('own code');
  const counted = await trx
    .insertInto('referrals')
    .values({
      referee_id: refereeId,
      referrer_id: referrer.id,
      referee_type: referee.user_type,
      code: referee.referred_by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!counted.numInsertedOrUpdatedRows) return decline('counted before');
  await trx
    .updateTable(profileTable(referrer.user_type as 'talent' | 'company'))
    .set((eb) => ({ boost_credits: eb('boost_credits', '+', 1) }))
    .where('user_id', '=', referrer.id)
    .execute();
}
