import { z } from 'zod';
import type { Limits } from './limits.ts';
import { refusalCodes } from './refused.ts';
import { MOST_STRETCHES } from './speech.ts';
import type { Container } from './sniff.ts';

export const mediaSteps = ['inspect', 'transcode', 'poster', 'preview'] as const;
export type MediaStep = (typeof mediaSteps)[number];

/** What the parent asks of the child. The upload itself is descriptor 0: the child never learns its path. */
export interface Job {
  container: Container;
  /** null: measure only. */
  outputDir: string | null;
  limits: Limits;
}

const mediaInfo = z.object({
  durationMs: z.number().int().nonnegative(),
  /** As shown: after rotation. */
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
      /** Where somebody speaks: [fromMs, toMs). */
      speech: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])).max(MOST_STRETCHES),
    })
    .nullable(),
});
export type ChildResult = z.infer<typeof childResult>;

/**
 * What the child may say. It has read hostile bytes, so the parent believes nothing outside this shape.
 * `failed` is our fault (a full disk), `refused` the file's.
 */
export const childMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), step: z.enum(mediaSteps), fraction: z.number().min(0).max(1) }),
  z.object({ type: z.literal('done'), result: childResult }),
  z.object({ type: z.literal('refused'), code: z.enum(refusalCodes), detail: z.string().max(2000) }),
  z.object({ type: z.literal('failed'), detail: z.string().max(4000) }),
]);
export type ChildMessage = z.infer<typeof childMessage>;
