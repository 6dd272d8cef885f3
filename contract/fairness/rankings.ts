import { z } from 'zod';
import { reasonSchema } from '../campaigns/reasons.ts';

/** Minimum absolute difference between two scores (0 to 100) for each level. */
export const BIAS_LEVELS = { high: 20, medium: 10 } as const;

export const biasLevelSchema = z.enum(['high', 'medium', 'low']);
export type BiasLevel = z.infer<typeof biasLevelSchema>;

/** What a word reveals about a person. */
export const loadedKindSchema = z.enum(['name', 'place', 'nationality', 'gender', 'age', 'origin']);

export const scoreExplanationSchema = z
  .object({ reasons: z.array(reasonSchema) })
  .meta({ id: 'ScoreExplanation', description: 'How a score came about.' });

export const attributionSchema = z.object({ word: z.string(), kind: loadedKindSchema, points: z.number() }).meta({
  id: 'BiasAttribution',
  description: 'A word of the job description and how many points it adds to a score with demographic information.',
});

export const biasRankingSchema = z
  .object({
    candidate_id: z.uuid(),
    candidate_name: z.string().describe('The given name and an initial.'),
    position_title: z.string(),
    score_with_demo: z.int(),
    explanation_with_demo: scoreExplanationSchema,
    score_blind: z.int(),
    explanation_blind: scoreExplanationSchema,
    score_difference: z.int().describe('The score with demographic information minus the blind score.'),
    difference_beyond_median: z.number().describe('The difference minus the median one, which affects everybody.'),
    level: biasLevelSchema,
    attributions: z
      .array(attributionSchema)
      .describe('What each word adds to the difference; for capped points, relative to the median candidate.'),
    counterfactuals: z
      .object({ name: z.int(), place: z.int() })
      .describe("The most points that another candidate's name, or city and country, would change."),
    video_url: z.string().nullable(),
  })
  .meta({ id: 'BiasRanking', description: 'A candidate scored twice by the same scorer.' });
export type BiasRanking = z.infer<typeof biasRankingSchema>;

export const rankedSchema = z
  .object({
    candidate_id: z.uuid(),
    candidate_name: z.string(),
    rank: z.int().describe('Equal scores share a rank.'),
    score: z.int(),
  })
  .meta({ id: 'RankedCandidate', description: "A candidate's place in a ranking." });
export type Ranked = z.infer<typeof rankedSchema>;
