import { type VideoFailure, videoFailureSchema } from '#contract/videos/own-video.ts';
import { z } from 'zod';
import type { Limits } from '../limits.ts';
import { MAX_INTERVALS } from '../encode/speech.ts';

/** Why a file can't become a video. Each code has a sentence for the talent. */
export const refusalCodes = videoFailureSchema.options;
export type RefusalCode = VideoFailure;

/** The file is at fault, not the server: the same bytes will be refused again. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  readonly code: RefusalCode;
  /** For the log only. */
  readonly detail: string;

  constructor(code: RefusalCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

export type Container = 'mp4' | 'mov' | 'webm' | 'matroska' | 'avi';

export const mediaSteps = ['inspect', 'transcode', 'poster', 'preview'] as const;
export type MediaStep = (typeof mediaSteps)[number];

/** The parent's request. The upload is descriptor 0; the child never learns its path. */
export interface Job {
  container: Container;
  /** null: measure only. */
  outputDir: string | null;
  limits: Limits;
}

const mediaInfo = z.object({
  durationMs: z.number().int().nonnegative(),
  /** After rotation. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  hasAudio: z.boolean(),
  container: z.enum(['mp4', 'mov', 'webm', 'matroska', 'avi']),
});
export type MediaInfo = z.infer<typeof mediaInfo>;

export const childResult = z.object({
  source: mediaInfo,
  processed: z
    .object({
      info: mediaInfo,
      loudnessLufs: z.number().nullable(),
      /** The parts with speech: [fromMs, toMs). */
      speech: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])).max(MAX_INTERVALS),
    })
    .nullable(),
});
export type ChildResult = z.infer<typeof childResult>;

/**
 * A child's messages. It has read hostile bytes, so the parent validates each one. `failed` is our fault, e.g. a full disk;
 * `refused` is the file's.
 */
export const childMessageOf = <Step extends string, Result>(steps: readonly Step[], result: z.ZodType<Result>) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), step: z.enum(steps), fraction: z.number().min(0).max(1) }),
    z.object({ type: z.literal('done'), result }),
    z.object({ type: z.literal('refused'), code: z.enum(refusalCodes), detail: z.string().max(2000) }),
    z.object({ type: z.literal('failed'), detail: z.string().max(4000) }),
  ]);
export type ChildMessage<Step, Result> =
  | { type: 'progress'; step: Step; fraction: number }
  | { type: 'done'; result: Result }
  | { type: 'refused'; code: RefusalCode; detail: string }
  | { type: 'failed'; detail: string };
