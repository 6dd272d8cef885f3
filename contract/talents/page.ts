import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { talentCardSchema } from '../search/search.ts';
import { POSITIONS_MAX } from '../talents.ts';

const ownPageSchema = z
  .object({
    url: z.url().nullable().describe('The address of the page. Null until it is published for the first time.'),
    isPublished: z.boolean().describe('You have agreed that everyone may open the page.'),
    isIndexed: z.boolean().describe('You have agreed that search engines may list the page.'),
    isShown: z.boolean().describe('The page is there now: it is published, and companies can find one of your videos.'),
  })
  .meta({ id: 'OwnTalentPage', description: 'The settings of your public page.' });
export type OwnTalentPage = z.infer<typeof ownPageSchema>;

const pageCardSchema = talentCardSchema.omit({ scores: true, isBoosted: true, isViewed: true });
export type PageCard = z.infer<typeof pageCardSchema>;

export const talentPageSchema = z
  .object({
    code: z.string(),
    talentName: z.string().describe('The given name and an initial.'),
    cards: z
      .array(pageCardSchema)
      .min(1)
      .max(POSITIONS_MAX)
      .describe('The positions that companies can find, without contacts.'),
    isIndexed: z.boolean(),
    isOwn: z.boolean().describe('The page is yours.'),
    isForHiring: z.boolean().describe('You may hire: you aren’t signed in as talent, who can’t unlock anyone.'),
  })
  .meta({ id: 'TalentPage', description: 'A talent as everyone sees them, before an unlock.' });
export type TalentPage = z.infer<typeof talentPageSchema>;

const own = { tag: 'Talent', caller: 'talent', limit: LIMITS.write } as const;

export const talentPages = {
  getOwnPage: route({
    ...own,
    method: 'GET',
    path: '/talent/page',
    summary: 'Retrieve the settings of your public page',
    description: 'Returns whether your public page is published, and where.',
    limit: LIMITS.read,
  }).output(ownPageSchema),
  publishPage: route({
    ...own,
    method: 'PUT',
    path: '/talent/page',
    summary: 'Publish or withdraw your public page',
    description: 'Your page is there for everyone while it is published. Withdrawing it takes effect at once.',
  })
    .input(z.object({ isPublished: z.boolean(), isIndexed: z.boolean() }))
    .output(ownPageSchema),
  getPage: route({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/talents/{code}',
    summary: 'Retrieve the public page of a talent',
    description: 'Returns what a talent has published for everyone: never contacts, full names or scores.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ code: z.string().regex(/^[\w-]{12}$/, 'invalid') }))
    .output(talentPageSchema),
};
