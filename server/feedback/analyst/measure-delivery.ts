import { type Speech, type Stretch, detectSpeech } from './detect-speech.ts';
import { findSyllables } from './find-syllables.ts';
import { HOP_MS, clippedShare, frameLevels } from './frames.ts';
import { LEAST, type PartName, SYLLABLE_FACTORS } from './weights.ts';

const LONG_PAUSE_SECONDS = 1;
const WINDOW_SECONDS = 5;
const CURVE_STEP_SECONDS = 1;

export interface Pause {
  fromMs: number;
  toMs: number;
}

/** What was measured in a take, each in the unit of its band. */
export interface Delivery {
  values: Record<PartName, number>;
  speechSeconds: number;
  syllables: number;
  /** Between the words; silence before the first and after the last word isn't a pause. */
  pauses: Pause[];
  /** Syllables per second, one value per second of the take. */
  pace: number[];
  /** Levels in dBFS, one value per second of the take. */
  loudness: number[];
}

/** Why a take has no scores. */
export type Insufficiency = 'silent' | 'too_short' | 'too_few_syllables' | 'not_speech';

/**
 * Measures how a take was delivered. The same samples give the same numbers.
 * @param sound 16 kHz mono samples from -1 to 1
 * @param loudnessLufs integrated loudness (EBU R128) of the source; null if it is silent
 * @param language ISO 639-1; English rates hold for languages without a factor
 */
export function measureDelivery(
  sound: Float32Array,
  loudnessLufs: number | null,
  language: string,
): Delivery | Insufficiency {
  const levels = frameLevels(sound);
  const speech = detectSpeech(levels);
  if (loudnessLufs === null || speech.stretches.length === 0) return 'silent';
  const syllables = findSyllables(levels, speech);
  const speechSeconds = sum(speech.stretches.map(secondsOf));
  if (speech.topDb - speech.noiseDb < LEAST.rangeDb) return 'not_speech';
  if (speechSeconds < LEAST.speechSeconds) return 'too_short';
  if (syllables.length < LEAST.syllables) return 'too_few_syllables';
  if (syllables.length / speechSeconds < LEAST.syllablesPerSecond) return 'not_speech';
  const pauses = pausesBetween(speech.stretches);
  const spokenSeconds = speechSeconds + sum(pauses.map(({ fromMs, toMs }) => (toMs - fromMs) / 1000));
  const factor = SYLLABLE_FACTORS[language] ?? 1;
  const pauseSeconds = pauses.map(({ fromMs, toMs }) => (toMs - fromMs) / 1000);
  return {
    values: {
      rate: syllables.length / spokenSeconds / factor,
      articulation: syllables.length / speechSeconds / factor,
      pauseShare: sum(pauseSeconds) / spokenSeconds,
      meanPause: pauseSeconds.length === 0 ? 0 : sum(pauseSeconds) / pauseSeconds.length,
      longPauses: pauseSeconds.filter((seconds) => seconds >= LONG_PAUSE_SECONDS).length / (spokenSeconds / 60),
      level: loudnessLufs,
      levelSpread: deviation(speech.stretches.map((stretch) => meanLevel(levels, stretch))),
      steadiness: variation(ratesOf(syllables, speech)),
      snr: meanOf(speech.stretches.map((stretch) => meanLevel(levels, stretch))) - speech.noiseDb,
      clipping: clippedShare(sound),
    },
    speechSeconds,
    syllables: syllables.length,
    pauses,
    ...curvesOf(levels, syllables),
  };
}

const secondsOf = ({ from, to }: Stretch) => ((to - from) * HOP_MS) / 1000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

function deviation(values: readonly number[]) {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
const variation = (values: readonly number[]) => (meanOf(values) === 0 ? 0 : deviation(values) / meanOf(values));

const pausesBetween = (stretches: readonly Stretch[]): Pause[] =>
  stretches.slice(1).map(({ from }, index) => ({ fromMs: stretches[index]!.to * HOP_MS, toMs: from * HOP_MS }));

/** The mean power of a stretch, in dBFS. */
function meanLevel(levels: Float32Array, { from, to }: Stretch) {
  let power = 0;
  for (let frame = from; frame < to; frame++) power += 10 ** (levels[frame]! / 10);
  return 10 * Math.log10(power / (to - from));
}

/** Syllables per second of speech, in windows of five seconds of speech. */
function ratesOf(syllables: readonly number[], { stretches }: Speech): number[] {
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

function curvesOf(levels: Float32Array, syllables: readonly number[]) {
  const perStep = (CURVE_STEP_SECONDS * 1000) / HOP_MS;
  const steps = Math.ceil(levels.length / perStep);
  const pace = Array.from({ length: steps }, () => 0);
  for (const frame of syllables) pace[Math.floor(frame / perStep)]! += 1 / CURVE_STEP_SECONDS;
  const loudness = pace.map((_, step) =>
    meanLevel(levels, { from: step * perStep, to: Math.min(levels.length, (step + 1) * perStep) }),
  );
  return { pace, loudness };
}
