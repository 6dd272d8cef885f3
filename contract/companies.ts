import { z } from 'zod';
import { phoneSchema, requiredText } from './accounts.ts';
import { LIMITS, route } from './route.ts';

const optional = (max: number) => z.string().trim().max(max, 'too_long').nullable();

export const saveCompanySchema = z.object({
  companyName: requiredText(120),
  firstName: requiredText(60),
  lastName: requiredText(60),
  description: optional(3000),
  website: z
    .url({ protocol: /^https?$/, error: 'url' })
    .max(300, 'too_long')
    .nullable(),
  phone: phoneSchema.nullable(),
  address: requiredText(200),
  city: requiredText(80),
  country: requiredText(80),
  industry: optional(80),
});

export const companyProfileSchema = saveCompanySchema.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The tick: the confirmed email and the website are of one domain. */
  isVerified: z.boolean(),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

const own = { tag: 'Companies', caller: 'company' } as const;

export const companies = {
  getProfile: route({
    ...own,
    method: 'GET',
    path: '/company/profile',
    summary: 'The own company profile',
    limit: LIMITS.read,
  }).output(companyProfileSchema),
  saveProfile: route({
    ...own,
    method: 'PUT',
    path: '/company/profile',
    summary: 'Save the own company profile; the verified tick follows email and website',
    limit: LIMITS.write,
  })
    .input(saveCompanySchema)
    .output(companyProfileSchema),
};
