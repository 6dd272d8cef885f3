import type { Clip } from '../../../demo/people.ts';
import { seededRandom } from '../film/random.ts';
import { outputRate, lowPass, highPass, bell, applyFilter } from './filters.ts';

const doubleRate = (samples: Float32Array) =>
  Float32Array.from({ length: samples.length * 2 }, (_, i) => {
    const here = samples[i >> 1]!;
    return i % 2 ? (here + (samples[(i >> 1) + 1] ?? here)) / 2 : here;
  });

/** A small furnished room: four damped combs and one all-pass, after Schroeder. */
function room(dry: Float32Array) {
  const wet = new Float32Array(dry.length);
  for (const [delayMs, feedback] of [
    [23.1, 0.58],
    [27.7, 0.55],
    [31.3, 0.52],
    [36.9, 0.49],
  ] as const) {
    const line = new Float32Array(Math.round((delayMs / 1000) * outputRate));
    let damped = 0;
    dry.forEach((x, i) => {
      const at = i % line.length;
      const echo = line[at]!;
      damped += (echo - damped) * 0.45;
      line[at] = x + damped * feedback;
      wet[i] = wet[i]! + echo / 4;
    });
  }
  const line = new Float32Array(Math.round(0.0053 * outputRate));
  return wet.map((x, i) => {
    const at = i % line.length;
    const held = line[at]!;
    line[at] = x + held * 0.5;
    return held - line[at]! * 0.5;
  });
}

/** Loudness of the spoken parts only: the mean of the 50 ms blocks within 25 dB of the loudest. */
function speechLevel(samples: Float32Array) {
  const block = Math.round(outputRate / 20);
  const powers = Array.from(
    { length: Math.floor(samples.length / block) },
    (_, i) => samples.subarray(i * block, (i + 1) * block).reduce((sum, x) => sum + x * x, 0) / block,
  );
  const peak = Math.max(...powers);
  const loud = powers.filter((power) => power > peak / 316);
  return Math.sqrt(loud.reduce((sum, power) => sum + power, 0) / loud.length);
}

/** Takes the edge off the synthetic voice, puts it in a room and brings it to one loudness. Returns samples at `outputRate`. */
export function softenVoice(voice: Float32Array) {
  const filters = [highPass(85), bell(220, 2), bell(3100, -3.5, 0.9), lowPass(7200), lowPass(8600)];
  const dry = filters.reduce(applyFilter, doubleRate(voice));
  const wet = room(dry);
  const mixed = dry.map((x, i) => x + wet[i]! * 0.13);
  const ceiling = 0.74;
  const gain = 0.185 / speechLevel(mixed);
  return mixed.map((x) => ceiling * Math.tanh((x * gain) / ceiling));
}

/** Gives a voice the level and the background noise of its recording, cut off where it is too loud. */
export function recordVoice(voice: Float32Array, { slug, recording = {} }: Pick<Clip, 'slug' | 'recording'>) {
  const { gainDb = 0, noiseDb } = recording;
  const random = seededRandom(slug);
  const hiss = Float32Array.from(voice, () => (noiseDb === undefined ? 0 : random() * 2 - 1));
  const noise = noiseDb === undefined ? hiss : applyFilter(hiss, lowPass(1800));
  const power = Math.sqrt(noise.reduce((sum, x) => sum + x * x, 0) / noise.length) || 1;
  const gain = 10 ** (gainDb / 20);
  const noiseGain = 10 ** ((noiseDb ?? 0) / 20) / power;
  return voice.map((x, i) => Math.max(-0.98, Math.min(0.98, x * gain + noise[i]! * noiseGain)));
}
