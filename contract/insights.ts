import { z } from 'zod';
import { queryInt } from './fields/numbers.ts';
import { requiredLine } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { talentCardSchema } from './search/search.ts';
import { ownVideoSchema } from './videos/own-video.ts';
export const BLOCKED_DOMAINS_MAX = 100;
export const TREND_DAYS = 7;

export const dayCountSchema = z.object({
  /** UTC day, YYYY-MM-DD. */
  day: z.iso.date(),
  views: z.int(),
  unlocks: z.int(),
});

export type DayCount = z.infer<typeof dayCountSchema>;

export const positionInsightsSchema = z.object({
  positionId: z.uuid(),
  positionTitle: z.string(),
  /** Since the position exists. */
  views: z.int(),
  unlocks: z.int(),
  /** The newest one, whatever its state. */
  video: ownVideoSchema.nullable(),
  /** Companies can find it now. */
  isFound: z.boolean(),
});

export type PositionInsights = z.infer<typeof positionInsightsSchema>;

/** A company that looked, always by its name. */
export const viewingSchema = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  isVerified: z.boolean(),
  positionTitle: z.string().nullable(),
  /** Days on which it looked. */
  views: z.int(),
  lastViewedAt: z.iso.datetime(),
  hasUnlocked: z.boolean(),
});

export type Viewing = z.infer<typeof viewingSchema>;

export const visibilitySchema = z.object({
  isPaused: z.boolean(),
  /** Registrable domains, as "acme.co.uk". */
  blockedDomains: z.array(z.string()),
  /** Companies with a confirmed email, and how many of them the blocks keep out. */
  companies: z.int(),
  keptOut: z.int(),
  /** What a company finds now, as it finds it. */
  cards: z.array(talentCardSchema),
});

export type Visibility = z.infer<typeof visibilitySchema>;

const tag = 'Talent';

const own = { tag, caller: 'talent' } as const;

const domain = z.object({ domain: requiredLine(253) });

export const insights = {
  getInsights: route({
    ...own,
    method: 'GET',
    path: '/talent/insights',
    summary: 'Views and unlocks of the own positions, by day, by position and by company',
    limit: LIMITS.read,
  })
    .input(z.object({ days: queryInt(7, 90).default(30) }))
    .output(
      z.object({
        days: z.array(dayCountSchema),
        positions: z.array(positionInsightsSchema),
        viewings: z.array(viewingSchema),
      }),
    ),
  getVisibility: route({
    ...own,
    method: 'GET',
    path: '/talent/visibility',
    summary: 'Who could see me, and what they would see',
    limit: LIMITS.read,
  }).output(visibilitySchema),
  pauseProfile: route({
    ...own,
    method: 'PUT',
    path: '/talent/visibility/pause',
    summary: 'Hide the whole profile from search, or show it again',
    limit: LIMITS.write,
  })
    .input(z.object({ isPaused: z.boolean() }))
    .output(visibilitySchema),
  blockDomain: route({
    ...own,
    method: 'POST',
    path: '/talent/visibility/blocks',
    summary: `Keep the companies of a domain out: of their email or website; at most ${BLOCKED_DOMAINS_MAX}`,
    limit: LIMITS.write,
  })
    .input(domain)
    .output(visibilitySchema),
  unblockDomain: route({
    ...own,
    method: 'DELETE',
    path: '/talent/visibility/blocks/{domain}',
    summary: 'Let the companies of a domain in again',
    limit: LIMITS.write,
  })
    .input(domain)
    .output(visibilitySchema),
};
