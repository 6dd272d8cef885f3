import type { Kysely, Selectable } from 'kysely';
import { PAST_DUE_GRACE_DAYS } from '#contract/values/product.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { DB, Subscriptions } from '../platform/db/schema.gen.ts';

export type SubscriptionRow = Selectable<Subscriptions>;

/** The provider may take this long to renew before premium lapses. */
const RENEWAL_SLACK_MS = 2 * DAY_MS;

/** Returns the subscription that grants premium now, or null on the free plan. */
export async function findPremium(db: Kysely<DB>, companyId: string, now: Date): Promise<SubscriptionRow | null> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', 'in', ['active', 'past_due'])
    .orderBy('created_at')
    .execute();
  return rows.find((row) => isPremiumOn(row, now)) ?? null;
}

/** Premium lasts until the period ends while active, and until the grace period ends while past due. */
export function isPremiumOn(row: SubscriptionRow, now: Date): boolean {
  if (row.state === 'past_due') return graceEndsAt(row)! > now;
  const slack = row.cancel_at_period_end ? 0 : RENEWAL_SLACK_MS;
  return row.state === 'active' && row.current_period_end!.getTime() + slack > now.getTime();
}

export const graceEndsAt = ({ past_due_at }: Pick<SubscriptionRow, 'past_due_at'>) =>
  past_due_at && new Date(past_due_at.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS);
