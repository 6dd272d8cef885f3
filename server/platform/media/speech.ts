import type { Frame } from 'node-av/lib';

const BIN_MS = 20;
const SAMPLES = 960;
const LONGEST_GAP_MS = 260;
const SHORTEST_MS = 120;
/** Speech stands this far above the noise, in parts of what lies between noise and loud speech. */
const ABOVE_NOISE = 0.35;
const SILENCE_DB = -55;
export const MOST_STRETCHES = 1000;

/** Hears the level of 48 kHz sound in steps of 20 ms, from its first channel. */
export function levelMeter() {
  const levels: number[] = [];
  let sum = 0;
  let count = 0;
  return {
    levels,
    hear(frame: Frame) {
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
 * The stretches in which somebody speaks, [fromMs, toMs): louder than the room by its own measure, short gaps bridged, clicks
 * dropped. Levels in dBFS, one each 20 ms. Empty in silence.
 */
export function findSpeech(levels: readonly number[]): [number, number][] {
  const sorted = levels.toSorted((a, b) => a - b);
  const [noise, loud] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.95)]];
  if (noise === undefined || loud === undefined || loud < SILENCE_DB) return [];
  const threshold = Math.max(SILENCE_DB, Math.min(noise + ABOVE_NOISE * (loud - noise), loud - 6));
  const stretches: [number, number][] = [];
  for (const [bin, level] of levels.entries()) {
    if (level < threshold) continue;
    const [from, to] = [bin * BIN_MS, (bin + 1) * BIN_MS];
    const last = stretches.at(-1);
    if (last && from - last[1] <= LONGEST_GAP_MS) last[1] = to;
    else stretches.push([from, to]);
  }
  return stretches.filter(([from, to]) => to - from >= SHORTEST_MS).slice(0, MOST_STRETCHES);
}
