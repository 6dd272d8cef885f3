import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/**
 * Records that a company has seen the scores that these positions share, so that their talent can tell who saw what. The same
 * scores are recorded once per company and UTC day. Positions that share nothing, and admins without a company, leave no trace.
 */
export async function logScoreViews(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'userId'>,
  positionIds: readonly string[],
) {
  if (positionIds.length === 0) return;
  const at = clock();
  await sql`
    INSERT INTO score_views (candidate_id, company_id, position_id, video_id, communication, confidence, clarity, seen_at, utc_day)
    SELECT v.talent_id, c.user_id, v.position_id, v.id, s.communication, s.confidence, s.clarity, ${at}, ${at.toISOString().slice(0, 10)}
    FROM shared_scores s
    JOIN videos v ON v.id = s.video_id AND v.state = 'ready'
    JOIN company_profiles c ON c.user_id = ${viewer.userId}
    WHERE v.position_id = ANY(${positionIds})
    ORDER BY v.id
    ON CONFLICT DO NOTHING`.execute(db);
}
