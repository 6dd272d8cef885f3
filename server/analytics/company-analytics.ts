import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type CompanyAnalytics, LONGEST_LIST, type Period } from '#contract/analytics/company.ts';
import type { DayCount } from '#contract/insights.ts';
import { PLANS, type PlanLimits } from '#contract/values/plans.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { PREMIUM_PRICE, REVENUE_PER_UNLOCK, TEST_CURRENCY, UNLOCK_PRICE } from '#contract/values/product.ts';
import { grantsPremium } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { levelOf } from './platform.ts';

const COUNTS = sql`coalesce(sum(d.views), 0)::int AS views, coalesce(sum(d.unlocks), 0)::int AS unlocks`;

interface Counted extends CompanyToday, Pick<CompanyAnalytics, 'days' | 'titles' | 'campaigns' | 'paid'> {}

/**
 * Returns a company's views and unlocks in the last days, today included.
 * @throws plan_limit if the company's plan doesn't look back that far.
 */
export async function readCompany(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  { days: period }: { days: Period },
): Promise<CompanyAnalytics> {
  const of = (rollup: 'day' | 'title' | 'campaign') => sql`d.company_id = ${companyId} AND d.rollup = ${rollup}
    AND d.day > company.today::date - ${period}::int AND d.day <= company.today::date`;
  const list = (query: RawBuilder<unknown>) => sql`(SELECT coalesce(json_agg(listed), '[]') FROM (${query}) AS listed)`;
  const { rows } = await sql<Counted>`SELECT company.*,
    ${list(sql`SELECT d.day, d.views, d.unlocks FROM company_days d WHERE ${of('day')}`)} AS days,
    ${list(sql`
      SELECT d.position_title AS "positionTitle", ${COUNTS} FROM company_days d WHERE ${of('title')}
      GROUP BY 1 ORDER BY views DESC, unlocks DESC, 1 LIMIT ${LONGEST_LIST}`)} AS titles,
    ${list(sql`
      SELECT c.id AS "campaignId", c.title, ${COUNTS} FROM company_days d JOIN campaigns c ON c.id = d.campaign_id
      WHERE ${of('campaign')} GROUP BY c.id, c.title ORDER BY views DESC, unlocks DESC, c.id LIMIT ${LONGEST_LIST}`)} AS campaigns,
    ${list(paidSince(companyId, startOf(period, sql.ref('company.today'), sql.ref('company.timeZone'))))} AS paid
    FROM (${companyToday(companyId, clock())}) AS company
  `.execute(db);
  const { titles, campaigns, paid, timeZone, today } = rows[0]!;
  const plan = requirePlan(rows[0]!, looksBack(period));
  const days = everyDay(today, period, rows[0]!.days);
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const unlocks = days.reduce((sum, day) => sum + day.unlocks, 0);
  // Views are counted once per UTC day, so a local day can contain an unlock whose view was counted the day before.
  const conversionRate = Math.min(100, (100 * unlocks) / (views || 1));
  return {
    plan,
    timeZone,
    views,
    unlocks,
    conversionRate,
    conversionLevel: levelOf(conversionRate),
    estimatedRevenue: { ...REVENUE_PER_UNLOCK, amountMinor: REVENUE_PER_UNLOCK.amountMinor * unlocks },
    paid,
    days,
    titles,
    campaigns,
  };
}

/** Returns the last `many` days up to `today` (YYYY-MM-DD), oldest first, with zeros for days without counts. */
export function everyDay(today: string, many: number, counted: readonly DayCount[]): DayCount[] {
  const found = new Map(counted.map((count) => [count.day, count]));
  return calendars.memo(`${today} ${many}`).map((day) => found.get(day) ?? { day, views: 0, unlocks: 0 });
}

/** Kept, because writing ninety dates takes a tenth of the time of an answer. Days end at different times around the world. */
const calendars = new LRUCache<string, readonly string[]>({
  max: 20,
  memoMethod: (key) => {
    const [today, many] = key.split(' ');
    const end = Date.parse(today!);
    return Array.from({ length: Number(many) }, (_, at) =>
      new Date(end - (Number(many) - 1 - at) * DAY_MS).toISOString().slice(0, 10),
    );
  },
});

interface CompanyToday {
  timeZone: string | null;
  /** YYYY-MM-DD in the time zone. */
  today: string;
  isPremium: boolean;
}

const companyToday = (companyId: string, now: Date) => sql<CompanyToday>`
  SELECT c.time_zone AS "timeZone", to_char(${now}::timestamptz AT TIME ZONE coalesce(c.time_zone, 'UTC'), 'YYYY-MM-DD') AS today,
    EXISTS (SELECT FROM subscriptions s WHERE s.company_id = c.user_id AND ${grantsPremium(now)}) AS "isPremium"
  FROM company_profiles c WHERE c.user_id = ${companyId}`;

/** @throws plan_limit unless the company's plan includes something. */
function requirePlan({ isPremium }: CompanyToday, isIncluded: (limits: PlanLimits) => boolean) {
  const plan = isPremium ? 'premium' : 'free';
  if (!isIncluded(PLANS[plan])) throw failure('plan_limit');
  return plan;
}

/** Returns the company's time zone and current day. @throws plan_limit unless the company's plan includes something. */
export async function findToday(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  isIncluded: (limits: PlanLimits) => boolean,
): Promise<CompanyToday> {
  const { rows } = await companyToday(companyId, clock()).execute(db);
  requirePlan(rows[0]!, isIncluded);
  return rows[0]!;
}

/** The first day of a period that ends today. */
export const firstOf = (days: Period, today: string) =>
  new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** Whether a plan looks back this many days. */
export const looksBack =
  (period: Period) =>
  ({ analyticsDays }: PlanLimits) =>
    period <= analyticsDays;

type Sql<T> = T | RawBuilder<unknown>;

/** The first moment of the last days up to `today` in a time zone, as SQL. */
export const startOf = (days: Period, today: Sql<string>, timeZone: Sql<string | null>) =>
  sql`(${today}::date - ${days - 1}::int)::timestamp AT TIME ZONE coalesce(${timeZone}, 'UTC')`;

/** Payments minus refunds, by currency. Test money counts as the prices agreed to, as on receipts and invoices. */
const paidSince = (companyId: string, since: RawBuilder<unknown>) => sql`
  SELECT sum(amount)::int AS "amountMinor", currency FROM ledger_entries
  WHERE company_id = ${companyId} AND account = 'provider' AND currency <> ${TEST_CURRENCY} AND created_at >= ${since}
  GROUP BY currency
  UNION ALL
  SELECT -sum(sign(amount) * CASE account WHEN 'unlock_revenue' THEN ${UNLOCK_PRICE.amountMinor}::int
    ELSE ${PREMIUM_PRICE.amountMinor}::int END)::int, currency FROM ledger_entries
  WHERE company_id = ${companyId} AND account IN ('unlock_revenue', 'premium_revenue') AND currency = ${TEST_CURRENCY}
    AND created_at >= ${since}
  GROUP BY currency ORDER BY currency`;

export async function setTimeZone({ db }: Pick<Context, 'db'>, companyId: string, timeZone: string) {
  await db.updateTable('company_profiles').set({ time_zone: timeZone }).where('user_id', '=', companyId).execute();
}
