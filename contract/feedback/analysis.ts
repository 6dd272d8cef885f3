import { z } from 'zod';
import {
  BAND_SOURCES,
  INSUFFICIENCIES,
  PART_NAMES,
  PART_UNITS,
  PICTURE_ADVICE,
  SCORE_NAMES,
  TRANSCRIPT_SOURCES,
} from '../values/feedback.ts';
import { MAX_VIDEO_SECONDS } from '../values/limits.ts';

const SECONDS_MAX = MAX_VIDEO_SECONDS + 2;
/** Characters of one text that a model wrote. */
export const REVIEW_TEXT_MAX = 600;
const scoreValue = z.number().min(0).max(10).describe('0 to 10, with one decimal.');
const endpoint = z.number().nullable();
/** Two of a kind. The rest, always empty, gives OpenAPI the type of the items. */
const pair = <Of extends z.ZodType>(of: Of) => z.tuple([of, of], of);

export const scorePartSchema = z
  .object({
    name: z.enum(PART_NAMES),
    value: z.number().describe('As measured, in `unit`. Rates are divided by the syllable factor of the language.'),
    unit: z.enum(PART_UNITS),
    target: pair(endpoint).describe('Met in full from the first to the second. Null: no bound.'),
    zeroAt: pair(endpoint).describe('Below and above the target, met falls in a line to 0 here.'),
    met: z.number().min(0).max(1),
    weight: z.number().positive().describe('The weights of a score add up to 1.'),
    source: z.enum(BAND_SOURCES),
  })
  .meta({ id: 'ScorePart', description: 'A measured value and how far it meets its target band.' });
export type ScorePart = z.infer<typeof scorePartSchema>;

export const scoreSchema = z
  .object({
    value: scoreValue,
    parts: z.array(scorePartSchema).min(1).max(PART_NAMES.length),
    meanShare: z
      .number()
      .describe('The score is 10 * (meanShare * weighted mean of met + (1 - meanShare) * lowest met).'),
    cap: pair(z.number()).nullable().describe('The score is at most 10 * (first + second * lowest met). Null: no cap.'),
  })
  .meta({ id: 'DeliveryScore', description: 'A score and everything that it can be recomputed from.' });
export type DeliveryScore = z.infer<typeof scoreSchema>;

const pictureSchema = z
  .object({
    width: z.int(),
    height: z.int(),
    brightness: z.number().min(0).max(1).describe('Mean luma of sampled frames.'),
    blur: z.number().min(0).max(1).describe('0 sharp, 1 blurred. Source: Crete et al. 2007.'),
    advice: z.array(z.enum(PICTURE_ADVICE)).max(PICTURE_ADVICE.length),
  })
  .meta({ id: 'PictureQuality', description: 'How the picture looks. Advice only: it counts in no score.' });

/** What a model wrote about the transcript. It counts in no score. */
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
