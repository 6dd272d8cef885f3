import { z } from 'zod';
import { SEARCH_COUNT_CAP, SEARCH_TEXT_MAX } from './constants.ts';
import { LIMITS, route } from './route.ts';
import { workTypeSchema } from './talents.ts';
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

/** Values of one filter are alternatives; different filters all apply. */
export const searchQuerySchema = z.object({
  text: z.string().trim().max(SEARCH_TEXT_MAX, 'too_long').optional(),
  professions: z.array(z.string().max(80)).max(50).optional(),
  languages: z.array(z.string().max(40)).max(50).optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const filterOptionSchema = z.object({ value: z.string(), count: z.int() });

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
    .input(searchQuerySchema.extend({ cursor: z.string().max(400).optional() }))
    .output(
      z.object({
        items: z.array(talentCardSchema),
        nextCursor: z.string().nullable(),
        count: z.object({ total: z.int().max(SEARCH_COUNT_CAP), isCapped: z.boolean() }),
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
    summary: 'The professions and languages that occur, with how many videos each has',
    tag,
    caller: 'company',
    limit: LIMITS.read,
  }).output(z.object({ professions: z.array(filterOptionSchema), languages: z.array(filterOptionSchema) })),
  listFeatured: route({
    method: 'GET',
    path: '/search/featured',
    summary: 'Videos of the home page: boosted first, then newest',
    tag,
    caller: 'anyone',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(talentCardSchema) })),
};
