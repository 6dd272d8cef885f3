import type { SurveyInput } from '#contract/fairness/analyses.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';

const DETECTED = { yes: true, no: false, unsure: null } as const;

/** Keeps what a company says after an analysis. */
export async function submitSurvey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Viewer,
  { biasNoticed, trustedRanking, comments }: SurveyInput,
) {
  await db
    .insertInto('fairness_feedback')
    .values({
      recruiter_id: userId,
      bias_detected: DETECTED[biasNoticed],
      preferred_ranking: trustedRanking,
      comments: comments || null,
      created_at: clock(),
    })
    .execute();
}
