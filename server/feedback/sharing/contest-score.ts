import { sql } from 'kysely';
import type { ScoreName } from '#contract/values/feedback.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/**
 * Asks an admin to judge a score of a position's video. The contest stores the score as it is now, whatever a later analysis says.
 * An admin judges a score once: an answered contest can be repeated only when another analysis has changed the score.
 * @throws not_found for practice takes and takes without scores too, or conflict if this score has been contested.
 */
export async function contestScore(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
  { videoId, score, reason }: { videoId: string; score: ScoreName; reason: string },
) {
  await db.transaction().execute(async (trx) => {
    const feedback = await trx
      .selectFrom('video_feedback as f')
      .innerJoin('videos as v', 'v.id', 'f.video_id')
      .select(['f.id', 'f.analyst', 'f.analyst_version'])
      .select(sql<number>`${sql.ref(`f.score_${score}`)}`.as('value'))
      .where('f.video_id', '=', videoId)
      .where('f.candidate_id', '=', viewer.userId)
      .where('f.processing_status', '=', 'completed')
      .where('v.position_id', 'is not', null)
      .forUpdate('f')
      .executeTakeFirst();
    if (!feedback) throw failure('not_found');
    const contested = await trx
      .selectFrom('score_contests')
      .select('id')
      .where('feedback_id', '=', feedback.id)
      .where('score', '=', score)
      .where(({ eb, or }) => or([eb('state', '=', 'open'), eb('value', '=', feedback.value)]))
      .executeTakeFirst();
    if (contested) throw failure('conflict');
    await trx
      .insertInto('score_contests')
      .values({
        feedback_id: feedback.id,
        candidate_id: viewer.userId,
        score,
        value: feedback.value,
        analyst: feedback.analyst!,
        analyst_version: feedback.analyst_version!,
        reason,
        created_at: clock(),
      })
      .execute();
    const details = { videoId, score };
    await recordEvent(trx, { kind: 'score_contested', actorId: viewer.userId, address: viewer.address, details });
  });
}
