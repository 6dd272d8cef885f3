import { z } from 'zod';
import { moneySchema, queryInt } from '../fields/numbers.ts';
import { cursorSchema, pageOf, timeZoneSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { ANALYTICS_PERIODS } from '../values/product.ts';

export const EVENTS_PAGE_SIZE = 50;
export const LONGEST_LIST = 20;
export type Period = (typeof ANALYTICS_PERIODS)[number];

const counts = { views: z.int(), unlocks: z.int() };

export const companyAnalyticsSchema = z
  .object({
    plan: z.enum(['free', 'premium']),
    timeZone: z
      .string()
      .nullable()
      .describe('IANA name of the zone that days are counted in; null until chosen, which is UTC.'),
    ...counts,
    conversionRate: z.number().describe('Unlocks per view, in percent.'),
    conversionLevel: z.enum(['excellent', 'good', 'needs_improvement']),
    estimatedRevenue: moneySchema.describe('An estimate: a fixed amount for each unlock.'),
    paid: z
      .array(moneySchema)
      .max(LONGEST_LIST)
      .describe('What you really paid, refunds taken off: one amount for each currency. XTS is test money.'),
    days: z
      .array(z.object({ day: z.iso.date(), ...counts }))
      .max(Math.max(...ANALYTICS_PERIODS))
      .describe('Every day of the period, oldest first.'),
    titles: z
      .array(z.object({ positionTitle: z.string(), ...counts }))
      .max(LONGEST_LIST)
      .describe('Up to 20 titles, most views first.'),
    campaigns: z
      .array(z.object({ campaignId: z.uuid(), title: z.string(), ...counts }))
      .max(LONGEST_LIST)
      .describe(
        'Up to 20 campaigns, most views first. A view counts for the campaign from which the video was opened.',
      ),
  })
  .meta({ id: 'CompanyAnalytics', description: 'Views and unlocks of one company.' });
export type CompanyAnalytics = z.infer<typeof companyAnalyticsSchema>;

export const companyEventSchema = z
  .object({
    id: z.string(),
    type: z.enum(['view', 'unlock']),
    talentName: z
      .string()
      .nullable()
      .describe(
        'In full once unlocked, until then given name and initial; null when you can’t find the talent any more.',
      ),
    positionTitle: z.string(),
    campaignTitle: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CompanyEvent', description: 'A view or an unlock by your company.' });
export type CompanyEvent = z.infer<typeof companyEventSchema>;

const own = { tag: 'Analytics', caller: 'company', limit: LIMITS.read } as const;
const period = z.object({
  days: queryInt(1, 90)
    .refine((days): days is Period => ANALYTICS_PERIODS.some((known) => known === days), 'invalid')
    .default(ANALYTICS_PERIODS[0])
    .describe('7, 30 or 90. More than 7 requires Premium.'),
});

export const companyAnalytics = {
  readCompany: route({
    ...own,
    method: 'GET',
    path: '/analytics/company',
    summary: 'Retrieve your analytics',
    description: 'Returns your company’s views and unlocks by day, position title and campaign.',
    errors: ['plan_limit'],
  })
    .input(period)
    .output(companyAnalyticsSchema),
  listCompanyEvents: route({
    ...own,
    method: 'GET',
    path: '/analytics/company/events',
    summary: 'List your events',
    description: 'Lists your company’s views and unlocks of the period, newest first.',
    errors: ['plan_limit'],
  })
    .input(period.extend({ cursor: cursorSchema }))
    .output(pageOf(companyEventSchema, EVENTS_PAGE_SIZE)),
  exportCompanyDays: route({
    ...own,
    method: 'GET',
    path: '/analytics/company/days.csv',
    summary: 'Export your analytics',
    description: 'Returns views and unlocks by day, position title and campaign as a CSV file. Requires Premium.',
    limit: LIMITS.write,
    errors: ['plan_limit'],
  })
    .input(period)
    .output(z.file()),
  setTimeZone: route({
    ...own,
    method: 'PUT',
    path: '/analytics/time-zone',
    summary: 'Set your time zone',
    description: 'Sets the time zone in which days are counted. Figures are counted again.',
    limit: LIMITS.write,
  })
    .input(
      z.object({
        timeZone: timeZoneSchema.describe('IANA name.'),
      }),
    )
    .output(z.object({})),
};
