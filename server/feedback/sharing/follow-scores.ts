import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { shareScores } from '../../search/documents/shared-scores.ts';

/**
 * Brings what companies see of a take's scores up to date, together with its search document. Companies see them while the take is
 * its position's video, its talent shares the position's scores, the analysis is complete and no admin has hidden a score. Every
 * writer of one of these calls it inside its own transaction.
 */
export async function followScores(trx: Kysely<DB>, { MODERATION }: Context['env'], videoId: string) {
  const video = await trx
    .selectFrom('videos')
    .select(['id', 'position_id'])
    .where('id', '=', videoId)
    .forUpdate()
    .executeTakeFirst();
  if (!video?.position_id) return;
  const scores = await trx
    .selectFrom('video_feedback as f')
    .innerJoin('videos as v', 'v.id', 'f.video_id')
    .innerJoin('talent_positions as p', 'p.id', 'v.position_id')
    .select(['f.score_communication', 'f.score_confidence', 'f.score_clarity'])
    .where('f.video_id', '=', videoId)
    .where('f.processing_status', '=', 'completed')
    .where('v.state', '=', 'ready')
    .where('p.scores_shared_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('score_contests as c')
            .select('c.id')
            .whereRef('c.feedback_id', '=', 'f.id')
            .where('c.state', '=', 'hidden'),
        ),
      ),
    )
    .executeTakeFirst();
  const shared = scores && {
    communication: scores.score_communication!,
    confidence: scores.score_confidence!,
    clarity: scores.score_clarity!,
  };
  await shareScores(trx, video, shared ?? null, { moderation: MODERATION });
}
