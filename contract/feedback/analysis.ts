import { z } from 'zod';
import { INSUFFICIENCIES, PART_NAMES, PICTURE_ADVICE, SCORE_NAMES, TRANSCRIPT_SOURCES } from '../values/feedback.ts';
import { MAX_VIDEO_SECONDS } from '../values/limits.ts';
import { scoreValue, scoreSchema } from './delivery-score.ts';

const SECONDS_MAX = MAX_VIDEO_SECONDS + 2;
/** Maximum characters of one model-written text. */
export const REVIEW_TEXT_MAX = 600;

const pictureSchema = z
  .object({
    width: z.int(),
    height: z.int(),
    brightness: z.number().min(0).max(1).describe('Mean luma of sampled frames.'),
    blur: z.number().min(0).max(1).describe('0 sharp, 1 blurred. Source: Crete et al. 2007.'),
    advice: z.array(z.enum(PICTURE_ADVICE)).max(PICTURE_ADVICE.length),
  })
  .meta({ id: 'PictureQuality', description: 'How the picture looks. Advice only: it counts in no score.' });

/** The model's comments on the transcript. They affect no score. */
export const reviewSchema = z
  .object({
    structure: scoreValue,
    wording: scoreValue,
    summary: z.string().max(REVIEW_TEXT_MAX),
    strengths: z.array(z.string().max(REVIEW_TEXT_MAX)).max(3),
    suggestions: z
      .array(
        z.object({
          quote: z.string().max(REVIEW_TEXT_MAX).describe('Words of the transcript.'),
          text: z.string().max(REVIEW_TEXT_MAX),
        }),
      )
      .max(3),
  })
  .meta({ id: 'TranscriptReview', description: "A language model's comments on the words. They count in no score." });
export type Review = z.infer<typeof reviewSchema>;

const wordsSchema = z
  .object({
    transcriptSource: z.enum(TRANSCRIPT_SOURCES),
    count: z.int(),
    fillers: z.array(z.object({ word: z.string().max(40), count: z.int() })).max(20),
    fillersPerMinute: z.number(),
    structure: z.object({
      sentences: z.int(),
      longestSentence: z.int().describe('In words.'),
      hasIntroduction: z.boolean(),
      hasNumbers: z.boolean().describe('A result in numbers is named.'),
      hasClosing: z.boolean().describe('The last sentences address the viewer or name a next step.'),
    }),
    review: reviewSchema.nullable(),
  })
  .meta({ id: 'TakeWords', description: 'What the transcript shows. It counts in no score.' });
export type TakeWords = z.infer<typeof wordsSchema>;

const perSecond = z.array(z.number()).max(SECONDS_MAX);
const everyAnalysis = {
  analyst: z.object({
    name: z.enum(['local', 'model']),
    version: z.string().max(160),
    isFallback: z.boolean().describe('The model was asked and gave no usable answer, so this is the local result.'),
  }),
  language: z.string().max(12).describe('ISO 639-1.'),
  syllableFactor: z
    .number()
    .nullable()
    .describe('How much faster than English the language is. Null: unknown, 1 is used.'),
  durationMs: z.int().nonnegative(),
  speechMs: z.int().nonnegative(),
  syllables: z.int().nonnegative(),
  pauses: z.array(z.object({ fromMs: z.int(), toMs: z.int() })).max(500),
  curves: z.object({
    pace: perSecond.describe('Syllables in each second.'),
    loudness: perSecond.describe('dBFS of each second, from -100.'),
  }),
  waveform: z.object({ stepMs: z.int().positive(), peaks: z.array(z.number().min(0).max(1)).max(SECONDS_MAX * 10) }),
  picture: pictureSchema.nullable().describe('Null: there is no picture.'),
  words: wordsSchema.nullable().describe('Null: there is no transcript.'),
};

export const analysisSchema = z
  .discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('scored'),
      ...everyAnalysis,
      scores: z.record(z.enum(SCORE_NAMES), scoreSchema),
      advice: z
        .object({ part: z.enum(PART_NAMES), change: z.enum(['raise', 'lower']) })
        .nullable()
        .describe('The part that is met least, and which way to move it. Null: every part is met.'),
    }),
    z.object({ outcome: z.literal('insufficient_speech'), ...everyAnalysis, reason: z.enum(INSUFFICIENCIES) }),
  ])
  .meta({ id: 'TakeAnalysis', description: 'How a take was delivered, or why that can’t be told.' });
export type Analysis = z.infer<typeof analysisSchema>;
export type ScoredAnalysis = Extract<Analysis, { outcome: 'scored' }>;
