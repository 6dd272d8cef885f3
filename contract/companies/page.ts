import { z } from 'zod';
import { companyProfileSchema } from '../companies.ts';
import { LIMITS, route } from '../route.ts';

export const companyPageSchema = z
  .object({
    publicId: z.string(),
    companyName: z.string(),
    logoUrl: z.string().nullable(),
    isVerified: z.boolean(),
    domain: z.string().nullable().describe('The host of the website.'),
    website: z.string().nullable(),
    industry: z.string().nullable(),
    location: z.string().describe('City and country, in English.'),
    city: z.string(),
    country: z.string(),
    about: z.string().nullable(),
    isPublished: z.boolean().describe('Everyone may open the page. Otherwise only talent who have met the company.'),
    isOwn: z.boolean().describe('The page is that of your company.'),
  })
  .meta({ id: 'CompanyPage', description: 'A company as talent see it.' });
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const companyPublicId = z.object({ publicId: z.string().regex(/^[0-9a-f]{12}$/, 'invalid') });
export const companyPages = {
  publishPage: route({
    tag: 'Companies',
    caller: 'company',
    method: 'PUT',
    path: '/company/page',
    summary: 'Publish or withdraw your company page',
    description: 'Opens the page of your company to everyone and to search engines, or only to talent you have met.',
    limit: LIMITS.write,
    errors: ['email_not_confirmed'],
  })
    .input(z.object({ isPublished: z.boolean() }))
    .output(companyProfileSchema),
  getPage: route({
    tag: 'Companies',
    caller: 'anyone',
    method: 'GET',
    path: '/companies/{publicId}',
    limit: LIMITS.read,
    summary: 'Retrieve the page of a company',
    description: 'Returns a company that has published its page, or that you have met as talent.',
    errors: ['not_found'],
  })
    .input(companyPublicId)
    .output(companyPageSchema),
};
