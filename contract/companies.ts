import { z } from 'zod';
import { countrySchema } from './fields/country.ts';
import { phoneSchema } from './accounts/fields.ts';
import {
  companyName,
  personName,
  cursorSchema,
  pageOf,
  lineSchema,
  optionalLine,
  optionalText,
  requiredLine,
} from './fields/text.ts';
import { websiteSchema } from './fields/website.ts';
import { LIMITS, route } from './route.ts';

export const COMPANIES_PAGE_SIZE = 20;
export const saveCompanySchema = z.object({
  companyName: companyName(120),
  firstName: personName(60),
  lastName: personName(60),
  description: optionalText(3000),
  website: websiteSchema.nullable(),
  phone: phoneSchema.nullable(),
  address: requiredLine(200),
  city: requiredLine(80),
  country: countrySchema,
  industry: optionalLine(80),
});

export const companyProfileSchema = saveCompanySchema
  .extend({
    website: z.string().nullable(),
    email: z.string(),
    emailVerified: z.boolean(),
    isVerified: z
      .boolean()
      .describe('The company has a verified badge: its confirmed email and website share a domain.'),
    logoUrl: z.string().nullable(),
    pageUrl: z.url().describe('The page that talent who have met the company can open.'),
    isPagePublished: z.boolean().describe('Everyone can open the page, and search engines may list it.'),
    hasClosedFirstSteps: z.boolean().describe('The dashboard no longer shows the first steps that are left.'),
  })
  .meta({ id: 'CompanyProfile', description: 'A company as it sees itself.' });
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

/** An admin's decision about the verified badge. With `auto`, email and website decide. */
export const verifiedDecisionSchema = z.enum(['yes', 'no', 'auto']);
export type VerifiedDecision = z.infer<typeof verifiedDecisionSchema>;

export const listedCompanySchema = z
  .object({
    companyId: z.uuid(),
    companyName: z.string(),
    logoUrl: z.string().nullable(),
    contactName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    website: z.string().nullable(),
    createdAt: z.iso.datetime(),
    isVerified: z.boolean().describe('The verified badge as others see it.'),
    isComputed: z.boolean().describe('The badge that email and website alone would give.'),
    decision: verifiedDecisionSchema,
    override: z
      .object({
        by: z.string().nullable().describe('Null if that account is gone or the command line was used.'),
        at: z.iso.datetime(),
      })
      .nullable()
      .describe('Who set the badge by hand, and when.'),
  })
  .meta({ id: 'ListedCompany', description: 'A company as an admin sees it.' });
export type ListedCompany = z.infer<typeof listedCompanySchema>;
const own = { tag: 'Companies', caller: 'company' } as const;
const admin = { tag: 'Administration', caller: 'admin' } as const;

export const companies = {
  getProfile: route({
    ...own,
    method: 'GET',
    path: '/company/profile',
    summary: 'Retrieve your company profile',
    description: 'Returns the profile of your company.',
    limit: LIMITS.read,
  }).output(companyProfileSchema),
  saveProfile: route({
    ...own,
    method: 'PUT',
    path: '/company/profile',
    summary: 'Update your company profile',
    description: 'Replaces the profile of your company. The verified badge is recomputed from email and website.',
    limit: LIMITS.write,
  })
    .input(saveCompanySchema)
    .output(companyProfileSchema),
  closeFirstSteps: route({
    ...own,
    method: 'DELETE',
    path: '/company/first-steps',
    summary: 'Close the first steps',
    description: 'Removes the first steps that are left from the dashboard. Closing them again succeeds.',
    limit: LIMITS.write,
  }).output(companyProfileSchema),
  listCompanies: route({
    ...admin,
    method: 'GET',
    path: '/admin/companies',
    summary: 'List companies',
    description: 'Lists companies with their verified badge, newest first. `text` is part of a name or of a domain.',
    limit: LIMITS.read,
  })
    .input(z.object({ text: lineSchema().max(120, 'too_long').default(''), cursor: cursorSchema }))
    .output(pageOf(listedCompanySchema, COMPANIES_PAGE_SIZE).extend({ total: z.int() })),
  setVerified: route({
    ...admin,
    method: 'PUT',
    path: '/admin/companies/{companyId}/verified',
    summary: 'Set the verified badge of a company',
    description: 'Grants or withholds the badge, or leaves it to email and website again.',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(z.object({ companyId: z.uuid(), decision: verifiedDecisionSchema }))
    .output(listedCompanySchema),
};
