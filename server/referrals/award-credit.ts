import { type Kysely, sql } from 'kysely';
import { REFERRAL_CREDITS_PER_DAY } from '#contract/referrals.ts';
import { notify } from '../notifications/notify.ts';
import { networkOf } from '../platform/http/network.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { log } from '../platform/log.ts';
import { canonicalAddress, keyedHash } from './canonical-address.ts';
import { profileTable } from './referral.ts';

/** Where an email was verified: the network (see `networkOf`) and the user agent. */
export interface VerificationSource {
  network: string;
  browser: string;
}

/** Null for a loopback address, which does not identify anyone. */
export function verificationSource(address: string, headers: Headers): VerificationSource | null {
  const network = networkOf(address);
  return /^127\.|^0:0:0:0::/.test(network) ? null : { network, browser: headers.get('user-agent') ?? '' };
}

/**
 * Gives the referrer a boost credit once the email of a referred account is verified. A mailbox counts once, regardless of
 * spelling and of how often its account is recreated. A referrer gets at most ten credits per UTC day and one per network. An email
 * verified in the referrer's own browser and network counts as a self-referral. Referrals that are not counted are logged.
 */
export async function awardReferralCredit(
  trx: Kysely<DB>,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  refereeId: string,
  from: VerificationSource | null,
) {
  const referee = await trx
    .selectFrom('users')
    .select(['referred_by', 'user_type', 'email'])
    .where('id', '=', refereeId)
    .executeTakeFirst();
  if (!referee?.referred_by) return;
  const decline = (reason: string) => log('info', 'referral not counted', { refereeId, reason });

  // Locks the referrer's row, so that the day's credits are counted one at a time.
  const referrer = await trx
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select(['users.id', 'users.user_type', 'users.email'])
    .where('code', '=', referee.referred_by)
    .forUpdate('users')
    .executeTakeFirst();
  if (!referrer) return decline('unknown code');
  const address = canonicalAddress(referee.email);
  if (referrer.id === refereeId || canonicalAddress(referrer.email) === address) return decline('own code');
  if (from && (await isOwnBrowser(trx, referrer.id, from))) return decline('own browser');
  const utc_day = sql<Date>`(now() AT TIME ZONE 'UTC')::date`;
  const { today } = await trx
    .selectFrom('counted_friends')
    .select((eb) => eb.fn.countAll<number>().as('today'))
    .where('referrer_id', '=', referrer.id)
    .where('utc_day', '=', utc_day)
    .executeTakeFirstOrThrow();
  if (today >= REFERRAL_CREDITS_PER_DAY) return decline('daily limit reached');
  const before = await trx
    .selectFrom('referrals')
    .select('code')
    .where('referee_id', '=', refereeId)
    .executeTakeFirst();
  if (before) return decline('already counted');
  const counted = await trx
    .insertInto('counted_friends')
    .values({
      address_hash: keyedHash(env.SECRET, address),
      referrer_id: referrer.id,
      utc_day,
      network_hash: from && keyedHash(env.SECRET, from.network),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!counted.numInsertedOrUpdatedRows) return decline('mailbox, or its network today, already counted');
  await trx
    .insertInto('referrals')
    .values({
      referee_id: refereeId,
      referrer_id: referrer.id,
      referee_type: referee.user_type,
      code: referee.referred_by,
    })
    .execute();
  await trx
    .updateTable(profileTable(referrer.user_type as 'talent' | 'company'))
    .set((eb) => ({ boost_credits: eb('boost_credits', '+', 1) }))
    .where('user_id', '=', referrer.id)
    .execute();
  const data = { userType: referrer.user_type as 'talent' | 'company' };
  await notify(trx, { userId: referrer.id, aboutId: refereeId, kind: 'credit', data, at: clock() });
}

/** Colleagues and households share a network; within it, the same user agent is taken to be the referrer's own browser. */
async function isOwnBrowser(trx: Kysely<DB>, referrerId: string, { network, browser }: VerificationSource) {
  const sessions = await trx
    .selectFrom('sessions')
    .select(['ip_address', 'user_agent'])
    .where('user_id', '=', referrerId)
    .execute();
  return sessions.some(
    ({ ip_address, user_agent }) =>
      ip_address !== null && networkOf(ip_address) === network && (user_agent ?? '') === browser,
  );
}
