import { sampleRate } from './espeak.ts';
import { soundOf } from './phonemes.ts';

const hop = Math.round(sampleRate / 100);

type Moment = { loudness: number; noise: number };

function listen(samples: Float32Array): Moment[] {
  const moments = Array.from({ length: Math.max(1, Math.ceil(samples.length / hop)) }, (_, i) => {
    const slice = samples.subarray(i * hop, (i + 1) * hop);
    let energy = 1e-9;
    let crossings = 0;
    slice.forEach((sample, k) => {
      energy += sample * sample;
      if (k > 0 && sample > 0 !== slice[k - 1]! > 0) crossings++;
    });
    return { loudness: 10 * Math.log10(energy / slice.length), noise: crossings / slice.length };
  });
  const peak = Math.max(...moments.map((moment) => moment.loudness));
  return moments.map(({ loudness, noise }) => ({ loudness: Math.max(-45, loudness - peak), noise }));
}

/**
 * Where each phoneme of a clause ends, in seconds: the cheapest split of the recording into the phonemes in order, judged
 * by loudness, noise and expected length (dynamic programming over 10 ms steps, as in forced alignment).
 */
export function alignPhonemes(samples: Float32Array, phonemes: string[]) {
  const moments = listen(samples);
  const steps = moments.length;
  const sounds = phonemes.map(soundOf);
  const unit = steps / sounds.reduce((sum, sound) => sum + sound.length, 0);
  let best = new Float64Array(steps + 1).fill(Infinity);
  best[0] = 0;
  const chosen: Int32Array[] = [];
  for (const sound of sounds) {
    const sums = new Float64Array(steps + 1);
    moments.forEach((moment, i) => {
      const misfit =
        ((moment.loudness - sound.loudness) / sound.spread) ** 2 + ((moment.noise - sound.noise) / 0.12) ** 2;
      sums[i + 1] = sums[i]! + Math.min(misfit, 12);
    });
    const expected = sound.length * unit;
    const longest = Math.ceil(expected * 2.6) + 2;
    const next = new Float64Array(steps + 1).fill(Infinity);
    const from = new Int32Array(steps + 1);
    for (let end = 1; end <= steps; end++)
      for (let start = Math.max(0, end - longest); start < end; start++) {
        const cost = best[start]! + sums[end]! - sums[start]! + 3 * Math.log((end - start) / expected) ** 2;
        if (cost < next[end]!) {
          next[end] = cost;
          from[end] = start;
        }
      }
    chosen.push(from);
    best = next;
  }
  const ends: number[] = [];
  let end = steps;
  for (const from of chosen.toReversed()) {
    ends.unshift(end / 100);
    end = from[end]!;
  }
  return { ends, loudness: moments.map((moment) => moment.loudness) };
}
