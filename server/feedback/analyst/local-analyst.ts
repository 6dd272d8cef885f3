import { fileURLToPath } from 'node:url';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { runChild } from '#server/platform/media/child/run-child.ts';
import { defaultLimits } from '#server/platform/media/limits.ts';
import { withUpload } from '#server/platform/media/with-upload.ts';
import type { Analyst, AnalyzeOptions, Take } from './analyst.ts';
import { type ListenJob, type Listened, listenMessage } from './child/protocol.ts';
import { adviseOn, scoreDelivery } from './delivery/score-delivery.ts';
import { LOCAL_VERSION, SYLLABLE_FACTORS } from './delivery/weights.ts';
import { advisePicture } from './picture/measure-picture.ts';

const childScript = fileURLToPath(new URL('./child/child.ts', import.meta.url));
/** Below the server, but above transcodes: an analysis takes two seconds, and its talent is waiting for it. */
const NICENESS = 3;
const LIMITS = { ...defaultLimits, maxMemoryBytes: 768 * 1024 * 1024, maxWallMs: 60_000 };

/** Measures takes on this machine, in a sandboxed child process: no network, and the same result every time. */
export const localAnalyst: Analyst = {
  version: `local ${LOCAL_VERSION}`,
  async analyze(take, options) {
    return analysisOf(take, await listen(take, options));
  },
};

export async function listen({ source, language }: Take, { signal, onProgress }: AnalyzeOptions): Promise<Listened> {
  return withUpload(source, LIMITS, (fd, container) => {
    const job: ListenJob = { container, limits: LIMITS, language };
    return runChild({ script: childScript, fd, job, message: listenMessage, niceness: NICENESS, signal, onProgress });
  });
}

export function analysisOf({ language }: Take, { durationMs, delivery, waveform, picture }: Listened): Analysis {
  const shared = {
    analyst: { name: 'local' as const, version: LOCAL_VERSION, isFallback: false },
    language,
    syllableFactor: SYLLABLE_FACTORS[language] ?? null,
    durationMs,
    speechMs: delivery.speechMs,
    syllables: delivery.syllables,
    pauses: delivery.pauses,
    curves: { pace: delivery.pace, loudness: delivery.loudness },
    waveform,
    picture: picture && { ...picture, advice: advisePicture(picture) },
    words: null,
  };
  if (!delivery.values)
    return { outcome: 'insufficient_speech', ...shared, reason: delivery.insufficiency ?? 'silent' };
  const scores = scoreDelivery(delivery.values);
  return { outcome: 'scored', ...shared, scores, advice: adviseOn(scores) };
}
