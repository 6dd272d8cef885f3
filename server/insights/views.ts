import { sql } from 'kysely';
import { TREND_DAYS } from '#contract/insights.ts';
import type { Context } from '../platform/context.ts';
import { logoUrlOf } from '../platform/media/playable.ts';

export interface DayCount {
  /** UTC day, YYYY-MM-DD. */
  day: string;
  views: number;
  unlocks: number;
}

/** Counts views and unlocks of a talent's positions for each of the last UTC days, oldest first, including days without any. */
export async function viewsAndUnlocksByDay(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  talentId: string,
  days: number = TREND_DAYS,
): Promise<DayCount[]> {
  const today = clock().toISOString().slice(0, 10);
  const { rows } = await sql<DayCount>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count(*) FILTER (WHERE e.type = 'view') AS views,
      count(*) FILTER (WHERE e.type = 'unlock') AS unlocks
    FROM generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') AS day
    LEFT JOIN conversion_events e ON e.talent_id = ${talentId} AND e.utc_day = day::date
    GROUP BY day ORDER BY day`.execute(db);
  return rows;
}

export interface Viewing {
  companyId: string;
  companyName: string;
  companyPageId: string;
  logoUrl: string | null;
  isVerified: boolean;
  positionTitle: string | null;
  /** Number of days on which this company viewed the position. */
  views: number;
  lastViewedAt: Date;
  hasUnlocked: boolean;
}

/** Lists the companies that viewed a talent's positions or unlocked the contact, latest first. */
export async function whoViewed(
  { db, env }: Pick<Context, 'db' | 'env'>,
  talentId: string,
  limit = 100,
): Promise<Viewing[]> {
  const rows = await db
    .selectFrom('conversion_events as e')
    .innerJoin('company_profiles as c', 'c.user_id', 'e.company_id')
    .leftJoin('talent_positions as p', 'p.id', 'e.position_id')
    .leftJoin('unlocked_contacts as u', (join) =>
      join.onRef('u.user_id', '=', 'e.company_id').onRef('u.closer_id', '=', 'e.talent_id'),
    )
    .select(({ fn }) => [
      'e.company_id as companyId',
      'c.company_name as companyName',
      'c.public_id as companyPageId',
      'c.logo_id as logoId',
      'c.is_verified as isVerified',
      'p.position_title as positionTitle',
      fn.countAll<number>().filterWhere('e.type', '=', 'view').as('views'),
      fn.max('e.created_at').as('lastViewedAt'),
      sql<boolean>`bool_or(u.id IS NOT NULL)`.as('hasUnlocked'),
    ])
    .where('e.talent_id', '=', talentId)
    .groupBy(['e.company_id', 'c.user_id', 'p.id', 'p.position_title'])
    .orderBy('lastViewedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ logoId, ...row }) => ({ ...row, logoUrl: logoUrlOf(env.PUBLIC_URL, logoId) }));
}
