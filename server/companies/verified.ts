import type { Kysely } from 'kysely';
import { getDomain } from 'tldts';
import type { DB } from '../db/schema.ts';

const domainOf = (address: string) => getDomain(address.replace(/^.*@/, ''), { allowPrivateDomains: true });

/** What email and website say by themselves: the email is proven, and of the same registrable domain as the website. */
export function isOfItsDomain({
  email,
  website,
  isProven,
}: {
  email: string;
  website: string | null;
  isProven: boolean;
}) {
  const domain = domainOf(email);
  return isProven && domain !== null && domain === domainOf(website ?? '');
}

/** Sets a company's tick: what an admin said, else what email and website say. */
export async function refreshVerified(trx: Kysely<DB>, companyId: string, { isProven }: { isProven: boolean }) {
  const company = await trx
    .selectFrom('company_profiles')
    .innerJoin('users', 'users.id', 'company_profiles.user_id')
    .select(['users.email', 'website', 'verified_override'])
    .where('user_id', '=', companyId)
    .executeTakeFirst();
  if (!company) return;
  const is_verified = company.verified_override ?? isOfItsDomain({ ...company, isProven });
  await trx.updateTable('company_profiles').set({ is_verified }).where('user_id', '=', companyId).execute();
}
