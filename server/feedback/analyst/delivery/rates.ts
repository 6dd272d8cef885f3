import type { Speech, Stretch } from './detect-speech.ts';
import { HOP_MS } from './frames.ts';

const WINDOW_SECONDS = 5;
const CURVE_STEP_SECONDS = 1;

/** The mean power of a stretch, in dBFS. */
export function meanLevel(levels: Float32Array, { from, to }: Stretch) {
  let power = 0;
  for (let frame = from; frame < to; frame++) power += 10 ** (levels[frame]! / 10);
  return 10 * Math.log10(power / (to - from));
}

/** Syllables per second of speech, in windows of five seconds of speech. */
export function ratesOf(syllables: readonly number[], { stretches }: Speech): number[] {
  const perWindow = (WINDOW_SECONDS * 1000) / HOP_MS;
  const counts: number[] = [];
  let spokenBefore = 0;
  let next = 0;
  for (const { from, to } of stretches) {
    for (; next < syllables.length && syllables[next]! < to; next++) {
      const window = Math.floor((spokenBefore + Math.max(0, syllables[next]! - from)) / perWindow);
      counts[window] = (counts[window] ?? 0) + 1;
    }
    spokenBefore += to - from;
  }
  // The last window is rarely full.
  const whole = Math.floor(spokenBefore / perWindow);
  return Array.from({ length: whole }, (_, window) => (counts[window] ?? 0) / WINDOW_SECONDS);
}

export function curvesOf(levels: Float32Array, syllables: readonly number[]) {
  const perStep = (CURVE_STEP_SECONDS * 1000) / HOP_MS;
  const steps = Math.ceil(levels.length / perStep);
  const pace = Array.from({ length: steps }, () => 0);
  for (const frame of syllables) pace[Math.floor(frame / perStep)]! += 1 / CURVE_STEP_SECONDS;
  const loudness = pace.map((_, step) =>
    meanLevel(levels, { from: step * perStep, to: Math.min(levels.length, (step + 1) * perStep) }),
  );
  return { pace, loudness };
}
