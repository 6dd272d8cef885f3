import { sql } from 'kysely';
import type { PositionInsights } from '#contract/insights.ts';
import { viewsAndUnlocksByDay, whoViewed } from './views.ts';
import type { Context } from '../platform/context.ts';
import { getProfile } from '../talents/profile.ts';

/** Everything that the talent's dashboard shows about views and unlocks. Companies are always named. */
export async function getInsights(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  talentId: string,
  { days }: { days: number },
) {
  const [byDay, positions, viewings] = await Promise.all([
    viewsAndUnlocksByDay(context, talentId, days),
    positionInsights(context, talentId),
    whoViewed(context, talentId),
  ]);
  return {
    days: byDay,
    positions,
    viewings: viewings.map((viewing) => ({ ...viewing, lastViewedAt: viewing.lastViewedAt.toISOString() })),
  };
}

async function positionInsights(context: Pick<Context, 'db' | 'env'>, talentId: string): Promise<PositionInsights[]> {
  const [profile, { rows }] = await Promise.all([
    getProfile(context, talentId),
    sql<{ id: string; views: number; unlocks: number; is_found: boolean }>`
      SELECT p.id, count(e.id) FILTER (WHERE e.type = 'view') AS views, count(e.id) FILTER (WHERE e.type = 'unlock') AS unlocks,
        EXISTS (SELECT FROM talent_search s WHERE s.position_id = p.id) AS is_found
      FROM talent_positions p LEFT JOIN conversion_events e ON e.position_id = p.id
      WHERE p.talent_id = ${talentId} GROUP BY p.id`.execute(context.db),
  ]);
  return profile.positions.map(({ id, positionTitle, videos }) => {
    const { views, unlocks, is_found } = rows.find((row) => row.id === id)!;
    return { positionId: id, positionTitle, views, unlocks, video: videos[0] ?? null, isFound: is_found };
  });
}
