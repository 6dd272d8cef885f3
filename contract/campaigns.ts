import { z } from 'zod';
import { LIMITS, route } from './route.ts';
import { talentCardSchema } from './search.ts';
import { workTypeSchema } from './talents.ts';
import { optionalLine, requiredLine, requiredText } from './text.ts';

const salary = z.int('amount').min(0, 'amount').max(100_000_000_00, 'amount').nullable();

export const campaignInputSchema = z
  .object({
    title: requiredLine(120),
    description: requiredText(3000),
    skills: z.array(requiredLine(60)).max(20, 'too_many'),
    languages: z.array(requiredLine(40)).max(20, 'too_many'),
    location: optionalLine(80),
    workType: workTypeSchema.nullable(),
    /** Cents of a euro per year. */
    salaryMinMinor: salary,
    salaryMaxMinor: salary,
  })
  .refine(({ salaryMinMinor: least, salaryMaxMinor: most }) => least === null || most === null || most >= least, {
    path: ['salaryMaxMinor'],
    message: 'salary',
  });
export type CampaignInput = z.infer<typeof campaignInputSchema>;

export const campaignStateSchema = z.enum(['open', 'paused', 'closed']);

export const campaignSchema = z.object({
  id: z.uuid(),
  ...campaignInputSchema.shape,
  state: campaignStateSchema,
  hands: z.int(),
  createdAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof campaignSchema>;

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
const talent = { tag: 'Campaigns', caller: 'talent' } as const;
const campaignId = z.object({ campaignId: z.uuid() });

export const campaigns = {
  listCampaigns: route({
    ...company,
    method: 'GET',
    path: '/campaigns',
    summary: 'My campaigns, newest first',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(campaignSchema) })),
  createCampaign: route({
    ...company,
    method: 'POST',
    path: '/campaigns',
    summary: 'Post a campaign; its matches are there at once',
    limit: LIMITS.write,
    errors: ['email_not_confirmed'],
  })
    .input(campaignInputSchema)
    .output(campaignSchema),
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
  saveCampaign: route({
    ...company,
    method: 'PUT',
    path: '/campaigns/{campaignId}',
    summary: 'Change one of my campaigns',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(campaignId.extend({ campaign: campaignInputSchema }))
    .output(campaignSchema),
  setState: route({
    ...company,
    method: 'PUT',
    path: '/campaigns/{campaignId}/state',
    summary: 'Pause, open or close one of my campaigns',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(campaignId.extend({ state: campaignStateSchema }))
    .output(campaignSchema),
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
