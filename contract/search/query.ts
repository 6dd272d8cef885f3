import { z } from 'zod';
import { queryInt } from '../fields/numbers.ts';
import { lineSchema, requiredLine } from '../fields/text.ts';
import { workTypeSchema } from '../talents.ts';
import { LEAST_SCORES } from '../values/search.ts';
import { SEARCH_TEXT_MAX } from '../values/text-lengths.ts';

/** Where Postgres counts, counts are exact up to this many results; beyond it the screen says "1,000+". */
export const SEARCH_COUNT_CAP = 1000;

/** At most so many professions, languages and locations are offered as filters, beside the chosen ones. */
export const FILTER_OPTIONS_MAX = 500;

/** The least score, of 10: average, good, excellent. A number in a URL is text. */
const leastScoreSchema = queryInt(0, 10).pipe(z.literal(LEAST_SCORES));

const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((flag) => flag === 'true')]);

/** Values of one filter are alternatives, except keywords, which must all occur; different filters all apply. */
export const searchQuerySchema = z.object({
  text: lineSchema().max(SEARCH_TEXT_MAX, 'too_long').optional(),
  /** Each is contained in the title or a skill, or is, word by word, in the bio. */
  keywords: z.array(requiredLine(40)).max(10, 'too_many').optional(),
  professions: z.array(lineSchema().max(80, 'too_long')).max(50, 'too_many').optional(),
  languages: z.array(lineSchema().max(40, 'too_long')).max(50, 'too_many').optional(),
  /** Cities and countries. */
  locations: z.array(lineSchema().max(80, 'too_long')).max(50, 'too_many').optional(),
  workTypes: z.array(workTypeSchema).max(3).optional(),
  minCommunication: leastScoreSchema.optional(),
  minConfidence: leastScoreSchema.optional(),
  minClarity: leastScoreSchema.optional(),
  hasAiFeedback: flagSchema.optional(),
});

export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** Exact, or, where `isCapped`, at least so many. */
export const resultCountSchema = z.object({ total: z.int(), isCapped: z.boolean() });

export type ResultCount = z.infer<typeof resultCountSchema>;

export const filterOptionSchema = z.object({ value: z.string(), count: z.int() });

const scoreOptionSchema = z.object({ value: z.literal(LEAST_SCORES), count: z.int() });

/** How many results each choice has, with all filters but its own; most frequent first, chosen values always among them. */
export const filterOptionsSchema = z.object({
  professions: z.array(filterOptionSchema),
  languages: z.array(filterOptionSchema),
  locations: z.array(filterOptionSchema),
  workTypes: z.array(filterOptionSchema.extend({ value: workTypeSchema })),
  minCommunication: z.array(scoreOptionSchema),
  minConfidence: z.array(scoreOptionSchema),
  minClarity: z.array(scoreOptionSchema),
  hasAiFeedback: z.array(z.object({ value: z.boolean(), count: z.int() })),
  /** The counts are of some of many results only. */
  isSampled: z.boolean(),
});

export type FilterOptions = z.infer<typeof filterOptionsSchema>;
