import type { Kysely } from 'kysely';
import pg from 'pg';
import { type Referral, isReservedCode } from '#contract/referrals.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { shortName } from '../search/short-name.ts';
import { invalid } from '../platform/http/failure.ts';

/** The table with the referral code, credits and boost of this type of account. */
export const profileTable = (userType: Viewer['userType']) =>
  userType === 'talent' ? ('talent_profiles' as const) : ('company_profiles' as const);

/** Returns the account's referral code, credits and number of referred friends. */
export async function getReferral(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, userType }: Viewer,
): Promise<Referral> {
  const [profile, { friends }, shown] = await Promise.all([
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
    boostable(db, userId)[userType === 'talent' ? 'talent' : 'company'].executeTakeFirst(),
  ]);
  const isBoosted = profile.boosted_until !== null && profile.boosted_until > clock();
  return {
    code: profile.referral_code,
    link: `${env.PUBLIC_URL}/ref/${encodeURIComponent(profile.referral_code)}`,
    boostCredits: profile.boost_credits,
    friends,
    boostedUntil: isBoosted ? profile.boosted_until!.toISOString() : null,
    hasReach: shown !== undefined,
  };
}

/** What a boost moves to the top. */
const boostable = (db: Kysely<DB>, userId: string) => ({
  talent: db
    .selectFrom('talent_search as s')
    .innerJoin('talent_positions as p', 'p.id', 's.position_id')
    .select('p.id')
    .where('p.talent_id', '=', userId)
    .limit(1),
  company: db
    .selectFrom('campaigns')
    .select('id')
    .where('company_id', '=', userId)
    .where('state', '=', 'open')
    .limit(1),
});

/** Returns the referrer's public name: given name and initial, or the company's name. */
export async function findReferrerName({ db }: Pick<Context, 'db'>, code: string): Promise<string | null> {
  const referrer = await db
    .selectFrom('referral_codes as c')
    .leftJoin('talent_profiles as t', 't.user_id', 'c.user_id')
    .leftJoin('company_profiles as o', 'o.user_id', 'c.user_id')
    .select(['t.full_name', 'o.company_name'])
    .where('c.code', '=', code.trim())
    .executeTakeFirst();
  if (!referrer) return null;
  return referrer.company_name ?? shortName(referrer.full_name!);
}

const UNIQUE_VIOLATION = '23505';

/** @throws invalid_input (`code_taken`) when the code is reserved or another account has it, regardless of case. */
export async function changeReferralCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, userType }: Viewer,
  code: string,
) {
  if (isReservedCode(code)) throw invalid('code', 'code_taken');
  try {
    await db
      .updateTable(profileTable(userType))
      .set({ referral_code: code, updated_at: clock() })
      .where('user_id', '=', userId)
      .execute();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw invalid('code', 'code_taken');
    throw error;
  }
}
