import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { getOwnVideo } from '../../videos/own-video.ts';
import { publishTake } from '../../videos/publish-video.ts';
import { followScores } from '../sharing/follow-scores.ts';
import { hasAgreed } from './agreement.ts';
import { queueAnalysis } from './queue-analysis.ts';

/** Queues the analysis of a ready take, unless it has a result already. @throws not_found, agreement_needed */
export async function analyzeTake({ db, clock }: Pick<Context, 'db' | 'clock'>, viewer: Viewer, videoId: string) {
  const video = await getOwnVideo(db, viewer.userId, videoId);
  if (video.state !== 'ready') throw failure('not_found');
  if (!(await hasAgreed({ db }, viewer.userId))) throw failure('agreement_needed');
  const result = await db
    .selectFrom('video_feedback')
    .select('id')
    .where('video_id', '=', videoId)
    .where('processing_status', 'in', ['completed', 'insufficient_speech'])
    .executeTakeFirst();
  if (!result) await db.transaction().execute((trx) => queueAnalysis(trx, [video], clock()));
}

/**
 * Publishes a practice take as the video of a position. Companies see its scores if the talent shares those of the position.
 * @throws not_found
 */
export async function publishPracticeTake(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  viewer: Viewer,
  { videoId, positionId }: { videoId: string; positionId: string },
) {
  await context.db.transaction().execute(async (trx) => {
    await publishTake(trx, context, { talentId: viewer.userId, videoId, positionId });
    await followScores(trx, context.env, videoId);
  });
}
