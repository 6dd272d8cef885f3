import { z } from 'zod';
import { queryInt } from '../fields/numbers.ts';
import { lineSchema, requiredLine } from '../fields/text.ts';
import { workTypeSchema } from '../talents.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '../values/plans.ts';
import { LEAST_SCORES, LEAST_YEARS } from '../values/product.ts';
import { SEARCH_TEXT_MAX } from '../values/limits.ts';

/** Postgres counts results exactly up to this number. Beyond it the screen says "1,000+". */
export const SEARCH_COUNT_CAP = 1000;
const FILTER_CHOICES_MAX = 50;
/** The maximum number of professions, languages and locations offered as filters, besides the selected ones. */
export const FILTER_OPTIONS_MAX = 500;

const minScoreSchema = queryInt(0, 10)
  .pipe(z.literal(LEAST_SCORES))
  .optional()
  .describe('The minimum AI score out of 10: 5 (average), 6 (good) or 7 (excellent).');
export const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((flag) => flag === 'true')]);

/** Values of one filter are alternatives, except keywords, which must all occur. Different filters all apply. */
export const searchQuerySchema = z
  .object({
    text: lineSchema().max(SEARCH_TEXT_MAX, 'too_long').optional().describe('Words of a title, a skill or the bio.'),
    keywords: z
      .array(requiredLine(40))
      .max(10, 'too_many')
      .optional()
      .describe('Each must occur in the title, in a skill, or word by word in the bio.'),
    professions: z.array(lineSchema().max(80, 'too_long')).max(FILTER_CHOICES_MAX, 'too_many').optional(),
    languages: z.array(lineSchema().max(40, 'too_long')).max(FILTER_CHOICES_MAX, 'too_many').optional(),
    locations: z
      .array(lineSchema().max(80, 'too_long'))
      .max(FILTER_CHOICES_MAX, 'too_many')
      .optional()
      .describe('Cities and countries.'),
    workTypes: z.array(workTypeSchema).max(3).optional(),
    minCommunication: minScoreSchema,
    minConfidence: minScoreSchema,
    minClarity: minScoreSchema,
    hasAiFeedback: flagSchema.optional(),
    maxSalary: queryInt(0, 1_000_000)
      .pipe(z.literal(SALARY_STEPS))
      .optional()
      .describe('Talent who accept this yearly salary in euros. Premium.'),
    availableWithin: queryInt(0, 365)
      .pipe(z.literal(NOTICE_DAYS))
      .optional()
      .describe('Talent who can start within this many days. Premium.'),
    minYears: queryInt(0, 70).pipe(z.literal(LEAST_YEARS)).optional().describe('Years of experience. Premium.'),
    viewed: flagSchema.optional().describe('Positions whose video your company has watched, or has not. Premium.'),
    unread: z
      .array(requiredLine(SEARCH_TEXT_MAX))
      .max(20, 'too_many')
      .optional()
      .describe('Parts of the text that are not read: the `text` of filters that were read from it and removed.'),
  })
  .meta({ id: 'SearchQuery', description: 'A search with its filters.' });
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const resultCountSchema = z
  .object({ total: z.int(), isCapped: z.boolean() })
  .meta({ id: 'ResultCount', description: 'The number of results. If `isCapped`, there are at least that many.' });
export type ResultCount = z.infer<typeof resultCountSchema>;

export const readFilterSchema = z
  .object({
    kind: z.enum(['city', 'country', 'region', 'language', 'workType', 'seniority', 'years', 'availability']),
    value: z
      .string()
      .describe(
        'As the filters name it; `junior` or `senior`; a least number of years; the most days until the start.',
      ),
    text: z.string().describe('The words of the text that ask for it.'),
  })
  .meta({ id: 'ReadFilter', description: 'A filter that was read from the search text.' });
export type ReadFilter = z.infer<typeof readFilterSchema>;

export const filterOptionSchema = z.object({ value: z.string(), count: z.int() });
/** The most frequent options and the chosen ones. */
const filterOptionsOf = z.array(filterOptionSchema).max(FILTER_OPTIONS_MAX + FILTER_CHOICES_MAX);
const scoreOptions = z.array(z.object({ value: z.literal(LEAST_SCORES), count: z.int() })).max(LEAST_SCORES.length);

export const filterOptionsSchema = z
  .object({
    professions: filterOptionsOf,
    languages: filterOptionsOf,
    locations: filterOptionsOf,
    workTypes: z.array(filterOptionSchema.extend({ value: workTypeSchema })).max(3),
    minCommunication: scoreOptions,
    minConfidence: scoreOptions,
    minClarity: scoreOptions,
    hasAiFeedback: z.array(z.object({ value: z.boolean(), count: z.int() })).max(2),
    maxSalary: z.array(z.object({ value: z.literal(SALARY_STEPS), count: z.int() })).max(SALARY_STEPS.length),
    availableWithin: z.array(z.object({ value: z.literal(NOTICE_DAYS), count: z.int() })).max(NOTICE_DAYS.length),
    minYears: z.array(z.object({ value: z.literal(LEAST_YEARS), count: z.int() })).max(LEAST_YEARS.length),
    isSampled: z.boolean().describe('The counts cover only part of a large result.'),
  })
  .meta({
    id: 'FilterOptions',
    description:
      'The values of each filter with their number of results, given all other filters. The most frequent come first and selected values are always included.',
  });
export type FilterOptions = z.infer<typeof filterOptionsSchema>;
