import { z } from 'zod';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { SEARCH_PAGE_SIZE } from '../values/limits.ts';
import { talentCardSchema } from './search.ts';

const own = { tag: 'Search', caller: 'company', limit: LIMITS.write } as const;
const position = z.object({ positionId: z.uuid() });

export const hidden = {
  listHidden: route({
    ...own,
    method: 'GET',
    path: '/search/hidden',
    summary: 'List hidden talent',
    description: 'Lists the talent that you have hidden, latest first, except those who can’t be found at the moment.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(talentCardSchema, SEARCH_PAGE_SIZE)),
  hideTalent: route({
    ...own,
    method: 'PUT',
    path: '/search/hidden/{positionId}',
    summary: 'Hide a talent',
    description: 'Leaves all positions of this talent out of your searches and matches. Hiding again changes nothing.',
    errors: ['not_found'],
  })
    .input(position)
    .output(z.object({})),
  showTalent: route({
    ...own,
    method: 'DELETE',
    path: '/search/hidden/{positionId}',
    summary: 'Show a hidden talent',
    description: 'Brings this talent back into your searches and matches. Showing again succeeds.',
  })
    .input(position)
    .output(z.object({})),
};
