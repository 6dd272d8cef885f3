import { z } from 'zod';
import { optionalLine, requiredLine, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { workTypeSchema } from '../talents.ts';

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

const company = { tag: 'Campaigns', caller: 'company' } as const;

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
};
