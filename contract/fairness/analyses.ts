import { z } from 'zod';
import { requiredText, textSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { searchQuerySchema } from '../search/query.ts';
import { BIAS_CANDIDATES_MAX, JOB_DESCRIPTION_MAX, SURVEY_COMMENTS_MAX } from '../values/limits.ts';
import { advertReadingSchema } from './adverts.ts';
import { biasRankingSchema, rankedSchema } from './rankings.ts';
import { biasSummarySchema } from './summaries.ts';

export const biasAnalysisSchema = z
  .object({
    success: z.literal(true),
    error: z.null(),
    analysisId: z.uuid().describe('Names the analysis in its audit record and in the survey.'),
    people: z.int().describe('The number of talent compared. One with two positions is ranked twice and counts once.'),
    rankings: z.array(biasRankingSchema).describe('All positions in the order of the standard ranking.'),
    standardRanking: z.array(rankedSchema),
    blindRanking: z.array(rankedSchema),
    summary: biasSummarySchema,
    advert: advertReadingSchema,
    analyst: z.object({ name: z.literal('local'), version: z.string(), scorer: z.string() }),
  })
  .meta({ id: 'BiasAnalysis', description: 'Candidates scored with demographic information and blind.' });
export type BiasAnalysis = z.infer<typeof biasAnalysisSchema>;

export const failedAnalysisSchema = z
  .object({
    success: z.literal(false),
    error: z.string().describe('Why there is no analysis, in English.'),
    rankings: z.array(biasRankingSchema),
    standardRanking: z.array(rankedSchema),
    blindRanking: z.array(rankedSchema),
    summary: z.null(),
    advert: advertReadingSchema,
  })
  .meta({ id: 'FailedBiasAnalysis', description: 'The search found nobody to compare.' });

export const jobDescriptionSchema = requiredText(JOB_DESCRIPTION_MAX).refine(
  (text) => text === '' || /\p{L}{2}/u.test(text),
  'job_words',
);

export const surveySchema = z.object({
  analysisId: z.uuid().optional().describe('The analysis that the answers are about.'),
  biasNoticed: z.enum(['yes', 'no', 'unsure'], 'survey'),
  trustedRanking: z.enum(['standard', 'blind', 'same'], 'survey'),
  comments: textSchema().max(SURVEY_COMMENTS_MAX, 'too_long').optional(),
});
export type SurveyInput = z.infer<typeof surveySchema>;

const own = { tag: 'Fairness', caller: 'company', method: 'POST', limit: LIMITS.analysis } as const;

export const fairness = {
  analyzeBias: route({
    ...own,
    path: '/fairness/analyses',
    summary: 'Analyze bias',
    description:
      'Judges a job description by itself, and scores candidates against it twice: with demographic information and blind.',
    errors: ['not_found', 'plan_limit'],
  })
    .input(
      z.object({
        candidateIds: z
          .array(z.uuid())
          .max(BIAS_CANDIDATES_MAX, 'too_many')
          .default([])
          .describe('Position ids. If empty, the first results of the search are compared.'),
        search: searchQuerySchema.default({}),
        jobDescription: jobDescriptionSchema,
      }),
    )
    .output(z.discriminatedUnion('success', [biasAnalysisSchema, failedAnalysisSchema])),
  readAdvert: route({
    ...own,
    path: '/fairness/adverts',
    summary: 'Read a job description',
    description: 'Judges a job description by itself, without candidates and without keeping it.',
  })
    .input(z.object({ jobDescription: jobDescriptionSchema }))
    .output(advertReadingSchema),
  getRecord: route({
    ...own,
    method: 'GET',
    path: '/fairness/analyses/{analysisId}/record',
    summary: 'Retrieve an audit record',
    description:
      'Returns the signed record of one of your analyses: hash of the job description, versions, candidates and both scores.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ analysisId: z.uuid() }))
    .output(
      z.object({
        file: z
          .string()
          .describe(
            'A JSON file with `record` and `signature`: Ed25519 over the record without blanks. Always the same bytes.',
          ),
      }),
    ),
  submitSurvey: route({
    ...own,
    path: '/fairness/surveys',
    summary: 'Submit a bias survey',
    description: 'Records whether an analysis showed bias and which ranking you trust.',
    errors: ['not_found'],
  })
    .input(surveySchema)
    .output(z.object({})),
};
