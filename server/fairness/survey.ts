import type { SurveyInput } from '#contract/fairness/analyses.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';

const DETECTED = { yes: true, no: false, unsure: null } as const;

/** Stores a company's answers to the survey after an analysis. */
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

export const fairnessPart: AccountPart = { tables: { fairness_feedback: { by: 'recruiter_id' } } };
