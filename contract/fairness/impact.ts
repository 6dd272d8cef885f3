import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { RACES, SEXES } from '../values/categories.ts';

const intervalSchema = z.object({ low: z.number(), high: z.number() });

const impactGroupSchema = z
  .object({
    sex: z.enum(SEXES).nullable().describe('Null in the table by race and ethnicity.'),
    race: z.enum(RACES).nullable().describe('Null in the table by sex.'),
    counts: z
      .object({ applicants: z.int(), selected: z.int(), rate: z.number(), rateInterval: intervalSchema })
      .nullable()
      .describe('Null if the group is held back because a group is too small.'),
    isExcluded: z.boolean().describe('Less than 2% of the data, so it has no ratio.'),
    ratio: z.number().nullable().describe('The rate divided by the highest rate of the table.'),
    ratioInterval: intervalSchema.nullable().describe('95%. Null for the group with the highest rate.'),
  })
  .meta({ id: 'ImpactGroup', description: 'A group with its rate and impact ratio.' });
export type ImpactGroup = z.infer<typeof impactGroupSchema>;

const impactTableSchema = z.array(impactGroupSchema);
const impactTablesSchema = z.object({ sex: impactTableSchema, race: impactTableSchema, both: impactTableSchema });
export type ImpactTables = z.infer<typeof impactTablesSchema>;

const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'invalid');

const impactReportSchema = z
  .object({
    month: monthSchema,
    computedAt: z.iso.datetime(),
    scorer: z.string(),
    campaigns: z.int().describe('Open campaigns that were matched.'),
    applicants: z.int().describe('Talent with a live position.'),
    unknown: z.int().describe('Talent among them who have not declared both sex and race or ethnicity.'),
    medianScore: z.number().describe("The median of everybody's best match score."),
    tables: z.object({ selection: impactTablesSchema, scoring: impactTablesSchema }),
  })
  .meta({
    id: 'ImpactReport',
    description: 'Impact ratios of campaign matches, with the columns of NYC Local Law 144.',
  });
export type ImpactReport = z.infer<typeof impactReportSchema>;

const own = { tag: 'Administration', caller: 'admin', method: 'GET' } as const;

export const impact = {
  getImpact: route({
    ...own,
    path: '/admin/impact',
    summary: 'Retrieve impact ratios',
    description: 'Returns the report of a month, or the newest one, and the months before and after it.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ month: monthSchema.optional() }))
    .output(
      z.object({
        report: impactReportSchema.nullable().describe('Null before the first report.'),
        sha256: z.string().nullable().describe('The hash of the report that audit records name.'),
        earlier: monthSchema.nullable(),
        later: monthSchema.nullable(),
      }),
    ),
  exportImpact: route({
    ...own,
    path: '/admin/impact/{month}/csv',
    summary: 'Export impact ratios',
    description: 'Returns the tables of a month as a CSV file.',
    limit: LIMITS.mail,
    errors: ['not_found'],
  })
    .input(z.object({ month: monthSchema }))
    .output(z.file()),
};
