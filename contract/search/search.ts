import { z } from 'zod';
import { languageTagSchema } from '../accounts/fields.ts';
import { cursorSchema, lineSchema, requiredLine } from '../fields/text.ts';
import { scoresSchema } from '../feedback/takes.ts';
import { LIMITS, route } from '../route.ts';
import { workTypeSchema } from '../talents.ts';
import { SCORE_NAMES } from '../values/feedback.ts';
import { CITY_SUGGESTIONS, SEARCH_PAGE_SIZE, SEARCH_TEXT_MAX, SKILL_SUGGESTIONS } from '../values/limits.ts';
import { playableSchema } from '../videos/own-video.ts';
import { filterOptionsSchema, flagSchema, readFilterSchema, resultCountSchema, searchQuerySchema } from './query.ts';

/** Publishing or hiding takes effect in every search within this time. */
export const SEARCH_STALE_MS = 2000;
/** Orders of results other than relevance: by an AI score, or by publication. */
const searchOrderSchema = z.enum([...SCORE_NAMES, 'newest']);
export type SearchOrder = z.infer<typeof searchOrderSchema>;
/** The number of videos on the home page. */
export const FEATURED_VIDEOS = 12;

export const unlockedPersonSchema = z
  .object({ talentName: z.string().describe('The full name.'), conversationId: z.uuid() })
  .meta({ id: 'UnlockedPerson', description: 'A talent whose contact you have unlocked.' });
export type UnlockedPerson = z.infer<typeof unlockedPersonSchema>;

export const talentCardSchema = z
  .object({
    positionId: z.uuid(),
    talentName: z.string().describe('The given name and an initial.'),
    positionTitle: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    bio: z.string().nullable().describe('Contact details are masked.'),
    experienceYears: z.int().nullable(),
    workType: workTypeSchema.nullable(),
    isBoosted: z.boolean(),
    isViewed: z.boolean().describe('Your company has watched this video.'),
    unlocked: unlockedPersonSchema.nullable().describe('The talent as you know them once unlocked.'),
    quote: z.string().nullable(),
    scores: scoresSchema.nullable().describe('AI feedback. Null unless the talent shares it, and for visitors.'),
    video: playableSchema,
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'TalentCard', description: 'A position of a talent as companies see it before an unlock.' });
export type TalentCard = z.infer<typeof talentCardSchema>;

const own = { tag: 'Search', caller: 'company', method: 'GET', limit: LIMITS.read } as const;

export const search = {
  findTalents: route({
    ...own,
    scope: 'search:read',
    path: '/search/talents',
    summary: 'Search talent',
    description:
      'Searches positions with a playable video: boosted first, then by relevance, then newest. 20 per page.',
    errors: ['plan_limit'],
  })
    .input(
      searchQuerySchema.extend({
        cursor: cursorSchema,
        withoutUnlocked: flagSchema.optional().describe('Leaves out talent whom you have unlocked.'),
        sort: searchOrderSchema
          .optional()
          .describe(
            'Orders by this AI score, or by `newest`, instead of relevance. Boosted positions still come first, those without the score last.',
          ),
      }),
    )
    .output(
      z.object({
        items: z.array(talentCardSchema).max(SEARCH_PAGE_SIZE),
        nextCursor: z.string().nullable(),
        count: resultCountSchema,
        withoutAiFeedback: resultCountSchema
          .nullable()
          .describe('Results that an AI filter excludes for lack of AI feedback. Null without such a filter.'),
        readFilters: z.array(readFilterSchema).max(SEARCH_TEXT_MAX).describe('Filters that were read from the text.'),
        leftOut: z
          .array(z.string())
          .max(SEARCH_TEXT_MAX)
          .describe('Words of the text without which the results are shown, since nobody matches them as well.'),
        nearOnly: z
          .array(z.string())
          .max(SEARCH_TEXT_MAX)
          .describe('Words of the text that the results only come near, since nobody matches them exactly.'),
        correctedTo: z
          .array(z.string())
          .max(SEARCH_TEXT_MAX)
          .describe('How a misspelled text was read, as labels of the dictionary.'),
      }),
    ),
  getTalent: route({
    ...own,
    scope: 'search:read',
    path: '/search/talents/{positionId}',
    summary: 'Retrieve a searchable position',
    description: 'Returns one position that your searches can find.',
    errors: ['not_found'],
  })
    .input(z.object({ positionId: z.uuid() }))
    .output(talentCardSchema),
  listFilters: route({
    ...own,
    scope: 'search:read',
    path: '/search/filters',
    summary: 'List filter options',
    description: 'Returns the values of every filter and their number of results for a search.',
    errors: ['plan_limit'],
  })
    .input(searchQuerySchema)
    .output(filterOptionsSchema),
  suggestCities: route({
    ...own,
    path: '/search/cities',
    summary: 'Suggest cities',
    description: 'Returns names of cities with a word that begins with a text. Profiles may name other towns too.',
    caller: 'anyone',
  })
    .input(
      z.object({
        text: requiredLine(80),
        country: lineSchema().max(80).optional().describe('Under any of its names. Ignored if unknown.'),
        language: languageTagSchema.default('en').describe('Names in this language come first.'),
      }),
    )
    .output(z.object({ items: z.array(z.string()).max(CITY_SUGGESTIONS) })),
  suggestSkills: route({
    ...own,
    path: '/search/skills',
    summary: 'Suggest skills',
    description: 'Returns skills that talent state, with a word that begins with a text, the most frequent first.',
  })
    .input(z.object({ text: requiredLine(60) }))
    .output(z.object({ items: z.array(z.string()).max(SKILL_SUGGESTIONS) })),
  listFeatured: route({
    ...own,
    path: '/search/featured',
    summary: 'List featured talent',
    description: 'Returns the videos of the home page: boosted first, then newest.',
    caller: 'anyone',
  }).output(z.object({ items: z.array(talentCardSchema).max(FEATURED_VIDEOS) })),
};
