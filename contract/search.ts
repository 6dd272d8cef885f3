import { z } from 'zod';
import { LEAST_SCORES, SEARCH_TEXT_MAX } from './constants.ts';
import { queryInt } from './numbers.ts';
import { LIMITS, route } from './route.ts';
import { workTypeSchema } from './talents.ts';
import { cursorSchema, lineSchema, requiredLine } from './text.ts';
import { playableSchema } from './videos.ts';

/** A talent's position as a company sees it before an unlock: given name and initial, never a contact. */
export const talentCardSchema = z.object({
  positionId: z.uuid(),
  talentName: z.string(),
  positionTitle: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  bio: z.string().nullable(),
  experienceYears: z.int().nullable(),
  workType: workTypeSchema.nullable(),
  isBoosted: z.boolean(),
  quote: z.string().nullable(),
  video: playableSchema,
  publishedAt: z.iso.datetime(),
});
export type TalentCard = z.infer<typeof talentCardSchema>;

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

const tag = 'Search';

export const search = {
  findTalents: route({
    method: 'GET',
    path: '/search/talents',
    summary: 'Search playable videos: boosted first, then relevance, then newest',
    tag,
    caller: 'company',
    limit: LIMITS.read,
  })
    .input(searchQuerySchema.extend({ cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(talentCardSchema),
        nextCursor: z.string().nullable(),
        count: resultCountSchema,
        /** Results that an AI filter leaves out because they have no AI feedback; null where no such filter is set. */
        withoutAiFeedback: resultCountSchema.nullable(),
        /** What the text was read as, where it was misspelt: the dictionary's labels. */
        correctedTo: z.array(z.string()),
      }),
    ),
  getTalent: route({
    method: 'GET',
    path: '/search/talents/{positionId}',
    summary: 'One searchable position',
    tag,
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ positionId: z.uuid() }))
    .output(talentCardSchema),
  listFilters: route({
    method: 'GET',
    path: '/search/filters',
    summary: 'The choices of every filter with their counts for a query',
    tag,
    caller: 'company',
    limit: LIMITS.read,
  })
    .input(searchQuerySchema)
    .output(filterOptionsSchema),
  listFeatured: route({
    method: 'GET',
    path: '/search/featured',
    summary: 'Videos of the home page: boosted first, then newest',
    tag,
    caller: 'anyone',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(talentCardSchema) })),
};
