import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Scores } from '../flags.ts';

/**
 * Records that a company has seen the scores shared on these positions, so that their talent can see who viewed what. The
 * same scores are recorded once per company and UTC day. Positions without shared scores, and admins without a company, are
 * not recorded.
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

/** A card or a contact. */
interface Shown {
  positionId: string | null;
  scores: Scores | null;
}

const REMEMBERED_MAX = 50_000;

/** What this process has already recorded, so that repeated searches by a company write nothing. */
const remembered = new WeakMap<Context['db'], LRUCache<string, true>>();

/** Records the scores that a company is about to receive, in one statement for all that it has not seen today. */
export async function recordShown(
  context: Pick<Context, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'userId'>,
  items: readonly Shown[],
) {
  const known = remembered.get(context.db) ?? new LRUCache<string, true>({ max: REMEMBERED_MAX });
  remembered.set(context.db, known);
  const day = context.clock().toISOString().slice(0, 10);
  const fresh = items.flatMap(({ positionId, scores }) => {
    if (!positionId || !scores) return [];
    const key = [viewer.userId, positionId, day, ...Object.values(scores)].join(' ');
    return known.has(key) ? [] : [{ positionId, key }];
  });
  if (fresh.length === 0) return;
  await logScoreViews(
    context,
    viewer,
    fresh.map(({ positionId }) => positionId),
  );
  for (const { key } of fresh) known.set(key, true);
}
