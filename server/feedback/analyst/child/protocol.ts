import { z } from 'zod';
import { ANALYSIS_STEPS, INSUFFICIENCIES, PART_NAMES } from '#contract/values/feedback.ts';
import { type Container, childMessageOf } from '#server/platform/media/child/protocol.ts';
import type { Limits } from '#server/platform/media/limits.ts';

export interface ListenJob {
  container: Container;
  limits: Limits;
  language: string;
}

export const listened = z.object({
  durationMs: z.int().nonnegative(),
  delivery: z.object({
    insufficiency: z.enum(INSUFFICIENCIES).nullable(),
    values: z.record(z.enum(PART_NAMES), z.number()).nullable(),
    speechMs: z.int().nonnegative(),
    syllables: z.int().nonnegative(),
    pauses: z.array(z.object({ fromMs: z.int(), toMs: z.int() })),
    pace: z.array(z.number()),
    loudness: z.array(z.number()),
  }),
  waveform: z.object({ stepMs: z.int(), peaks: z.array(z.number()) }),
  picture: z.object({ width: z.int(), height: z.int(), brightness: z.number(), blur: z.number() }).nullable(),
});
export type Listened = z.infer<typeof listened>;

export const listenMessage = childMessageOf(ANALYSIS_STEPS, listened);

export interface TranscribeJob extends ListenJob {
  /** Where to write the sound as WAV; null to transcribe it with the model in `modelDir`. */
  wavPath: string | null;
  modelDir: string | null;
}

export const transcribeMessage = childMessageOf(ANALYSIS_STEPS, z.object({ text: z.string().max(20_000).nullable() }));
