import { z } from 'zod';
import { queryInt } from './fields/numbers.ts';
import { requiredLine } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { talentCardSchema } from './search/search.ts';
import { POSITIONS_MAX } from './talents.ts';
import { ownVideoSchema } from './videos/own-video.ts';

export const BLOCKED_DOMAINS_MAX = 100;
export const BLOCKED_CHATS_SHOWN = 100;
export const VIEWINGS_SHOWN = 50;
const INSIGHT_DAYS_MAX = 90;

export const dayCountSchema = z
  .object({ day: z.iso.date().describe('A UTC day.'), views: z.int(), unlocks: z.int() })
  .meta({ id: 'DayCount', description: 'Views and unlocks of one day.' });
export type DayCount = z.infer<typeof dayCountSchema>;

export const positionInsightsSchema = z
  .object({
    positionId: z.uuid(),
    positionTitle: z.string(),
    views: z.int().describe('Since the position was created.'),
    unlocks: z.int().describe('Since the position was created.'),
    video: ownVideoSchema.nullable().describe('The newest video in any state.'),
    isFound: z.boolean().describe('Companies can find the position now.'),
  })
  .meta({ id: 'PositionInsights', description: 'How often a position was viewed and unlocked.' });
export type PositionInsights = z.infer<typeof positionInsightsSchema>;

export const viewingSchema = z
  .object({
    companyId: z.uuid(),
    companyName: z.string(),
    companyPageId: z.string(),
    logoUrl: z.string().nullable(),
    isVerified: z.boolean(),
    positionId: z.uuid().nullable().describe('Null: you have removed the position.'),
    positionTitle: z.string().nullable(),
    views: z.int().describe('The number of days on which the company viewed the position.'),
    lastViewedAt: z.iso.datetime(),
    hasUnlocked: z.boolean(),
  })
  .meta({ id: 'Viewing', description: 'A position that a company viewed or unlocked.' });
export type Viewing = z.infer<typeof viewingSchema>;

export const visibilitySchema = z
  .object({
    isPaused: z.boolean(),
    blockedDomains: z.array(z.string()).max(BLOCKED_DOMAINS_MAX).describe('Registrable domains, such as "acme.co.uk".'),
    blockedChats: z
      .array(z.object({ conversationId: z.uuid(), companyName: z.string() }))
      .max(BLOCKED_CHATS_SHOWN)
      .describe('Conversations in which you blocked the company, the latest first.'),
    companies: z.int().describe('Companies with a confirmed email.'),
    blockedCompanies: z.int().describe('How many of these companies are blocked.'),
    cards: z.array(talentCardSchema).max(POSITIONS_MAX).describe('Your positions as a company finds them now.'),
  })
  .meta({ id: 'Visibility', description: 'Who can see a talent, and what they see.' });
export type Visibility = z.infer<typeof visibilitySchema>;

const own = { tag: 'Insights', caller: 'talent', limit: LIMITS.write } as const;
const domain = z.object({ domain: requiredLine(253) });

export const insights = {
  getInsights: route({
    ...own,
    method: 'GET',
    path: '/talent/insights',
    summary: 'Retrieve insights',
    description: 'Returns views and unlocks of your positions by day, by position and by company.',
    limit: LIMITS.read,
  })
    .input(z.object({ days: queryInt(7, INSIGHT_DAYS_MAX).default(30) }))
    .output(
      z.object({
        days: z.array(dayCountSchema).max(INSIGHT_DAYS_MAX),
        positions: z.array(positionInsightsSchema).max(POSITIONS_MAX),
        companies: z.int().describe('All companies that viewed or unlocked you.'),
        viewings: z.array(viewingSchema).max(VIEWINGS_SHOWN).describe('The latest, at most 50.'),
        boostedUntil: z.iso.datetime().nullable().describe('Null: no boost is running.'),
      }),
    ),
  getVisibility: route({
    ...own,
    method: 'GET',
    path: '/talent/visibility',
    summary: 'Retrieve visibility',
    description: 'Returns who can see you and what they see.',
    limit: LIMITS.read,
  }).output(visibilitySchema),
  pauseProfile: route({
    ...own,
    method: 'PUT',
    path: '/talent/visibility/pause',
    summary: 'Pause your profile',
    description: 'Hides all your positions from search, or shows them again.',
  })
    .input(z.object({ isPaused: z.boolean() }))
    .output(visibilitySchema),
  blockDomain: route({
    ...own,
    method: 'POST',
    path: '/talent/visibility/blocks',
    summary: 'Block a domain',
    description: `Hides you from companies whose email or website is at this domain. You can block up to ${BLOCKED_DOMAINS_MAX} domains.`,
  })
    .input(domain)
    .output(visibilitySchema),
  unblockDomain: route({
    ...own,
    method: 'DELETE',
    path: '/talent/visibility/blocks/{domain}',
    summary: 'Unblock a domain',
    description: 'Shows you to the companies of a domain again.',
  })
    .input(domain)
    .output(visibilitySchema),
};
