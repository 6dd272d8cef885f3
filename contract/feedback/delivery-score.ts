import { z } from 'zod';
import { BAND_SOURCES, PART_NAMES, PART_UNITS } from '../values/feedback.ts';

export const scoreValue = z.number().min(0).max(10).describe('0 to 10, with one decimal.');
const endpoint = z.number().nullable();
/** A pair. The rest element, always empty, gives OpenAPI the type of the items. */
const pair = <Of extends z.ZodType>(of: Of) => z.tuple([of, of], of);

export const scorePartSchema = z
  .object({
    name: z.enum(PART_NAMES),
    value: z.number().describe('As measured, in `unit`. Rates are divided by the syllable factor of the language.'),
    unit: z.enum(PART_UNITS),
    target: pair(endpoint).describe('Met in full from the first to the second. Null: no bound.'),
    zeroAt: pair(endpoint).describe('Below and above the target, met falls in a line to 0 here.'),
    met: z.number().min(0).max(1),
    weight: z.number().positive().describe('The weights of a score add up to 1.'),
    source: z.enum(BAND_SOURCES),
  })
  .meta({ id: 'ScorePart', description: 'A measured value and how far it meets its target band.' });
export type ScorePart = z.infer<typeof scorePartSchema>;

export const scoreSchema = z
  .object({
    value: scoreValue,
    parts: z.array(scorePartSchema).min(1).max(PART_NAMES.length),
    meanShare: z
      .number()
      .describe('The score is 10 * (meanShare * weighted mean of met + (1 - meanShare) * lowest met).'),
    cap: pair(z.number()).nullable().describe('The score is at most 10 * (first + second * lowest met). Null: no cap.'),
  })
  .meta({ id: 'DeliveryScore', description: 'A score and everything that it can be recomputed from.' });
export type DeliveryScore = z.infer<typeof scoreSchema>;
