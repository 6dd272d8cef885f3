import { z } from 'zod';
import {
  CALL_LANGUAGES,
  CALL_MEASURES,
  CALL_NOTICES,
  CALL_SENTIMENTS,
  CALL_SIDES,
  CALL_TYPES,
  ENGAGEMENT_LEVELS,
  FINDING_LISTS,
  SIDE_REASONS,
  TRANSCRIPT_FORMATS,
} from '../values/calls.ts';

export const callSideSchema = z.enum(CALL_SIDES);

const line = z.int().min(1).describe('The number of a transcript line, from 1.');
const atMs = z
  .int()
  .nullable()
  .describe('Milliseconds since the start of the call. Null if the transcript has no times.');

export const transcriptLineSchema = z
  .object({
    line,
    sourceLine: z.int().min(1).describe('The number of the line in the text as it was pasted.'),
    speaker: z.string().nullable(),
    side: callSideSchema,
    atMs,
    text: z.string(),
  })
  .meta({ id: 'TranscriptLine', description: 'A line of text or a cue of a transcript.' });
export type TranscriptLine = z.infer<typeof transcriptLineSchema>;

export const callEvidenceSchema = z
  .object({ line, speaker: z.string().nullable(), side: callSideSchema, quote: z.string(), atMs })
  .meta({ id: 'CallEvidence', description: 'The words that prove a finding, as they stand in the transcript.' });
export type CallEvidence = z.infer<typeof callEvidenceSchema>;

export const callFindingSchema = z
  .object({ text: z.string(), evidence: z.array(callEvidenceSchema).min(1) })
  .meta({ id: 'CallFinding', description: 'Something that was said, and the lines that prove it.' });
export type CallFinding = z.infer<typeof callFindingSchema>;

export const callActionItemSchema = callFindingSchema
  .extend({
    owner: z.string().nullable().describe('Who does it: a speaker, or a name that was said.'),
    ownerSide: callSideSchema,
    due: z.iso.date().nullable().describe('The day it is due, counted from the date of the call.'),
    dueText: z.string().nullable().describe('The words that say when.'),
  })
  .meta({ id: 'CallActionItem', description: 'Something that somebody has to do after the call.' });
export type CallActionItem = z.infer<typeof callActionItemSchema>;

const findings = z.array(callFindingSchema);
const actions = z.array(callActionItemSchema);

export const callFindingsSchema = z
  .object({
    positivePoints: findings,
    concerns: findings.describe('Objections, doubts and complaints of the buyer.'),
    featureRequests: findings,
    actionItems: actions,
    decisionMakers: findings.describe('The text is a name or a role.'),
    competitorsMentioned: findings.describe('The text is a name.'),
    pricing: findings,
    timeline: findings,
    buyingSignals: findings,
    questions: findings.describe('Questions of the buyer about the product and the deal.'),
    commitments: actions.describe('What somebody promised; action items are the promises and requests with a task.'),
    nextSteps: findings.describe('What both sides agreed to do next.'),
  })
  .meta({ id: 'CallFindings', description: 'Every finding with its evidence, in the order of the call.' });
export type CallFindings = z.infer<typeof callFindingsSchema>;

export const callSpeakerSchema = z
  .object({
    name: z.string(),
    side: callSideSchema,
    reason: z.enum(SIDE_REASONS).describe('The strongest reason for this side.'),
    reasonLine: line.nullable().describe('The line that the reason was found in.'),
    turns: z.int(),
    words: z.int(),
    share: z.number().describe('Part of all words, 0 to 1.'),
  })
  .meta({ id: 'CallSpeaker', description: 'A speaker of a call.' });
export type CallSpeaker = z.infer<typeof callSpeakerSchema>;

export const callMeasureSchema = z
  .object({
    name: z.enum(CALL_MEASURES),
    value: z.union([z.number(), z.literal('not_enough_evidence')]),
    unit: z.enum(['ratio', 'seconds', 'switches_per_hour', 'questions_per_hour']),
    norm: z.object({ from: z.number(), to: z.number() }).describe('The usual range for this type of call.'),
    fit: z.enum(['within', 'below', 'above']).nullable(),
    basis: z
      .enum(['times', 'words'])
      .nullable()
      .describe('Words stand in for time where the transcript has no end times.'),
    source: z.object({ title: z.string(), url: z.url() }),
    line: line.nullable().describe('Where to look: the start of the longest monologue or of the longest wait.'),
  })
  .meta({ id: 'CallMeasure', description: 'A measure of how a call was held, beside the usual range.' });
export type CallMeasureResult = z.infer<typeof callMeasureSchema>;

export const callSentimentPointSchema = z
  .object({
    line,
    toLine: line,
    atMs,
    balance: z.number().min(-1).max(1),
    positive: z.int().describe('Positive sentences of the buyer, or of everybody where no side is known.'),
    negative: z.int(),
    quote: z.string().nullable().describe('The strongest sentence of this part of the call.'),
    quoteLine: line.nullable(),
  })
  .meta({ id: 'CallSentimentPoint', description: 'The sentiment of one part of a call.' });
export type CallSentimentPoint = z.infer<typeof callSentimentPointSchema>;

export const callAnalysisSchema = z
  .object({
    sentiment: z.enum(CALL_SENTIMENTS).nullable().describe('Null if nobody could read the language of the call.'),
    engagementLevel: z
      .enum(ENGAGEMENT_LEVELS)
      .nullable()
      .describe('Null if nobody could read the language of the call.'),
    summary: z.string().describe('In the language that was asked for; quotes are in the language of the call.'),
    positivePoints: z.array(z.string()),
    concerns: z.array(z.string()),
    featureRequests: z.array(z.string()),
    actionItems: z.array(z.string()),
    decisionMakers: z.array(z.string()),
    competitorsMentioned: z.array(z.string()),
    pricingDiscussion: z.string().describe('Empty if nobody talked about the price.'),
    timelineExpectations: z.string().describe('Empty if nobody said when.'),
    keyInsights: z.array(z.string()).describe('In the same language as the summary.'),
    findings: callFindingsSchema,
    counts: z.record(z.enum(FINDING_LISTS), z.int()).describe('How many were found; the lists have a maximum length.'),
    sentimentOverTime: z.array(callSentimentPointSchema),
    speakers: z.array(callSpeakerSchema),
    measures: z.array(callMeasureSchema),
    lines: z.array(transcriptLineSchema),
    durationMs: z.int().nullable(),
    words: z.int(),
    language: z.enum([...CALL_LANGUAGES, 'other']),
    format: z.enum(TRANSCRIPT_FORMATS),
    notices: z.array(z.enum(CALL_NOTICES)),
    analyst: z.object({
      name: z.enum(['local', 'model']),
      version: z.string(),
      fallback: z.boolean().describe('The model did not answer, so the local analyst did.'),
    }),
  })
  .meta({ id: 'CallAnalysis', description: 'What a call transcript says, each finding with the lines that prove it.' });
export type CallAnalysis = z.infer<typeof callAnalysisSchema>;

export const textLanguageSchema = z
  .enum(CALL_LANGUAGES)
  .optional()
  .describe("The language of the summary and the insights. The call's own unless given.");

/** The input of the engine. Side corrections name speakers exactly as the result does. */
export const callRequestSchema = z.object({
  transcript: z.string(),
  callType: z.enum(CALL_TYPES),
  callDate: z.iso.date(),
  textLanguage: textLanguageSchema,
  sides: z.array(z.object({ speaker: z.string(), side: callSideSchema })).optional(),
});
export type CallRequest = z.infer<typeof callRequestSchema>;
