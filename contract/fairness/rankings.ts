import { z } from 'zod';

/** The least absolute differences of two scores of 100. */
export const BIAS_LEVELS = { high: 20, medium: 10 } as const;

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
