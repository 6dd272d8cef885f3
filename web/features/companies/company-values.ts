import { z } from 'zod';
import { type CompanyProfile, saveCompanySchema } from '#contract/companies.ts';

const fields = saveCompanySchema.shape;

export const formSchema = saveCompanySchema.extend({
  description: z.string().trim().max(3000, 'too_long'),
  industry: z.string().trim().max(80, 'too_long'),
  website: z.literal('').or(fields.website.unwrap()),
  phone: z.literal('').or(fields.phone.unwrap()),
});

export type Values = z.infer<typeof formSchema>;

export const valuesOf = (profile: CompanyProfile): Values => ({
  companyName: profile.companyName,
  firstName: profile.firstName,
  lastName: profile.lastName,
  address: profile.address,
  city: profile.city,
  country: profile.country,
  description: profile.description ?? '',
  industry: profile.industry ?? '',
  website: profile.website ?? '',
  phone: profile.phone ?? '',
});
