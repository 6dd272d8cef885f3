import { z } from 'zod';
import { requiredLine } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { searchQuerySchema } from './search/query.ts';
import { talentCardSchema } from './search/search.ts';

const own = { tag: 'Favourites', caller: 'company' } as const;

const position = z.object({ positionId: z.uuid() });

export const savedSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: searchQuerySchema,
  hasAlerts: z.boolean(),
});

export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const favourites = {
  listFavourites: route({
    ...own,
    method: 'GET',
    path: '/favourites',
    summary: 'Who I saved, the newest first; who can not be found any more is left out',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(talentCardSchema), positionIds: z.array(z.uuid()) })),
  saveFavourite: route({
    ...own,
    method: 'PUT',
    path: '/favourites/{positionId}',
    summary: 'Save a position; beyond five the premium plan is needed',
    limit: LIMITS.write,
    errors: ['not_found', 'plan_limit'],
  })
    .input(position)
    .output(z.object({})),
  removeFavourite: route({
    ...own,
    method: 'DELETE',
    path: '/favourites/{positionId}',
    summary: 'Take a saved position away',
    limit: LIMITS.write,
  })
    .input(position)
    .output(z.object({})),
  listSearches: route({
    ...own,
    method: 'GET',
    path: '/saved-searches',
    summary: 'My saved searches, newest first',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(savedSearchSchema) })),
  saveSearch: route({
    ...own,
    method: 'POST',
    path: '/saved-searches',
    summary: 'Keep a search; alerts by mail belong to the premium plan',
    limit: LIMITS.write,
    errors: ['plan_limit'],
  })
    .input(z.object({ name: requiredLine(80), query: searchQuerySchema, hasAlerts: z.boolean().default(false) }))
    .output(savedSearchSchema),
  setAlerts: route({
    ...own,
    method: 'PUT',
    path: '/saved-searches/{searchId}/alerts',
    summary: 'Turn the mails of a saved search on or off',
    limit: LIMITS.write,
    errors: ['not_found', 'plan_limit'],
  })
    .input(z.object({ searchId: z.uuid(), hasAlerts: z.boolean() }))
    .output(z.object({})),
  removeSearch: route({
    ...own,
    method: 'DELETE',
    path: '/saved-searches/{searchId}',
    summary: 'Forget a saved search',
    limit: LIMITS.write,
  })
    .input(z.object({ searchId: z.uuid() }))
    .output(z.object({})),
};
