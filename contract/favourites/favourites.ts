import { z } from 'zod';
import { cursorSchema, pageOf, requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { searchQuerySchema } from '../search/query.ts';
import { talentCardSchema } from '../search/search.ts';
import { SAVED_SEARCHES_MAX } from '../values/limits.ts';

export const FAVOURITES_PAGE_SIZE = 20;
export const SAVED_PAGE_SIZE = 1000;
export const SEARCHES_PAGE_SIZE = 20;

export const savedSearchSchema = z
  .object({ id: z.uuid(), name: z.string(), query: searchQuerySchema, hasAlerts: z.boolean() })
  .meta({ id: 'SavedSearch', description: 'A search that a company stored.' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const own = { tag: 'Favourites', caller: 'company', limit: LIMITS.write } as const;
const position = z.object({ positionId: z.uuid() });
const page = z.object({ cursor: cursorSchema });

export const favourites = {
  listFavourites: route({
    ...own,
    method: 'GET',
    path: '/favourites',
    summary: 'List favourites',
    description:
      'Lists the positions that you saved, newest first, 20 per page. Those that are no longer searchable are left out of their page.',
    limit: LIMITS.read,
  })
    .input(page)
    .output(pageOf(talentCardSchema, FAVOURITES_PAGE_SIZE)),
  listSavedPositions: route({
    ...own,
    method: 'GET',
    path: '/favourites/positions',
    summary: 'List saved positions',
    description: 'Lists the ids of the positions that you saved, newest first, 1,000 per page.',
    limit: LIMITS.read,
  })
    .input(page)
    .output(pageOf(z.uuid(), SAVED_PAGE_SIZE)),
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
    description: 'Lists your saved searches, newest first, 20 per page.',
    limit: LIMITS.read,
  })
    .input(page)
    .output(pageOf(savedSearchSchema, SEARCHES_PAGE_SIZE)),
  saveSearch: route({
    ...own,
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search',
    description: `Saves a search. Email alerts and advanced filters require premium. Beyond ${SAVED_SEARCHES_MAX} searches, the answer is conflict.`,
    errors: ['plan_limit', 'conflict'],
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
