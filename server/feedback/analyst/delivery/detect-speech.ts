import { HOP_MS } from './frames.ts';

/** Frames from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  from: number;
  to: number;
}

export interface Speech {
  stretches: Stretch[];
  /** Levels in dBFS: the noise between the words, and loud speech. */
  noiseDb: number;
  topDb: number;
}

const SILENT_BELOW_DB = -75;
const NOISE_PERCENTILE = 0.05;
const TOP_PERCENTILE = 0.97;
const RELEASE_DB = 3;
export const BRIDGED_GAP_MS = 250;
export const SHORTEST_MS = 100;

/**
 * Finds speech: louder than this recording's own noise, with hysteresis, short gaps bridged and clicks dropped. Levels in dBFS,
 * one every 10 ms.
 */
export function detectSpeech(levels: Float32Array): Speech {
  const audible = levels.filter((level) => level > SILENT_BELOW_DB).toSorted();
  if (audible.length === 0) return { stretches: [], noiseDb: SILENT_BELOW_DB, topDb: SILENT_BELOW_DB };
  const noiseDb = percentile(audible, NOISE_PERCENTILE);
  const topDb = percentile(audible, TOP_PERCENTILE);
  const onAt = Math.max(noiseDb + Math.max(6, 0.4 * (topDb - noiseDb)), topDb - 30);
  const found: Stretch[] = [];
  let start = -1;
  for (let frame = 0; frame <= levels.length; frame++) {
    const level = levels[frame] ?? -Infinity;
    if (start < 0 && level > onAt) start = frame;
    else if (start >= 0 && level < onAt - RELEASE_DB) {
      found.push({ from: start, to: frame });
      start = -1;
    }
  }
  return { stretches: withoutClicks(bridged(found)), noiseDb, topDb };
}

/** The value of a sorted list at a quantile from 0 to 1. */
export const percentile = (sorted: ArrayLike<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

function bridged(found: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of found) {
    const last = joined.at(-1);
    if (last && (stretch.from - last.to) * HOP_MS < BRIDGED_GAP_MS) last.to = stretch.to;
    else joined.push({ ...stretch });
  }
  return joined;
}

const withoutClicks = (found: readonly Stretch[]) =>
  found.filter(({ from, to }) => (to - from) * HOP_MS >= SHORTEST_MS);
