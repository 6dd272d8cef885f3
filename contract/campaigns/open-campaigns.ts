import type { z } from 'zod';
import { companyPublicId } from '../companies/page.ts';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { campaignSchema } from './campaigns.ts';

export const OPEN_CAMPAIGNS_PAGE_SIZE = 20;

const openCampaignSchema = campaignSchema
  .pick({
    id: true,
    title: true,
    description: true,
    location: true,
    workType: true,
    salaryMinMinor: true,
    salaryMaxMinor: true,
    createdAt: true,
  })
  .meta({ id: 'OpenCampaign', description: 'A campaign as its company’s page shows it.' });
export type OpenCampaign = z.infer<typeof openCampaignSchema>;

export const openCampaigns = {
  listOpen: route({
    tag: 'Campaigns',
    caller: 'anyone',
    method: 'GET',
    path: '/companies/{publicId}/campaigns',
    summary: 'List the open campaigns of a company',
    description: 'Lists the open campaigns of a company whose page you may open, newest first, 20 per page.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(companyPublicId.extend({ cursor: cursorSchema }))
    .output(pageOf(openCampaignSchema, OPEN_CAMPAIGNS_PAGE_SIZE)),
};
