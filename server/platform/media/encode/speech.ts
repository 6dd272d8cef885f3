import type { Frame } from 'node-av/lib';

const BIN_MS = 20;
const SAMPLES = 960;
const LONGEST_GAP_MS = 260;
const SHORTEST_MS = 120;
/** The threshold for speech, as a fraction of the range between noise and loud speech. */
const ABOVE_NOISE = 0.35;
const SILENCE_DB = -55;
export const MAX_INTERVALS = 1000;

/** Measures the level of 48 kHz sound in steps of 20 ms, from the first channel. */
export function levelMeter() {
  const levels: number[] = [];
  let sum = 0;
  let count = 0;
  return {
    levels,
    add(frame: Frame) {
      const bytes = frame.data![0]!;
      const samples = new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples);
      for (const sample of samples) {
        sum += sample * sample;
        if (++count < SAMPLES) continue;
        levels.push(10 * Math.log10(sum / SAMPLES + 1e-10));
        [sum, count] = [0, 0];
      }
    },
  };
}

/**
 * Finds the intervals with speech, [fromMs, toMs): louder than the room's own noise, with short gaps bridged and clicks dropped.
 * @param levels in dBFS, one for each 20 ms
 */
export function findSpeech(levels: readonly number[]): [number, number][] {
  const sorted = levels.toSorted((a, b) => a - b);
  const [noise, loud] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.95)]];
  if (noise === undefined || loud === undefined || loud < SILENCE_DB) return [];
  const threshold = Math.max(SILENCE_DB, Math.min(noise + ABOVE_NOISE * (loud - noise), loud - 6));
  const intervals: [number, number][] = [];
  for (const [bin, level] of levels.entries()) {
    if (level < threshold) continue;
    const [from, to] = [bin * BIN_MS, (bin + 1) * BIN_MS];
    const last = intervals.at(-1);
    if (last && from - last[1] <= LONGEST_GAP_MS) last[1] = to;
    else intervals.push([from, to]);
  }
  return intervals.filter(([from, to]) => to - from >= SHORTEST_MS).slice(0, MAX_INTERVALS);
}
