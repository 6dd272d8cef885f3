import { z } from 'zod';
import { INT4_MAX } from './fields/numbers.ts';
import { LIMITS, route } from './route.ts';

/** AI scores of 10: low up to the first, high above the second. */
export const SCORE_BANDS = { low: 5, mid: 7 } as const;

const bandsSchema = z.object({ low: z.int(), mid: z.int(), high: z.int() });

/** The whole platform in numbers; a group of fewer than five is null. */
export const platformSchema = z.object({
  unlocks: z.int(),
  talentProfiles: z.int(),
  /** Percent: unlocks by talent profiles. */
  conversionRate: z.number(),
  conversionLevel: z.enum(['excellent', 'good', 'needs_improvement']),
  /** AI feedback that talent show: the mean of 10, and how many positions are low (5 or less), mid (6 to 7) and high. */
  feedback: z
    .object({
      positions: z.int(),
      scores: z.array(
        z.object({ name: z.enum(['communication', 'confidence', 'clarity']), average: z.number(), bands: bandsSchema }),
      ),
    })
    .nullable(),
  survey: z
    .object({
      answers: z.int(),
      /** 0 to 1: of all answers, those that report bias. */
      biasShare: z.number(),
      isAlert: z.boolean(),
      preferred: z.object({ standard: z.int(), blind: z.int(), same: z.int() }),
    })
    .nullable(),
});

export type Platform = z.infer<typeof platformSchema>;

export const analytics = {
  recordView: route({
    method: 'POST',
    path: '/analytics/views',
    summary: 'A play by this company; counted once per position and UTC day, from three seconds on',
    tag: 'Analytics',
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(z.object({ positionId: z.uuid(), playedMs: z.int().min(0).max(INT4_MAX) }))
    .output(z.object({ isCounted: z.boolean() })),
  readPlatform: route({
    method: 'GET',
    path: '/analytics/platform',
    summary: 'The whole platform in numbers: conversion, AI feedback, bias surveys',
    tag: 'Analytics',
    caller: 'company',
    limit: LIMITS.read,
  }).output(platformSchema),
};
