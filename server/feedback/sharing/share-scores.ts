import { sql } from 'kysely';
import type { SharedPosition } from '#contract/feedback/sharing.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { hasAgreed } from '../takes/agreement.ts';
import { followScores } from './follow-scores.ts';

/** Lists a talent's positions, oldest first, with the scores that companies see or would see. */
export async function listSharing({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<SharedPosition[]> {
  const rows = await positionsOf(db, viewer.userId).orderBy('p.created_at').orderBy('p.id').execute();
  return rows.map((row) => ({
    positionId: row.id,
    positionTitle: row.position_title,
    videoId: row.video_id,
    sharedAt: row.scores_shared_at?.toISOString() ?? null,
    scores:
      row.processing_status === 'completed'
        ? { communication: row.score_communication!, confidence: row.score_confidence!, clarity: row.score_clarity! }
        : null,
    isHidden: row.is_hidden,
  }));
}

const positionsOf = (db: Database, talentId: string) =>
  db
    .selectFrom('talent_positions as p')
    .leftJoin('videos as v', (join) => join.onRef('v.position_id', '=', 'p.id').on('v.state', '=', 'ready'))
    .leftJoin('video_feedback as f', 'f.video_id', 'v.id')
    .select(['p.id', 'p.position_title', 'p.scores_shared_at', 'v.id as video_id', 'f.processing_status'])
    .select(['f.score_communication', 'f.score_confidence', 'f.score_clarity'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM score_contests c WHERE c.feedback_id = f.id AND c.state = 'hidden')`.as(
        'is_hidden',
      ),
    )
    .where('p.talent_id', '=', talentId);

/**
 * Shares the scores of a position with companies, or stops sharing them, and updates its search document. The audit trail
 * records each choice with its time. @throws not_found, agreement_needed
 */
export async function setSharing(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  viewer: Viewer,
  { positionId, isShared }: { positionId: string; isShared: boolean },
) {
  const talentId = viewer.userId;
  const isAllowed = !isShared || (await hasAgreed({ db }, talentId));
  await db.transaction().execute(async (trx) => {
    const position = await trx
      .selectFrom('talent_positions')
      .select('scores_shared_at')
      .where('id', '=', positionId)
      .where('talent_id', '=', talentId)
      .forUpdate()
      .executeTakeFirst();
    if (!position) throw failure('not_found');
    if (!isAllowed) throw failure('agreement_needed');
    if ((position.scores_shared_at !== null) === isShared) return;
    await trx
      .updateTable('talent_positions')
      .set({ scores_shared_at: isShared ? clock() : null })
      .where('id', '=', positionId)
      .execute();
    const video = await trx
      .selectFrom('videos')
      .select('id')
      .where('position_id', '=', positionId)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (video) await followScores(trx, env, video.id);
    const kind = isShared ? 'scores_shared' : 'scores_unshared';
    await recordEvent(trx, { kind, actorId: talentId, address: viewer.address, details: { positionId } });
  });
  return (await listSharing({ db }, viewer)).find((position) => position.positionId === positionId)!;
}
