import { type RawBuilder, sql } from 'kysely';
import { type CompanyAnalytics, LONGEST_LIST, type Period } from '#contract/analytics/company.ts';
import { PLANS, type PlanLimits } from '#contract/values/plans.ts';
import { REVENUE_PER_UNLOCK } from '#contract/values/product.ts';
import { findPremium } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { levelOf } from './platform.ts';

const COUNTS = sql`coalesce(sum(d.views), 0)::int AS views, coalesce(sum(d.unlocks), 0)::int AS unlocks`;

/**
 * Returns a company's views and unlocks in the last days, today included.
 * @throws plan_limit if the company's plan doesn't look back that far.
 */
export async function readCompany(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  { days: period }: { days: Period },
): Promise<CompanyAnalytics> {
  const { plan, timeZone, today } = await requirePeriod({ db, clock }, companyId, period);
  const of = (rollup: 'day' | 'title' | 'campaign') => sql`d.company_id = ${companyId} AND d.rollup = ${rollup}
    AND d.day > ${today}::date - ${period}::int AND d.day <= ${today}::date`;
  const list = (query: RawBuilder<unknown>) => sql`(SELECT coalesce(json_agg(listed), '[]') FROM (${query}) AS listed)`;
  const { rows } = await sql<Pick<CompanyAnalytics, 'days' | 'titles' | 'campaigns' | 'paid'>>`SELECT
    ${list(sql`
      SELECT to_char(n, 'YYYY-MM-DD') AS day, ${COUNTS}
      FROM generate_series(${today}::date - ${period - 1}::int, ${today}::date, interval '1 day') AS n
      LEFT JOIN company_days d ON d.day = n::date AND ${of('day')} GROUP BY n ORDER BY n`)} AS days,
    ${list(sql`
      SELECT d.position_title AS "positionTitle", ${COUNTS} FROM company_days d WHERE ${of('title')}
      GROUP BY 1 ORDER BY views DESC, unlocks DESC, 1 LIMIT ${LONGEST_LIST}`)} AS titles,
    ${list(sql`
      SELECT c.id AS "campaignId", c.title, ${COUNTS} FROM company_days d JOIN campaigns c ON c.id = d.campaign_id
      WHERE ${of('campaign')} GROUP BY c.id, c.title ORDER BY views DESC, unlocks DESC, c.id LIMIT ${LONGEST_LIST}`)} AS campaigns,
    ${list(paidSince(companyId, sql`(${today}::date - ${period - 1}::int)::timestamp AT TIME ZONE ${timeZone ?? 'UTC'}`))} AS paid
  `.execute(db);
  const { days, titles, campaigns, paid } = rows[0]!;
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const unlocks = days.reduce((sum, day) => sum + day.unlocks, 0);
  // A view counts once a UTC day, so a company's own day can hold an unlock whose view was the day before.
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

/** Returns the company's plan, its zone and its current day. @throws plan_limit if the free plan doesn't include what was asked for. */
export async function requirePeriod(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  period: Period,
  isIncluded = ({ analyticsDays }: PlanLimits) => period <= analyticsDays,
) {
  const plan = (await findPremium(db, companyId, clock())) ? 'premium' : 'free';
  if (!isIncluded(PLANS[plan])) throw failure('plan_limit');
  const company = await db
    .selectFrom('company_profiles')
    .select([
      'time_zone as timeZone',
      sql<string>`to_char(${clock()}::timestamptz AT TIME ZONE coalesce(time_zone, 'UTC'), 'YYYY-MM-DD')`.as('today'),
    ])
    .where('user_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { plan, ...company } as const;
}

/** What reached the provider less what went back, by currency. */
const paidSince = (companyId: string, since: RawBuilder<unknown>) => sql`
  SELECT sum(amount)::int AS "amountMinor", currency FROM ledger_entries
  WHERE company_id = ${companyId} AND account = 'provider' AND created_at >= ${since}
  GROUP BY currency ORDER BY currency`;

export async function setTimeZone({ db }: Pick<Context, 'db'>, companyId: string, timeZone: string) {
  await db.updateTable('company_profiles').set({ time_zone: timeZone }).where('user_id', '=', companyId).execute();
}
