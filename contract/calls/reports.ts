import { z } from 'zod';
import { ANALYSIS_STAGES, CALL_FAILURES, CALL_SENTIMENTS, CALL_SPEAKERS_MAX, CALL_TYPES } from '../values/calls.ts';
import { callAnalysisSchema } from './analysis.ts';

export const callReportSchema = callAnalysisSchema
  .omit({ lines: true })
  .extend({
    callId: z.uuid(),
    callType: z.enum(CALL_TYPES),
    callDate: z.iso.date(),
    createdAt: z.iso.datetime(),
    lineCount: z.int(),
  })
  .meta({ id: 'CallReport', description: 'A stored analysis. Its transcript is read by lines.' });
export type CallReport = z.infer<typeof callReportSchema>;

export const callAnswerSchema = z
  .discriminatedUnion('success', [
    z.object({ success: z.literal(true), analysis: callReportSchema, error: z.null() }),
    z.object({
      success: z.literal(false),
      analysis: z.null(),
      error: z.string().describe('Why there is no analysis, in English.'),
      problem: z.enum(CALL_FAILURES),
    }),
  ])
  .meta({ id: 'CallAnswer', description: 'An analysis, or why there is none.' });
export type CallAnswer = z.infer<typeof callAnswerSchema>;

export const callProgressSchema = z
  .object({ stage: z.enum(ANALYSIS_STAGES), done: z.number().min(0).max(1).describe('Over all stages.') })
  .meta({ id: 'CallProgress', description: 'How far an analysis is.' });
export type CallProgress = z.infer<typeof callProgressSchema>;

export const storedCallSchema = z
  .object({
    callId: z.uuid(),
    callType: z.enum(CALL_TYPES),
    callDate: z.iso.date(),
    createdAt: z.iso.datetime(),
    sentiment: z.enum(CALL_SENTIMENTS).nullable(),
    speakers: z.array(z.string()).describe(`At most ${CALL_SPEAKERS_MAX}, those who spoke most.`),
    summary: z.string(),
  })
  .meta({ id: 'StoredCall', description: 'An analysis in the history.' });
export type StoredCall = z.infer<typeof storedCallSchema>;
