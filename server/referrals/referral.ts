import type { Referral } from '#contract/referrals.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';

/** Where an account of this kind keeps its code, credits and boost. */
export const profileTable = (userType: Viewer['userType']) =>
  userType === 'talent' ? ('talent_profiles' as const) : ('company_profiles' as const);

/** The account's own code, credits, and what they brought. */
export async function getReferral(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, userType }: Viewer,
): Promise<Referral> {
  const [profile, { friends }] = await Promise.all([
    db
      .selectFrom(profileTable(userType))
      .select(['referral_code', 'boost_credits', 'boosted_until'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('referrals')
      .select((eb) => eb.fn.countAll<number>().as('friends'))
      .where('referrer_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  const isBoosted = profile.boosted_until !== null && profile.boosted_until > clock();
  return {
    code: profile.referral_code,
    link: `${env.PUBLIC_URL}/ref/${encodeURIComponent(profile.referral_code)}`,
    boostCredits: profile.boost_credits,
    friends,
    boostedUntil: isBoosted ? profile.boosted_until!.toISOString() : null,
  };
}
