import { z } from 'zod';
import { cursorSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { filterOptionsSchema, resultCountSchema, searchQuerySchema } from './query.ts';
import { workTypeSchema } from '../talents.ts';
import { playableSchema } from '../videos/own-video.ts';

/** What is published or hidden shows in every search within this time. */
export const SEARCH_STALE_MS = 2000;
export const FEATURED_VIDEOS = 12;

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
