import { z } from 'zod';
import { BIAS_CANDIDATES_MAX, JOB_DESCRIPTION_MAX, SURVEY_COMMENTS_MAX } from './constants.ts';
import { route } from './route.ts';
import { searchQuerySchema } from './search.ts';
import { requiredText, textSchema } from './text.ts';

/** By the absolute difference of the two scores, of 100. */
export const biasLevelSchema = z.enum(['high', 'medium', 'low']);
export type BiasLevel = z.infer<typeof biasLevelSchema>;

/** Words about who somebody is. */
export const loadedKindSchema = z.enum(['name', 'place', 'nationality', 'gender', 'age', 'origin']);

/** Why a score is what it is: points of 60, 20 and 20, and what stands behind them. */
export const scoreExplanationSchema = z.object({
  points: z.object({ words: z.number(), years: z.number(), languages: z.number() }),
  /** Words of the job description that the profile holds, the weightiest first. */
  matched: z.array(z.string()),
  years: z.object({ asked: z.int(), has: z.int().nullable() }).nullable(),
  languages: z.object({ met: z.array(z.string()), missing: z.array(z.string()) }),
});
export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;

/** A word of the job description and how many points it moves a score with demographic information. */
const attributionSchema = z.object({ word: z.string(), kind: loadedKindSchema, points: z.number() });

/** One candidate, scored twice by the same scorer; given name and initial only. */
export const biasRankingSchema = z.object({
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  position_title: z.string(),
  score_with_demo: z.int(),
  explanation_with_demo: scoreExplanationSchema,
  score_blind: z.int(),
  explanation_blind: scoreExplanationSchema,
  /** With demographic information minus blind. */
  score_difference: z.int(),
  /** What is left of the difference once the median one, which moves everybody, is taken off. */
  difference_beyond_median: z.number(),
  level: biasLevelSchema,
  /** What each word adds to the difference; for points that are capped, what it moves beyond the candidate in the middle. */
  attributions: z.array(attributionSchema),
  /** The most points that another candidate's name, or city and country, would change. */
  counterfactuals: z.object({ name: z.int(), place: z.int() }),
  video_url: z.string().nullable(),
});
export type BiasRanking = z.infer<typeof biasRankingSchema>;

const rankedSchema = z.object({
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  /** Equal scores share a place. */
  rank: z.int(),
  score: z.int(),
});
export type Ranked = z.infer<typeof rankedSchema>;

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
