import { sql } from 'kysely';
import type { DayCount, PositionInsights } from '#contract/insights.ts';
import { everyDay } from '../analytics/company-analytics.ts';
import type { Context } from '../platform/context.ts';
import { logoUrlOf } from '../platform/media/playable.ts';
import { type VideoJson, toOwnVideo } from '../videos/own-video.ts';
import { type ViewingRow, viewingsOf } from './views.ts';

/** Everything that the talent's dashboard shows about views and unlocks. Companies are always named. */
export async function getInsights(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  talentId: string,
  { days }: { days: number },
) {
  const now = context.clock();
  const counted = await countsOf(context, talentId, { days, now });
  return {
    days: counted.days,
    positions: counted.positions.map(({ video, ...position }) => ({
      ...position,
      video: video && toOwnVideo(context, video),
    })),
    companies: counted.companies,
    viewings: counted.viewings.map(({ logoId, ...viewing }) => ({
      ...viewing,
      logoUrl: logoUrlOf(context.env.PUBLIC_URL, logoId),
    })),
    boostedUntil: counted.boostedUntil && counted.boostedUntil > now ? counted.boostedUntil.toISOString() : null,
  };
}

interface Counts {
  days: DayCount[];
  /** How many companies viewed or unlocked the talent. */
  companies: number;
  /** With the newest video, in any state. */
  positions: (Omit<PositionInsights, 'video'> & { video: VideoJson | null })[];
  viewings: ViewingRow[];
  /** Of the last boost, even if it is over. */
  boostedUntil: Date | null;
}

async function countsOf(
  { db }: Pick<Context, 'db'>,
  talentId: string,
  { days, now }: { days: number; now: Date },
): Promise<Counts> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await sql<Counts>`
    SELECT (SELECT coalesce(json_agg(json_build_object('day', day, 'views', views, 'unlocks', unlocks)), '[]') FROM talent_days
        WHERE talent_id = ${talentId} AND day > ${today}::date - ${days}::int AND day <= ${today}::date) AS days,
      coalesce((SELECT companies FROM talent_totals WHERE talent_id = ${talentId}), 0) AS companies,
      (SELECT coalesce(json_agg(p), '[]') FROM (
        SELECT p.id AS "positionId", p.position_title AS "positionTitle", coalesce(e.views, 0) AS views,
          coalesce(e.unlocks, 0) AS unlocks, EXISTS (SELECT FROM talent_search s WHERE s.position_id = p.id) AS "isFound",
          (SELECT to_json(v) FROM videos v WHERE v.position_id = p.id ORDER BY v.created_at DESC LIMIT 1) AS video
        FROM talent_positions p LEFT JOIN position_totals e ON e.position_id = p.id
        WHERE p.talent_id = ${talentId} ORDER BY p.created_at, p.id) AS p) AS positions,
      (SELECT boosted_until FROM talent_profiles WHERE user_id = ${talentId}) AS "boostedUntil",
      ${viewingsOf(talentId)} AS viewings`.execute(db);
  const counts = rows[0]!;
  return { ...counts, days: everyDay(today, days, counts.days) };
}
