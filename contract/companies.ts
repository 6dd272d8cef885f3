import { z } from 'zod';
import { phoneSchema } from './accounts/fields.ts';
import { companyName, personName } from './fields/names.ts';
import { cursorSchema, lineSchema, optionalLine, optionalText, requiredLine } from './fields/text.ts';
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
  country: requiredLine(80),
  industry: optionalLine(80),
});

export const companyProfileSchema = saveCompanySchema.extend({
  website: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The tick: the confirmed email and the website are of one domain. */
  isVerified: z.boolean(),
});

export type CompanyProfile = z.infer<typeof companyProfileSchema>;

const own = { tag: 'Companies', caller: 'company' } as const;

/** An admin's word about the tick: yes, no, or what email and website say. */
export const verifiedDecisionSchema = z.enum(['yes', 'no', 'auto']);

export type VerifiedDecision = z.infer<typeof verifiedDecisionSchema>;

/** A company as an admin sees it. */
export const listedCompanySchema = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  website: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The tick as others see it. */
  isVerified: z.boolean(),
  /** What email and website say by themselves. */
  isComputed: z.boolean(),
  tick: verifiedDecisionSchema,
  /** Who set the tick by hand, and when; `by` is null where that account is gone, or the command line did it. */
  override: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});

export type ListedCompany = z.infer<typeof listedCompanySchema>;

const admin = { tag: 'Admin', caller: 'admin' } as const;

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
  listCompanies: route({
    ...admin,
    method: 'GET',
    path: '/admin/companies',
    summary:
      'Every company with its verified tick, newest first; by part of its name, or of the domain of email or website',
    limit: LIMITS.read,
  })
    .input(z.object({ text: lineSchema().max(120, 'too_long').default(''), cursor: cursorSchema }))
    .output(z.object({ items: z.array(listedCompanySchema), nextCursor: z.string().nullable(), total: z.int() })),
  setVerified: route({
    ...admin,
    method: 'PUT',
    path: '/admin/companies/{companyId}/verified',
    summary: 'Set the verified tick of a company by hand, or leave it to email and website again',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(z.object({ companyId: z.uuid(), tick: verifiedDecisionSchema }))
    .output(listedCompanySchema),
};
