import { type Speech, type Stretch, detectSpeech } from './detect-speech.ts';
import { findSyllables } from './find-syllables.ts';
import { HOP_MS, type Heard, SAMPLE_RATE, frameLevels } from './frames.ts';
import { isSpeech } from './is-speech.ts';
import { GATE, SYLLABLE_FACTORS } from './weights.ts';
import { LEAST_SPEECH, type Insufficiency, type PartName } from '#contract/values/feedback.ts';

const LONG_PAUSE_SECONDS = 1;
const WINDOW_SECONDS = 5;
const CURVE_STEP_SECONDS = 1;

export interface Pause {
  fromMs: number;
  toMs: number;
}

/** What was measured in a take. */
export interface Delivery {
  /** Why there are no values. */
  insufficiency: Insufficiency | null;
  /** Each in the unit of its band. */
  values: Record<PartName, number> | null;
  speechMs: number;
  syllables: number;
  /** Between the words; silence before the first and after the last word isn't a pause. */
  pauses: Pause[];
  /** Syllables per second, one value per second of the take. */
  pace: number[];
  /** Levels in dBFS, one value per second of the take. */
  loudness: number[];
}

/**
 * Measures how a take was delivered. The same samples give the same numbers.
 * @param language ISO 639-1; English rates hold for languages without a factor
 */
export function measureDelivery(heard: Heard, language: string): Delivery {
  const levels = frameLevels(heard.sound);
  const speech = detectSpeech(levels);
  const syllables = findSyllables(levels, speech);
  const pauses = pausesBetween(speech.stretches);
  const insufficiency = insufficiencyOf(heard, { levels, speech, syllables });
  return {
    insufficiency,
    values: insufficiency ? null : valuesOf(heard, language, { levels, speech, syllables, pauses }),
    speechMs: Math.round(speechSecondsOf(speech) * 1000),
    syllables: syllables.length,
    pauses,
    ...curvesOf(levels, syllables),
  };
}

function insufficiencyOf(
  { sound, loudnessLufs }: Heard,
  { levels, speech, syllables }: Omit<Found, 'pauses'>,
): Insufficiency | null {
  const speechSeconds = speechSecondsOf(speech);
  if (loudnessLufs === null) return 'silent';
  if (sound.length / SAMPLE_RATE < LEAST_SPEECH.seconds) return 'too_short';
  if (!isSpeech(sound, levels, speech)) return 'not_speech';
  if (speechSeconds < LEAST_SPEECH.seconds) return 'too_short';
  if (syllables.length / speechSeconds < GATE.syllablesPerSecond) return 'not_speech';
  if (syllables.length < LEAST_SPEECH.syllables) return 'too_few_syllables';
  return null;
}

interface Found {
  levels: Float32Array;
  speech: Speech;
  syllables: number[];
  pauses: Pause[];
}

function valuesOf(
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

const speechSecondsOf = ({ stretches }: Speech) => sum(stretches.map(secondsOf));
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
