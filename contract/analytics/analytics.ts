import { z } from 'zod';
import { INT4_MAX } from '../fields/numbers.ts';
import { LIMITS, route } from '../route.ts';

const bandsSchema = z
  .object({ low: z.int(), mid: z.int(), high: z.int() })
  .meta({ id: 'ScoreBands', description: 'How many positions score at most 5, at most 7, and more than 7.' });

export const platformSchema = z
  .object({
    unlocks: z.int(),
    talentProfiles: z.int(),
    conversionRate: z.number().describe('Unlocks per talent profile, in percent.'),
    conversionLevel: z.enum(['excellent', 'good', 'needs_improvement']),
    feedback: z
      .object({
        positions: z.int(),
        scores: z.array(
          z.object({
            name: z.enum(['communication', 'confidence', 'clarity']),
            average: z.number().describe('Out of 10.'),
            bands: bandsSchema,
          }),
        ),
      })
      .nullable()
      .describe('The AI feedback that talents share.'),
    survey: z
      .object({
        answers: z.int(),
        biasShare: z.number().describe('The share of answers that report bias, from 0 to 1.'),
        isAlert: z.boolean(),
        preferred: z.object({ standard: z.int(), blind: z.int(), same: z.int() }),
      })
      .nullable(),
    calls: z
      .object({
        analyzed: z.int(),
        sentiments: z.object({ positive: z.int(), neutral: z.int(), negative: z.int(), mixed: z.int() }),
      })
      .nullable()
      .describe('How the buyers of analyzed calls felt.'),
  })
  .meta({
    id: 'PlatformStatistics',
    description: 'The whole platform in numbers. Groups of fewer than five are null.',
  });
export type Platform = z.infer<typeof platformSchema>;

const own = { tag: 'Analytics', caller: 'company', limit: LIMITS.read } as const;

export const analytics = {
  recordView: route({
    ...own,
    method: 'POST',
    path: '/analytics/views',
    summary: 'Record a view',
    description:
      'Records a play of at least three seconds. A position counts once per company and UTC day. An unlock is a view, too.',
    errors: ['not_found'],
  })
    .input(
      z.object({
        positionId: z.uuid(),
        playedMs: z.int().min(0).max(INT4_MAX),
        campaignId: z.uuid().optional().describe('The campaign of yours from which the video was opened.'),
      }),
    )
    .output(z.object({ isCounted: z.boolean() })),
  readPlatform: route({
    ...own,
    scope: 'analytics:read',
    method: 'GET',
    path: '/analytics/platform',
    summary: 'Retrieve platform statistics',
    description: 'Returns conversion, AI feedback and bias surveys of the whole platform.',
  }).output(platformSchema),
};
