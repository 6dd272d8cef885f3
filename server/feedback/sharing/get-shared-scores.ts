import { sql } from 'kysely';
import type { ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { SharedScores } from '#contract/feedback/shared-scores.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isBlocking } from '../../visibility/blocks.ts';

/**
 * Returns the scores that a position shares with a company, and what they are made of. The company must be able to find the
 * position or have unlocked its talent. The measured values stay with the talent. @throws not_found
 */
export async function getSharedScores(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
  positionId: string,
): Promise<SharedScores> {
  const row = await db
    .selectFrom('shared_scores as s')
    .innerJoin('videos as v', 'v.id', 's.video_id')
    .innerJoin('video_feedback as f', 'f.video_id', 's.video_id')
    .select(['s.communication', 's.confidence', 's.clarity', 'f.completed_at'])
    .select(sql<ScoredAnalysis>`f.analysis`.as('analysis'))
    .where('v.position_id', '=', positionId)
    .where('v.state', '=', 'ready')
    .where('v.rejected_at', 'is', null)
    .where('f.processing_status', '=', 'completed')
    .where(sql<boolean>`NOT ${isBlocking(sql.ref('v.talent_id'), userId)}`)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('talent_search as t').select('t.position_id').whereRef('t.position_id', '=', 'v.position_id'),
        ),
        exists(
          selectFrom('unlocked_contacts as u')
            .select('u.id')
            .where('u.user_id', '=', userId)
            .whereRef('u.closer_id', '=', 'v.talent_id'),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  const { analysis, completed_at, ...scores } = row;
  const ingredientsOf = (name: ScoreName) =>
    analysis.scores[name].parts.map(({ name: part, weight, source }) => ({ name: part, weight, source }));
  return {
    positionId,
    scores,
    analyst: analysis.analyst,
    analyzedAt: completed_at!.toISOString(),
    ingredients: {
      communication: ingredientsOf('communication'),
      confidence: ingredientsOf('confidence'),
      clarity: ingredientsOf('clarity'),
    },
  };
}
