import { sql } from 'kysely';
import type { PositionInsights } from '#contract/insights.ts';
import { viewsAndUnlocksByDay, whoViewed } from './views.ts';
import type { Context } from '../platform/context.ts';
import { toOwnVideo } from '../videos/own-video.ts';

/** Everything that the talent's dashboard shows about views and unlocks. Companies are always named. */
export async function getInsights(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  talentId: string,
  { days }: { days: number },
) {
  const [byDay, { positions, companies }, viewings] = await Promise.all([
    viewsAndUnlocksByDay(context, talentId, days),
    positionInsights(context, talentId),
    whoViewed(context, talentId),
  ]);
  return {
    days: byDay,
    positions,
    companies,
    viewings: viewings.map((viewing) => ({ ...viewing, lastViewedAt: viewing.lastViewedAt.toISOString() })),
  };
}

/** Each position, and how many companies viewed or unlocked the talent. */
async function positionInsights(context: Pick<Context, 'db' | 'env'>, talentId: string) {
  const { db } = context;
  const [{ rows }, videos] = await Promise.all([
    sql<{ companies: number; listed: Omit<PositionInsights, 'video'>[] }>`
      SELECT (SELECT count(DISTINCT company_id) FROM viewings WHERE talent_id = ${talentId}) AS companies,
        (SELECT coalesce(json_agg(p), '[]') FROM (
          SELECT p.id AS "positionId", p.position_title AS "positionTitle", coalesce(e.views, 0) AS views,
            coalesce(e.unlocks, 0) AS unlocks, EXISTS (SELECT FROM talent_search s WHERE s.position_id = p.id) AS "isFound"
          FROM talent_positions p LEFT JOIN position_totals e ON e.position_id = p.id
          WHERE p.talent_id = ${talentId} ORDER BY p.created_at, p.id) AS p) AS listed`.execute(db),
    db
      .selectFrom('videos')
      .selectAll()
      .distinctOn('position_id')
      .where('talent_id', '=', talentId)
      .orderBy('position_id')
      .orderBy('created_at', 'desc')
      .execute(),
  ]);
  const newest = new Map(videos.map((video) => [video.position_id, toOwnVideo(context, video)]));
  const { companies, listed } = rows[0]!;
  const positions = listed.map((row): PositionInsights => ({ ...row, video: newest.get(row.positionId) ?? null }));
  return { positions, companies };
}
