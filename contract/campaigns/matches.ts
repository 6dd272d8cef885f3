import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { talentCardSchema } from '../search/search.ts';
import { campaignSchema } from './campaigns.ts';

const tenth = z.number().min(0).max(10);

export const reasonSchema = z
  .object({
    part: z
      .enum(['title', 'skills', 'languages', 'years', 'location', 'workType', 'salary', 'availability', 'delivery'])
      .describe('`delivery` is the AI feedback that the talent shares. A campaign never asks for it.'),
    share: z.number().min(0).max(1).describe('How much of this part is met.'),
    met: z.array(z.string()),
    partly: z.array(z.string()).describe('Met in part, such as by a related skill.'),
    missing: z.array(z.string()),
    years: z
      .object({ asked: z.int(), has: z.int().nullable() })
      .optional()
      .describe('Years of experience. Only for `years`; null if the talent states none.'),
    salary: z
      .object({ wants: z.int().nullable() })
      .optional()
      .describe('The least that the talent asks for, in euro cents per year. Only for `salary`.'),
    availability: z
      .object({ asked: z.iso.date(), from: z.iso.date().nullable() })
      .optional()
      .describe('When the work begins and when the talent can. Only for `availability`.'),
    isRemote: z.boolean().optional().describe('The place is met because both sides are remote. Only for `location`.'),
    isUnstated: z.boolean().optional().describe('The talent says nothing about it.'),
    scores: z
      .object({ communication: tenth, confidence: tenth, clarity: tenth })
      .optional()
      .describe('AI scores out of 10. Only for `delivery`.'),
  })
  .meta({ id: 'MatchReason', description: 'One part of a match score.' });
export type Reason = z.infer<typeof reasonSchema>;

export const matchSchema = z
  .object({
    score: z.int().min(0).max(100),
    reasons: z.array(reasonSchema),
    card: talentCardSchema,
    hasExpressedInterest: z.boolean().describe('The talent expressed interest in the campaign.'),
  })
  .meta({ id: 'Match', description: 'A talent that matches a campaign.' });
export type Match = z.infer<typeof matchSchema>;

export const matchingCampaignSchema = campaignSchema
  .omit({ interests: true, state: true })
  .extend({
    companyName: z.string(),
    isVerified: z.boolean(),
    isBoosted: z.boolean(),
    score: z.int(),
    reasons: z.array(reasonSchema),
    positionTitle: z.string().describe('Your position that matches best.'),
    hasExpressedInterest: z.boolean().describe('You expressed interest in the campaign.'),
  })
  .meta({ id: 'MatchingCampaign', description: 'A campaign as a talent sees it.' });
export type MatchingCampaign = z.infer<typeof matchingCampaignSchema>;

const company = { tag: 'Campaigns', caller: 'company', limit: LIMITS.read } as const;
const talent = { tag: 'Campaigns', caller: 'talent', limit: LIMITS.write } as const;
const campaignId = z.object({ campaignId: z.uuid() });

export const matches = {
  getCampaign: route({
    ...company,
    scope: 'campaigns:read',
    method: 'GET',
    path: '/campaigns/{campaignId}',
    summary: 'Retrieve a campaign with its matches',
    description: 'Returns one of your campaigns. Interested talents come first, then the highest scores.',
    errors: ['not_found'],
  })
    .input(campaignId)
    .output(z.object({ campaign: campaignSchema, matches: z.array(matchSchema) })),
  getDailyMatch: route({
    ...company,
    scope: 'campaigns:read',
    method: 'GET',
    path: '/campaigns/daily-match',
    summary: 'Retrieve the daily match',
    description: 'Returns the best new match of the current UTC day, or null if there is none.',
  }).output(
    z.object({
      hasCampaign: z.boolean(),
      match: matchSchema.extend({ campaignId: z.uuid(), campaignTitle: z.string() }).nullable(),
      wantsMail: z.boolean().describe('The daily match is also sent by email.'),
    }),
  ),
  listMatching: route({
    ...talent,
    method: 'GET',
    path: '/talent/campaigns',
    summary: 'List matching campaigns',
    description:
      'Lists open campaigns that match your positions. Boosted companies come first, then the highest scores.',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(matchingCampaignSchema) })),
  expressInterest: route({
    ...talent,
    method: 'PUT',
    path: '/talent/campaigns/{campaignId}/interest',
    summary: 'Express interest in a campaign',
    description: 'Puts you first among the matches of an open campaign. Calling it again changes nothing.',
    errors: ['not_found'],
  })
    .input(campaignId)
    .output(z.object({})),
  withdrawInterest: route({
    ...talent,
    method: 'DELETE',
    path: '/talent/campaigns/{campaignId}/interest',
    summary: 'Withdraw interest in a campaign',
    description: 'Removes your interest. Calling it without an interest succeeds.',
  })
    .input(campaignId)
    .output(z.object({})),
};
