import { sql } from 'kysely';
import { TREND_DAYS, VIEWINGS_SHOWN } from '#contract/insights.ts';
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
  limit: number = VIEWINGS_SHOWN,
): Promise<Viewing[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('conversion_events')
        .select(({ fn }) => [
          'company_id as companyId',
          'position_id',
          fn.countAll<number>().filterWhere('type', '=', 'view').as('views'),
          fn.max('created_at').as('lastViewedAt'),
        ])
        .where('talent_id', '=', talentId)
        .groupBy(['company_id', 'position_id'])
        .orderBy('lastViewedAt', 'desc')
        .limit(limit)
        .as('e'),
    )
    .innerJoin('company_profiles as c', 'c.user_id', 'e.companyId')
    .leftJoin('talent_positions as p', 'p.id', 'e.position_id')
    .select([
      'e.companyId',
      'c.company_name as companyName',
      'c.public_id as companyPageId',
      'c.logo_id as logoId',
      'c.is_verified as isVerified',
      'p.position_title as positionTitle',
      'e.views',
      'e.lastViewedAt',
      sql<boolean>`EXISTS (SELECT FROM unlocked_contacts u WHERE u.user_id = c.user_id AND u.closer_id = ${talentId})`.as(
        'hasUnlocked',
      ),
    ])
    .orderBy('e.lastViewedAt', 'desc')
    .execute();
  return rows.map(({ logoId, ...row }) => ({ ...row, logoUrl: logoUrlOf(env.PUBLIC_URL, logoId) }));
}
