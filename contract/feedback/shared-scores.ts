import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { BAND_SOURCES, PART_NAMES, SCORE_NAMES } from '../values/feedback.ts';
import { scoresSchema } from './takes.ts';

export type Scores = z.infer<typeof scoresSchema>;

const ingredientSchema = z
  .object({ name: z.enum(PART_NAMES), weight: z.number().positive(), source: z.enum(BAND_SOURCES) })
  .meta({ id: 'ScoreIngredient', description: 'What a score is made of. The weights of a score add up to 1.' });

const sharedScoresSchema = z
  .object({
    positionId: z.uuid(),
    scores: scoresSchema,
    analyst: z.object({
      name: z.enum(['local', 'model']),
      version: z.string(),
      isFallback: z.boolean().describe('The model gave no usable answer, so this is the local result.'),
    }),
    analyzedAt: z.iso.datetime(),
    ingredients: z
      .record(z.enum(SCORE_NAMES), z.array(ingredientSchema))
      .describe('What each score is made of. The measured values stay with the talent.'),
  })
  .meta({
    id: 'SharedScores',
    description: 'The scores that a talent shares for a position, and where they come from.',
  });
export type SharedScores = z.infer<typeof sharedScoresSchema>;

export const sharedScores = {
  getSharedScores: route({
    tag: 'AI feedback',
    caller: 'company',
    limit: LIMITS.read,
    method: 'GET',
    path: '/feedback/scores/{positionId}',
    summary: 'Retrieve the scores of a position',
    description:
      'Returns the scores that the talent of a position shares with you, with their origin. The talent sees that you saw them.',
    errors: ['not_found'],
  })
    .input(z.object({ positionId: z.uuid() }))
    .output(sharedScoresSchema),
};
