import { z } from 'zod';
import { cursorSchema, optionalLine, pageOf, requiredLine, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { salarySchema, workTypeSchema } from '../talents.ts';
import { OPEN_CAMPAIGNS_MAX } from '../values/limits.ts';

export const CAMPAIGNS_PAGE_SIZE = 20;

export const campaignInputSchema = z
  .object({
    title: requiredLine(120),
    description: requiredText(3000),
    skills: z.array(requiredLine(60)).max(20, 'too_many'),
    languages: z.array(requiredLine(40)).max(20, 'too_many'),
    location: optionalLine(80),
    workType: workTypeSchema.nullable(),
    salaryMinMinor: salarySchema,
    salaryMaxMinor: salarySchema,
    startsOn: z.iso.date('date').nullable().default(null).describe('When the work begins.'),
  })
  .refine(({ salaryMinMinor: least, salaryMaxMinor: most }) => least === null || most === null || most >= least, {
    path: ['salaryMaxMinor'],
    message: 'salary',
  })
  .meta({ id: 'CampaignInput', description: 'What a company is hiring for.' });
export type CampaignInput = z.infer<typeof campaignInputSchema>;

export const campaignStateSchema = z.enum(['open', 'paused', 'closed']);

export const campaignSchema = z
  .object({
    id: z.uuid(),
    ...campaignInputSchema.shape,
    state: campaignStateSchema,
    interests: z.int().describe('How many talents expressed interest.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Campaign', description: 'A hiring campaign of a company.' });
export type Campaign = z.infer<typeof campaignSchema>;

const own = { tag: 'Campaigns', caller: 'company', limit: LIMITS.write } as const;
const campaignId = z.object({ campaignId: z.uuid() });

export const campaigns = {
  listCampaigns: route({
    ...own,
    scope: 'campaigns:read',
    method: 'GET',
    path: '/campaigns',
    summary: 'List campaigns',
    description: 'Lists your campaigns, newest first, 20 per page.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(campaignSchema, CAMPAIGNS_PAGE_SIZE)),
  createCampaign: route({
    ...own,
    scope: 'campaigns:write',
    method: 'POST',
    path: '/campaigns',
    summary: 'Create a campaign',
    description: `Posts an open campaign. Its matches are available immediately. At most ${OPEN_CAMPAIGNS_MAX} of your campaigns can be open at once; beyond that, the answer is conflict.`,
    errors: ['email_not_confirmed', 'conflict'],
  })
    .input(campaignInputSchema)
    .output(campaignSchema),
  saveCampaign: route({
    ...own,
    scope: 'campaigns:write',
    method: 'PUT',
    path: '/campaigns/{campaignId}',
    summary: 'Update a campaign',
    description: 'Replaces the content of one of your campaigns.',
    errors: ['not_found'],
  })
    .input(campaignId.extend({ campaign: campaignInputSchema }))
    .output(campaignSchema),
  setState: route({
    ...own,
    scope: 'campaigns:write',
    method: 'PUT',
    path: '/campaigns/{campaignId}/state',
    summary: 'Set the state of a campaign',
    description: `Opens, pauses or closes one of your campaigns. Talents see open campaigns only. While ${OPEN_CAMPAIGNS_MAX} are open, opening another answers conflict.`,
    errors: ['not_found', 'conflict'],
  })
    .input(campaignId.extend({ state: campaignStateSchema }))
    .output(campaignSchema),
};
