import { type Kysely, sql } from 'kysely';
import { PLANS } from '#contract/values/plans.ts';
import type { UnlockKind } from '#contract/unlocks/contacts.ts';
import { creditsOf } from './ledger.ts';
import { findPremium } from './premium.ts';
import type { DB } from '../platform/db/schema.gen.ts';

export interface Entitlement {
  plan: 'free' | 'premium';
  freeLeft: number;
  credits: number;
  /** The cheapest way for the company to cover one more unlock now; null when it has to be paid for. */
  covers: Exclude<UnlockKind, 'paid'> | null;
}

export const utcDay = (at: Date) => at.toISOString().slice(0, 10);

/** Returns what a company may unlock without paying. Only reliable while the company's row is locked. */
export async function findEntitlement(db: Kysely<DB>, companyId: string, now: Date): Promise<Entitlement> {
  const premium = await findPremium(db, companyId, now);
  const { used } = await db
    .selectFrom('unlocked_contacts')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('user_id', '=', companyId)
    // A generic plan matches the partial index only to a literal.
    .where('kind', '=', sql.lit('free'))
    .where('free_on', '=', sql<Date>`${utcDay(now)}::date`)
    .executeTakeFirstOrThrow();
  const credits = await creditsOf(db, companyId);
  const freeLeft = Math.max(0, PLANS.free.freeUnlocksPerDay - used);
  const plan = premium ? 'premium' : 'free';
  return {
    plan,
    freeLeft,
    credits,
    covers: PLANS[plan].freeUnlocksPerDay === null ? 'premium' : freeLeft > 0 ? 'free' : credits > 0 ? 'credit' : null,
  };
}

/** Locks the company's row until the transaction ends, so that its unlocks are serialized. */
export async function lockCompany(trx: Kysely<DB>, companyId: string) {
  return trx
    .selectFrom('company_profiles')
    .select(['user_id', 'company_name'])
    .where('user_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
