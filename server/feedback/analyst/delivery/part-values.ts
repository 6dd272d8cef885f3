import type { PartName } from '#contract/values/feedback.ts';
import type { Speech, Stretch } from './detect-speech.ts';
import { HOP_MS, type Heard } from './frames.ts';
import { SYLLABLE_FACTORS } from './weights.ts';
import { meanLevel, ratesOf } from './rates.ts';

const LONG_PAUSE_SECONDS = 1;

export interface Pause {
  fromMs: number;
  toMs: number;
}

export interface Found {
  levels: Float32Array;
  speech: Speech;
  syllables: number[];
  pauses: Pause[];
}

/** The value of each part, in the unit of its band. */
export function valuesOf(
  { loudnessLufs, clipped }: Heard,
  language: string,
  { levels, speech, syllables, pauses }: Found,
): Record<PartName, number> {
  const pauseSeconds = pauses.map(({ fromMs, toMs }) => (toMs - fromMs) / 1000);
  const speechSeconds = speechSecondsOf(speech);
  const spokenSeconds = speechSeconds + sum(pauseSeconds);
  const factor = SYLLABLE_FACTORS[language] ?? 1;
  const phraseLevels = speech.stretches.map((stretch) => meanLevel(levels, stretch));
  return {
    rate: syllables.length / spokenSeconds / factor,
    articulation: syllables.length / speechSeconds / factor,
    pauseShare: sum(pauseSeconds) / spokenSeconds,
    meanPause: meanOf(pauseSeconds),
    longPauses: pauseSeconds.filter((seconds) => seconds >= LONG_PAUSE_SECONDS).length / (spokenSeconds / 60),
    level: loudnessLufs!,
    levelSpread: deviation(phraseLevels),
    steadiness: variation(ratesOf(syllables, speech)),
    snr: meanOf(phraseLevels) - speech.noiseDb,
    clipping: clipped,
  };
}

export const speechSecondsOf = ({ stretches }: Speech) => sum(stretches.map(secondsOf));
const secondsOf = ({ from, to }: Stretch) => ((to - from) * HOP_MS) / 1000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

function deviation(values: readonly number[]) {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
const variation = (values: readonly number[]) => (meanOf(values) === 0 ? 0 : deviation(values) / meanOf(values));
