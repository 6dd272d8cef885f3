import { z } from 'zod';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { talentCardSchema } from '../search/search.ts';
import { campaignSchema } from './campaigns.ts';
import { reasonSchema } from './reasons.ts';

export const MATCHES_PAGE_SIZE = 12;

export const matchSchema = z
  .object({
    score: z.int().min(0).max(100),
    reasons: z.array(reasonSchema),
    card: talentCardSchema,
    hasExpressedInterest: z.boolean().describe('The talent expressed interest in the campaign.'),
  })
  .meta({ id: 'Match', description: 'A talent that matches a campaign.' });
export type Match = z.infer<typeof matchSchema>;

const campaignMatchSchema = matchSchema
  .extend({
    isInvited: z.boolean().describe('You invited the talent to the campaign.'),
    hasDeclined: z.boolean().describe('The talent declined your invitation.'),
  })
  .meta({ id: 'CampaignMatch', description: 'A talent in the list of matches of a campaign.' });
export type CampaignMatch = z.infer<typeof campaignMatchSchema>;

export const matchingCampaignSchema = campaignSchema
  .omit({ interests: true, state: true })
  .extend({
    companyName: z.string(),
    companyPageId: z.string(),
    logoUrl: z.string().nullable(),
    isVerified: z.boolean(),
    isBoosted: z.boolean(),
    isInvited: z.boolean().describe('The company invited you.'),
    hasDeclined: z.boolean().describe('You declined the invitation.'),
    score: z.int().nullable().describe('Null while companies can find none of your positions.'),
    reasons: z.array(reasonSchema),
    positionId: z.uuid().nullable().describe('Your position that matches best; null without a score.'),
    positionTitle: z.string().nullable(),
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
    description:
      'Returns one of your campaigns with its best matches, 20 per page: interested talents first, then the highest scores.',
    errors: ['not_found'],
  })
    .input(campaignId.extend({ cursor: cursorSchema }))
    .output(pageOf(campaignMatchSchema, MATCHES_PAGE_SIZE).extend({ campaign: campaignSchema, total: z.int() })),
  getDailyMatch: route({
    ...company,
    scope: 'campaigns:read',
    method: 'GET',
    path: '/campaigns/daily-match',
    summary: 'Retrieve the daily match',
    description: 'Returns the best new match of the current UTC day, or null if there is none.',
  }).output(
    z.object({
      hasCampaign: z.boolean().describe('A campaign is open.'),
      hasPostedCampaign: z.boolean().describe('A campaign is or was open.'),
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
      'Lists the open campaigns that match your positions best, 20 per page: those you are invited to first, then boosted companies, then the highest scores; those you declined come last. While companies can find none of your positions, it lists only campaigns that you are invited to or interested in.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(matchingCampaignSchema, MATCHES_PAGE_SIZE)),
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
