import { type Speech, percentile } from './detect-speech.ts';
import { HOP_MS } from './frames.ts';

const SMOOTHED_MS = 70;
const BELOW_TOP_DB = 25;
const DIP_DB = 2;

/**
 * Frames at which a syllable has its nucleus: peaks of the smoothed level within speech, at most 25 dB below the loudest, with a
 * dip of at least 2 dB between two of them. Source: De Jong & Wempe 2009, without their check of voicing.
 */
export function findSyllables(levels: Float32Array, { stretches }: Speech): number[] {
  const smooth = smoothed(levels);
  const spoken = Float32Array.from(stretches.flatMap(({ from, to }) => [...smooth.subarray(from, to)])).toSorted();
  if (spoken.length === 0) return [];
  const least = percentile(spoken, 0.99) - BELOW_TOP_DB;
  return stretches.flatMap(({ from, to }) => peaksOf(smooth, from, to, least));
}

function peaksOf(levels: Float32Array, from: number, to: number, least: number): number[] {
  const peaks: number[] = [];
  let peak = -1;
  let valley = levels[from]!;
  let isRising = true;
  for (let frame = from; frame < to; frame++) {
    const level = levels[frame]!;
    if (isRising) {
      if (peak < 0 || level > levels[peak]!) peak = frame;
      if (level > levels[peak]! - DIP_DB) continue;
      if (levels[peak]! >= least && levels[peak]! - valley >= (peaks.length === 0 ? 0 : DIP_DB)) peaks.push(peak);
      [isRising, valley] = [false, level];
    } else {
      valley = Math.min(valley, level);
      if (level < valley + DIP_DB) continue;
      [isRising, peak] = [true, frame];
    }
  }
  if (isRising && peak >= 0 && levels[peak]! >= least) peaks.push(peak);
  return peaks;
}

/** Triangular smoothing over 70 ms. */
function smoothed(levels: Float32Array): Float32Array {
  const reach = Math.round(SMOOTHED_MS / HOP_MS / 2);
  return levels.map((_, frame) => {
    let [sum, weights] = [0, 0];
    for (let at = Math.max(0, frame - reach); at <= Math.min(levels.length - 1, frame + reach); at++) {
      const weight = reach + 1 - Math.abs(at - frame);
      sum += weight * levels[at]!;
      weights += weight;
    }
    return sum / weights;
  });
}
