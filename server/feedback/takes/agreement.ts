import type { AccountPart } from '../../platform/account-part.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { followScores } from '../sharing/follow-scores.ts';
import { queueAnalysis } from './queue-analysis.ts';

type AgreementContext = Pick<Context, 'db' | 'env' | 'clock'>;

/** Increment when the notice covers a new measurement: everyone is asked again. */
export const NOTICE_VERSION = 1;

/** Whether a talent has agreed to the analysis of its takes, as the current notice describes it. */
export async function hasAgreed({ db }: Pick<Context, 'db'>, talentId: string): Promise<boolean> {
  const agreement = await db
    .selectFrom('feedback_agreements')
    .select('agreed_at')
    .where('candidate_id', '=', talentId)
    .where('notice_version', '=', NOTICE_VERSION)
    .executeTakeFirst();
  return agreement !== undefined;
}

/** Agrees to the analysis of all takes, and queues ready ones that have no analysis. Idempotent. */
export async function agreeToAnalysis({ db, clock }: AgreementContext, viewer: Viewer) {
  const candidate_id = viewer.userId;
  const agreement = { notice_version: NOTICE_VERSION, agreed_at: clock() };
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('feedback_agreements')
      .values({ candidate_id, ...agreement })
      .onConflict((conflict) =>
        conflict
          .column('candidate_id')
          .doUpdateSet(agreement)
          .where('feedback_agreements.notice_version', '<>', NOTICE_VERSION),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    const unanalyzed = await trx
      .selectFrom('videos as v')
      .leftJoin('video_feedback as f', 'f.video_id', 'v.id')
      .select(['v.id', 'v.talent_id'])
      .where('v.talent_id', '=', candidate_id)
      .where('v.state', '=', 'ready')
      .where('f.id', 'is', null)
      .execute();
    await queueAnalysis(trx, unanalyzed, clock());
    const details = { notice: NOTICE_VERSION };
    await recordEvent(trx, { kind: 'feedback_agreed', actorId: candidate_id, address: viewer.address, details });
  });
}

/** Withdraws the agreement: all analyses are deleted, and companies no longer see any score of this talent. Idempotent. */
export async function withdrawAgreement({ db, env }: AgreementContext, viewer: Viewer) {
  const candidateId = viewer.userId;
  await db.transaction().execute(async (trx) => {
    // First, in the lock order of an analysis: videos before anything else.
    await trx
      .selectFrom('videos')
      .select('id')
      .where('talent_id', '=', candidateId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('feedback_agreements')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await trx
      .updateTable('talent_positions')
      .set({ scores_shared_at: null })
      .where('talent_id', '=', candidateId)
      .execute();
    const deleted = await trx
      .deleteFrom('video_feedback')
      .where('candidate_id', '=', candidateId)
      .returning('video_id')
      .execute();
    for (const { video_id } of deleted) await followScores(trx, env, video_id);
    await recordEvent(trx, { kind: 'feedback_withdrawn', actorId: candidateId, address: viewer.address });
  });
}

export const feedbackPart: AccountPart = {
  tables: {
    feedback_agreements: { by: 'candidate_id' },
    video_feedback: { by: 'candidate_id' },
    score_contests: { by: 'candidate_id', without: ['decided_by'] },
    score_views: { by: ['candidate_id', 'company_id'], without: ['candidate_id'] },
  },
};
