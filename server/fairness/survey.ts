import type { SurveyInput } from '#contract/fairness/analyses.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';
import { unsealCategories } from './categories/declared-categories.ts';

const DETECTED = { yes: true, no: false, unsure: null } as const;

/** Stores a company's answers to the survey after one of its analyses. @throws not_found for another company's analysis */
export async function submitSurvey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Viewer,
  { analysisId, biasNoticed, trustedRanking, comments }: SurveyInput,
) {
  if (analysisId) {
    const own = db
      .selectFrom('bias_analyses')
      .select('id')
      .where('id', '=', analysisId)
      .where('company_id', '=', userId);
    if (!(await own.executeTakeFirst())) throw failure('not_found');
  }
  await db
    .insertInto('fairness_feedback')
    .values({
      recruiter_id: userId,
      analysis_id: analysisId,
      bias_detected: DETECTED[biasNoticed],
      preferred_ranking: trustedRanking,
      comments: comments || null,
      created_at: clock(),
    })
    .execute();
}

export const fairnessPart: AccountPart = {
  tables: {
    fairness_feedback: { by: 'recruiter_id' },
    // The position ids of other people stay out of the export.
    bias_analyses: { by: 'company_id', without: ['pool'] },
    declared_categories: {
      by: 'talent_id',
      without: ['sealed'],
      reveal: (env, { sealed }) => ({ ...unsealCategories(env, sealed as string) }),
    },
  },
};
