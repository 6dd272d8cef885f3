import type { Kysely } from 'kysely';
import { getDomain } from 'tldts';
import type { DB } from '../db/schema.ts';

const domainOf = (address: string) => getDomain(address.replace(/^.*@/, ''), { allowPrivateDomains: true });

/** Sets a company's tick: its email is proven, and of the same registrable domain as its website. */
export async function refreshVerified(trx: Kysely<DB>, companyId: string, { isProven }: { isProven: boolean }) {
  const company = await trx
    .selectFrom('company_profiles')
    .innerJoin('users', 'users.id', 'company_profiles.user_id')
    .select(['users.email', 'website'])
    .where('user_id', '=', companyId)
    .executeTakeFirst();
  if (!company) return;
  const domain = domainOf(company.email);
  const is_verified = isProven && domain !== null && domain === domainOf(company.website ?? '');
  await trx.updateTable('company_profiles').set({ is_verified }).where('user_id', '=', companyId).execute();
}
