import { z } from 'zod';
import { cursorSchema, pageOf, requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { talentCardSchema } from '../search/search.ts';
import { SELECTION_MAX, SHORTLIST_DAYS } from '../values/limits.ts';

export const SHORTLISTS_PAGE_SIZE = 20;

const shortlistSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    positions: z.int().describe('The number of positions in it.'),
    shown: z.int().describe('How many of them the link shows now. Paused talent, for example, is left out.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Shortlist', description: 'A choice of positions that people without an account can open by a link.' });
export type Shortlist = z.infer<typeof shortlistSchema>;

const link = z.object({ url: z.url().describe('Shown only now: the server stores a hash of its secret.') });
const own = { tag: 'Favourites', caller: 'company', limit: LIMITS.write } as const;
const byId = z.object({ shortlistId: z.uuid() });

export const shortlists = {
  createShortlist: route({
    ...own,
    method: 'POST',
    path: '/shortlists',
    summary: 'Create a shortlist',
    description: 'Collects positions under a link that people without an account can open until it expires.',
    errors: ['not_found', 'email_not_confirmed'],
  })
    .input(
      z.object({
        name: requiredLine(80),
        positionIds: z.array(z.uuid()).min(1, 'required').max(SELECTION_MAX, 'too_many'),
        days: z.literal(SHORTLIST_DAYS),
      }),
    )
    .output(link.extend({ shortlist: shortlistSchema })),
  listShortlists: route({
    ...own,
    method: 'GET',
    path: '/shortlists',
    summary: 'List shortlists',
    description: 'Lists your shortlists whose links still work, newest first.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(shortlistSchema, SHORTLISTS_PAGE_SIZE)),
  renewShortlistLink: route({
    ...own,
    method: 'POST',
    path: '/shortlists/{shortlistId}/link',
    summary: 'Replace the link of a shortlist',
    description: 'Returns a new link. The earlier one stops working.',
    errors: ['not_found'],
  })
    .input(byId)
    .output(link),
  removeShortlist: route({
    ...own,
    method: 'DELETE',
    path: '/shortlists/{shortlistId}',
    summary: 'Delete a shortlist',
    description: 'Deletes a shortlist. Its link stops working. Deleting it again succeeds.',
  })
    .input(byId)
    .output(z.object({})),
  openShortlist: route({
    ...own,
    caller: 'anyone',
    method: 'POST',
    path: '/shortlists/open',
    summary: 'Open a shared shortlist',
    description:
      'Returns the positions of a shortlist as visitors may see them: without scores, full names and contacts.',
    limit: { points: 60, perSeconds: 300 },
    errors: ['invalid_link'],
  })
    .input(z.object({ token: z.string().regex(/^[\w-]{43}$/, 'invalid') }))
    .output(
      z.object({
        name: z.string(),
        companyName: z.string(),
        expiresAt: z.iso.datetime(),
        items: z.array(talentCardSchema).max(SELECTION_MAX),
      }),
    ),
};
