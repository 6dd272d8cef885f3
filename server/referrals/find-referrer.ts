import type { Context } from '../platform/context.ts';
import { shortName } from '../search/cards.ts';

/** Whose code it is, as strangers may know it: given name and initial, or the company's name. */
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
