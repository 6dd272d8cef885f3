import { z } from 'zod';
import { campaignInputSchema } from '#contract/campaigns/campaigns.ts';
import { WORK_TYPES } from '#contract/values/product.ts';

const { title, description, skills, languages } = campaignInputSchema.shape;
const euros = z.string().regex(/^\d{0,8}$/, 'amount');

/** The form's values: amounts in euros as typed; an empty string for anything not chosen. */
export const formSchema = z
  .object({
    title,
    description,
    skills,
    languages,
    location: z.string().trim().max(80, 'too_long'),
    workType: z.enum(['', ...WORK_TYPES]),
    salaryMin: euros,
    salaryMax: euros,
    startsOn: z.literal('').or(z.iso.date('date')),
  })
  .refine(({ salaryMin: least, salaryMax: most }) => least === '' || most === '' || Number(most) >= Number(least), {
    path: ['salaryMax'],
    message: 'salary',
  });
export type CampaignValues = z.infer<typeof formSchema>;
