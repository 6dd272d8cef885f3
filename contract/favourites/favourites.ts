import { z } from 'zod';
import { requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { searchQuerySchema } from '../search/query.ts';
import { talentCardSchema } from '../search/search.ts';

export const savedSearchSchema = z
  .object({ id: z.uuid(), name: z.string(), query: searchQuerySchema, hasAlerts: z.boolean() })
  .meta({ id: 'SavedSearch', description: 'A search that a company stored.' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const own = { tag: 'Favourites', caller: 'company', limit: LIMITS.write } as const;
const position = z.object({ positionId: z.uuid() });

export const favourites = {
  listFavourites: route({
    ...own,
    method: 'GET',
    path: '/favourites',
    summary: 'List favourites',
    description: 'Lists the positions that you saved, newest first, except those that are no longer searchable.',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(talentCardSchema), positionIds: z.array(z.uuid()) })),
  saveFavourite: route({
    ...own,
    method: 'PUT',
    path: '/favourites/{positionId}',
    summary: 'Save a favourite',
    description: 'Saves a position. More than five favourites require premium. Saving again changes nothing.',
    errors: ['not_found', 'plan_limit'],
  })
    .input(position)
    .output(z.object({})),
  removeFavourite: route({
    ...own,
    method: 'DELETE',
    path: '/favourites/{positionId}',
    summary: 'Remove a favourite',
    description: 'Removes a saved position. Removing it again succeeds.',
  })
    .input(position)
    .output(z.object({})),
  listSearches: route({
    ...own,
    method: 'GET',
    path: '/saved-searches',
    summary: 'List saved searches',
    description: 'Lists your saved searches, newest first.',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(savedSearchSchema) })),
  saveSearch: route({
    ...own,
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search',
    description: 'Saves a search. Email alerts and advanced filters require premium.',
    errors: ['plan_limit'],
  })
    .input(z.object({ name: requiredLine(80), query: searchQuerySchema, hasAlerts: z.boolean().default(false) }))
    .output(savedSearchSchema),
  setAlerts: route({
    ...own,
    method: 'PUT',
    path: '/saved-searches/{searchId}/alerts',
    summary: 'Set alerts of a saved search',
    description: 'Turns email alerts of a saved search on or off. Turning them on requires premium.',
    errors: ['not_found', 'plan_limit'],
  })
    .input(z.object({ searchId: z.uuid(), hasAlerts: z.boolean() }))
    .output(z.object({})),
  removeSearch: route({
    ...own,
    method: 'DELETE',
    path: '/saved-searches/{searchId}',
    summary: 'Delete a saved search',
    description: 'Deletes a saved search. Deleting it again succeeds.',
  })
    .input(z.object({ searchId: z.uuid() }))
    .output(z.object({})),
};
