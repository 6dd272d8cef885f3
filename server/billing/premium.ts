import { type Kysely, type Selectable, sql } from 'kysely';
import { PAST_DUE_GRACE_DAYS } from '#contract/values/product.ts';
import { PLANS, type PlanLimits } from '#contract/values/plans.ts';
import { DAY_MS, HOUR_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import type { DB, Subscriptions } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';

export type SubscriptionRow = Selectable<Subscriptions>;

const DAY_HOURS = DAY_MS / HOUR_MS;
/** The provider may take this long to renew before premium lapses. */
const RENEWAL_SLACK_HOURS = 2 * DAY_HOURS;

/** A condition on `subscriptions`: premium lasts until the period ends while active, and until the grace period ends while past due. */
export const grantsPremium = (now: Date) => sql<boolean>`coalesce(
  CASE state
    WHEN 'active' THEN current_period_end
      + make_interval(hours => CASE WHEN cancel_at_period_end THEN 0 ELSE ${RENEWAL_SLACK_HOURS}::int END) > ${now}
    WHEN 'past_due' THEN past_due_at + make_interval(hours => ${PAST_DUE_GRACE_DAYS * DAY_HOURS}::int) > ${now}
  END, false)`;

/** Returns the subscription that grants premium now, or null on the free plan. */
export async function findPremium(db: Kysely<DB>, companyId: string, now: Date): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(grantsPremium(now))
    .orderBy('created_at')
    .executeTakeFirst();
  return row ?? null;
}

export const graceEndsAt = ({ past_due_at }: Pick<SubscriptionRow, 'past_due_at'>) =>
  past_due_at && new Date(past_due_at.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS);

/** Returns what a company's plan includes now. */
export async function findLimits(db: Kysely<DB>, companyId: string, now: Date): Promise<PlanLimits> {
  return PLANS[(await findPremium(db, companyId, now)) ? 'premium' : 'free'];
}

/** A limit that a plan either includes or not. */
type Feature = { [Name in keyof PlanLimits]: PlanLimits[Name] extends boolean ? Name : never }[keyof PlanLimits];

/** @throws plan_limit unless the company's plan includes the feature. */
export async function requireIncluded(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  feature: Feature,
) {
  if (!(await findLimits(db, companyId, clock()))[feature]) throw failure('plan_limit');
}
