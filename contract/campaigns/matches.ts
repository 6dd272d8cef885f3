import { z } from 'zod';
import { campaignSchema } from './campaigns.ts';
import { LIMITS, route } from '../route.ts';
import { talentCardSchema } from '../search/search.ts';

const tenth = z.number().min(0).max(10);

/**
 * One thing that was scored: how much of it is met (0 to 1), what is and what is not. `delivery` is what a campaign never asks for:
 * the AI feedback that the talent shares, with its scores of 10.
 */
export const reasonSchema = z.object({
  part: z.enum(['title', 'skills', 'languages', 'location', 'workType', 'delivery']),
  share: z.number().min(0).max(1),
  met: z.array(z.string()),
  missing: z.array(z.string()),
  scores: z.object({ communication: tenth, confidence: tenth, clarity: tenth }).optional(),
});

export type Reason = z.infer<typeof reasonSchema>;

export const matchSchema = z.object({
  /** 0 to 100. */
  score: z.int().min(0).max(100),
  reasons: z.array(reasonSchema),
  card: talentCardSchema,
  hasRaisedHand: z.boolean(),
});

export type Match = z.infer<typeof matchSchema>;

/** A campaign as talent see it: with the company's name, never its notes. */
export const matchingCampaignSchema = campaignSchema.omit({ hands: true, state: true }).extend({
  companyName: z.string(),
  isVerified: z.boolean(),
  isBoosted: z.boolean(),
  score: z.int(),
  reasons: z.array(reasonSchema),
  /** The own position that fits best. */
  positionTitle: z.string(),
  hasRaisedHand: z.boolean(),
});

export type MatchingCampaign = z.infer<typeof matchingCampaignSchema>;

const company = { tag: 'Campaigns', caller: 'company' } as const;

const campaignId = z.object({ campaignId: z.uuid() });

const talent = { tag: 'Campaigns', caller: 'talent' } as const;

export const matches = {
  getCampaign: route({
    ...company,
    method: 'GET',
    path: '/campaigns/{campaignId}',
    summary: 'One of my campaigns with its matches: raised hands first, then the highest scores',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(campaignId)
    .output(z.object({ campaign: campaignSchema, matches: z.array(matchSchema) })),
  getDailyMatch: route({
    ...company,
    method: 'GET',
    path: '/campaigns/daily-match',
    summary: 'The best new match of this UTC day; null where nothing new matches',
    limit: LIMITS.read,
  }).output(
    z.object({
      hasCampaign: z.boolean(),
      match: matchSchema.extend({ campaignId: z.uuid(), campaignTitle: z.string() }).nullable(),
      wantsMail: z.boolean(),
    }),
  ),
  listMatching: route({
    ...talent,
    method: 'GET',
    path: '/talent/campaigns',
    summary: 'Open campaigns that fit me: of boosted companies first, then the highest scores',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(matchingCampaignSchema) })),
  expressInterest: route({
    ...talent,
    method: 'PUT',
    path: '/talent/campaigns/{campaignId}/interest',
    summary: 'Ask to be seen for an open campaign',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(campaignId)
    .output(z.object({})),
  withdrawInterest: route({
    ...talent,
    method: 'DELETE',
    path: '/talent/campaigns/{campaignId}/interest',
    summary: 'Take it back',
    limit: LIMITS.write,
  })
    .input(campaignId)
    .output(z.object({})),
};
