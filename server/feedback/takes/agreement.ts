import type { AccountPart } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';
import { followScores } from '../sharing/follow-scores.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

type AgreementContext = Pick<Context, 'db' | 'env' | 'clock'>;

/** Raise when the notice says that something else is measured: everybody is asked again. */
const NOTICE_VERSION = 1;

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

/** Takes an agreement back: every analysis is deleted, and companies see no score of this talent any more. Idempotent. */
export async function withdrawAgreement({ db, env }: AgreementContext, viewer: Viewer) {
  const candidateId = viewer.userId;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('feedback_agreements').where('candidate_id', '=', candidateId).execute();
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
    if (deleted.length > 0)
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
