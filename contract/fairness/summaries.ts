import { z } from 'zod';
import { attributionSchema, loadedKindSchema } from './rankings.ts';

export const biasSummarySchema = z
  .object({
    candidates: z.int().describe('The number of positions compared.'),
    isComparable: z
      .boolean()
      .describe(
        'False if the job description shares fewer than three titles, skills, years or languages with the profiles.',
      ),
    levels: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
    moved: z.int().describe('How many candidates have a different rank in the blind ranking.'),
    largestDifference: z.int(),
    medianDifference: z.number(),
    tauB: z.number().nullable().describe("Kendall's tau-b of both rankings. Null if one consists of ties only."),
    attributions: z
      .array(attributionSchema.extend({ candidates: z.int() }))
      .describe('Words that change scores, strongest first, with how many profiles contain them.'),
    takenAway: z
      .array(z.object({ word: z.string(), kind: loadedKindSchema }))
      .describe('Words of the job description that the blind score ignores.'),
    asked: z.object({ years: z.int().nullable(), languages: z.array(z.string()) }),
    counterfactuals: z.object({ name: z.int(), place: z.int() }),
  })
  .meta({ id: 'BiasSummary', description: 'An analysis in numbers.' });
export type BiasSummary = z.infer<typeof biasSummarySchema>;
