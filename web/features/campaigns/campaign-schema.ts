import { z } from 'zod';
import { campaignInputSchema } from '#contract/campaigns/campaigns.ts';
import { dayOf } from '#web/lib/dates.ts';
import { isEuros, minorOf } from '#web/lib/forms/euros.ts';
import { WORK_TYPES } from '#contract/values/product.ts';

const { title, description, skills, languages } = campaignInputSchema.shape;
const euros = z.string().refine(isEuros, 'amount');

/**
 * The form's values: amounts as typed; an empty string for anything not selected.
 * @param kept the campaign's current date, which is valid even in the past
 */
export const formSchema = (kept: string | null) =>
  z
    .object({
      title,
      description,
      skills,
      languages,
      location: z.string().trim().max(80, 'too_long'),
      workType: z.enum(['', ...WORK_TYPES]),
      salaryMin: euros,
      salaryMax: euros,
      startsOn: z
        .literal('')
        .or(z.iso.date('date'))
        .refine((day) => day === '' || day === kept || day >= dayOf(new Date()), 'past_date'),
    })
    .refine(({ salaryMin, salaryMax }) => (minorOf(salaryMin) ?? 0) <= (minorOf(salaryMax) ?? Infinity), {
      path: ['salaryMax'],
      message: 'salary',
    });
export type CampaignValues = z.infer<ReturnType<typeof formSchema>>;
