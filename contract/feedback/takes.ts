import { z } from 'zod';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import {
  ANALYSIS_STEPS,
  CONTEST_STATES,
  CONTESTS_SHOWN,
  FEEDBACK_STATUSES,
  SCORE_NAMES,
  TAKES_PAGE_SIZE,
} from '../values/feedback.ts';
import { ownVideoSchema, videoFailureSchema } from '../videos/own-video.ts';
import { startUploadSchema } from '../videos/videos.ts';
import { agreement } from './agreement.ts';
import { analysisSchema } from './analysis.ts';

export const languageSchema = z.string().regex(/^[a-z]{2,3}$/, 'invalid');

/** 0 to 10, with one decimal. */
export const scoresSchema = z.object({ communication: z.number(), confidence: z.number(), clarity: z.number() });

const feedbackSchema = z
  .object({
    status: z.enum(FEEDBACK_STATUSES),
    step: z.enum(ANALYSIS_STEPS).nullable(),
    progressPercent: z.int().min(0).max(100),
    failure: videoFailureSchema.nullable(),
    scores: scoresSchema.nullable(),
    analyst: z.string().nullable().describe('The name of what made the result.'),
    version: z.string().nullable(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TakeFeedback', description: 'How far the analysis of a take is, and its scores.' });

export const takeSchema = z
  .object({
    video: ownVideoSchema,
    position: z
      .object({ id: z.uuid(), title: z.string() })
      .nullable()
      .describe('Null: a practice take, which only its owner can see.'),
    language: languageSchema.describe('The language that is spoken, as ISO 639-1.'),
    feedback: feedbackSchema.nullable().describe('Null until an analysis was asked for.'),
  })
  .meta({ id: 'Take', description: 'A recording of yours with its analysis.' });
export type Take = z.infer<typeof takeSchema>;

const contestSchema = z
  .object({
    id: z.uuid(),
    score: z.enum(SCORE_NAMES),
    value: z.number().describe('The score as it was when it was contested.'),
    reason: z.string(),
    state: z.enum(CONTEST_STATES),
    answer: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Contest', description: 'A score that you doubt, and what an admin decided.' });
export type Contest = z.infer<typeof contestSchema>;

const analyzedTakeSchema = takeSchema
  .extend({ analysis: analysisSchema.nullable(), contests: z.array(contestSchema).max(CONTESTS_SHOWN) })
  .meta({ id: 'AnalyzedTake', description: 'A take with everything that was measured.' });
export type AnalyzedTake = z.infer<typeof analyzedTakeSchema>;

const own = { tag: 'AI feedback', caller: 'talent' } as const;
const ofTake = { ...own, errors: ['not_found'] } as const;
const videoId = z.object({ videoId: z.uuid() });

export const takes = {
  ...agreement,
  listTakes: route({
    ...own,
    method: 'GET',
    path: '/feedback/takes',
    summary: 'List your takes',
    description: 'Lists your practice takes and your positions’ videos, newest first.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(takeSchema, TAKES_PAGE_SIZE)),
  getTake: route({
    ...ofTake,
    method: 'GET',
    path: '/feedback/takes/{videoId}',
    summary: 'Retrieve a take',
    description: 'Returns one of your takes with everything that was measured.',
    limit: LIMITS.read,
  })
    .input(videoId)
    .output(analyzedTakeSchema),
  startPractice: route({
    ...own,
    method: 'POST',
    path: '/feedback/takes',
    summary: 'Start a practice take',
    description:
      'Creates a practice take, which only you can see. Then upload the file to `uploadUrl` with the tus protocol. Answers `conflict` once you have 20.',
    limit: LIMITS.write,
    errors: ['conflict'],
  })
    .input(startUploadSchema.omit({ positionId: true }).extend({ language: languageSchema }))
    .output(ownVideoSchema),
  analyzeTake: route({
    ...ofTake,
    method: 'POST',
    path: '/feedback/takes/{videoId}/analysis',
    summary: 'Analyze a take',
    description: 'Queues the analysis of one of your takes that is ready, unless it already has a result.',
    limit: LIMITS.analysis,
    errors: ['not_found', 'agreement_needed'],
  })
    .input(videoId)
    .output(takeSchema),
  publishTake: route({
    ...ofTake,
    method: 'POST',
    path: '/feedback/takes/{videoId}/publish',
    summary: 'Publish a practice take',
    description: 'Makes a practice take the video of one of your positions. It replaces the position’s video.',
    limit: LIMITS.write,
  })
    .input(videoId.extend({ positionId: z.uuid() }))
    .output(takeSchema),
};
