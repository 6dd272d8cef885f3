import { z } from 'zod';
import { biasRankingSchema, loadedKindSchema } from './rankings.ts';
import { requiredText, textSchema } from '../fields/text.ts';
import { route } from '../route.ts';
import { searchQuerySchema } from '../search/query.ts';
import { BIAS_CANDIDATES_MAX } from '../values/statistics.ts';
import { JOB_DESCRIPTION_MAX, SURVEY_COMMENTS_MAX } from '../values/text-lengths.ts';

/** A word of the job description and how many points it moves a score with demographic information. */
const attributionSchema = z.object({ word: z.string(), kind: loadedKindSchema, points: z.number() });

export const biasSummarySchema = z.object({
  candidates: z.int(),
  levels: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  /** How many stand at another place in the blind ranking. */
  moved: z.int(),
  largestDifference: z.int(),
  medianDifference: z.number(),
  /** Kendall's tau-b of both rankings; null where one has nothing but ties. */
  tauB: z.number().nullable(),
  /** Words of the job description that change scores, the strongest first: the most points that each puts between two, and how many hold it. */
  attributions: z.array(attributionSchema.extend({ candidates: z.int() })),
  /** All words of the job description that blind reading takes away. */
  takenAway: z.array(z.object({ word: z.string(), kind: loadedKindSchema })),
  asked: z.object({ years: z.int().nullable(), languages: z.array(z.string()) }),
  counterfactuals: z.object({ name: z.int(), place: z.int() }),
});

export type BiasSummary = z.infer<typeof biasSummarySchema>;

const rankedSchema = z.object({
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  /** Equal scores share a place. */
  rank: z.int(),
  score: z.int(),
});

export const biasAnalysisSchema = z.object({
  success: z.literal(true),
  error: z.null(),
  /** Everybody, in the order of the standard ranking. */
  rankings: z.array(biasRankingSchema),
  standardRanking: z.array(rankedSchema),
  blindRanking: z.array(rankedSchema),
  summary: biasSummarySchema,
  analyst: z.object({ name: z.literal('local'), version: z.string() }),
});

export type BiasAnalysis = z.infer<typeof biasAnalysisSchema>;

/** The search finds nobody to compare: `error` says so in English. */
export const failedAnalysisSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  rankings: z.array(biasRankingSchema),
  standardRanking: z.array(rankedSchema),
  blindRanking: z.array(rankedSchema),
  summary: z.null(),
});

export const jobDescriptionSchema = requiredText(JOB_DESCRIPTION_MAX).refine(
  (text) => text === '' || /\p{L}{2}/u.test(text),
  'job_words',
);

export const surveySchema = z.object({
  biasNoticed: z.enum(['yes', 'no', 'unsure'], 'survey'),
  trustedRanking: z.enum(['standard', 'blind', 'same'], 'survey'),
  comments: textSchema().max(SURVEY_COMMENTS_MAX, 'too_long').optional(),
});

export type SurveyInput = z.infer<typeof surveySchema>;

const tag = 'Fairness';

export const fairness = {
  analyzeBias: route({
    method: 'POST',
    path: '/fairness/analyses',
    summary: 'Score candidates against a job description twice: with demographic information and blind',
    tag,
    caller: 'company',
    limit: { points: 30, perSeconds: 60, perAddress: 300 },
    errors: ['not_found'],
  })
    .input(
      z.object({
        /** Position ids; none: whom the search finds first. */
        candidateIds: z.array(z.uuid()).max(BIAS_CANDIDATES_MAX, 'too_many').default([]),
        search: searchQuerySchema.default({}),
        jobDescription: jobDescriptionSchema,
      }),
    )
    .output(z.discriminatedUnion('success', [biasAnalysisSchema, failedAnalysisSchema])),
  submitSurvey: route({
    method: 'POST',
    path: '/fairness/surveys',
    summary: 'Say whether an analysis showed bias, and which ranking is to be trusted',
    tag,
    caller: 'company',
    limit: { points: 30, perSeconds: 60, perAddress: 300 },
  })
    .input(surveySchema)
    .output(z.object({})),
};
