import { LEAST_SPEECH, type Insufficiency, type PartName } from '#contract/values/feedback.ts';
import { type Stretch, detectSpeech } from './detect-speech.ts';
import { findSyllables } from './find-syllables.ts';
import { HOP_MS, type Heard, SAMPLE_RATE, frameLevels } from './frames.ts';
import { isSpeech } from './is-speech.ts';
import { GATE } from './weights.ts';
import { curvesOf } from './rates.ts';
import { type Pause, type Found, valuesOf, speechSecondsOf } from './part-values.ts';

/** The measurements of a take. */
export interface Delivery {
  /** Why there are no values. */
  insufficiency: Insufficiency | null;
  /** Each in the unit of its band. */
  values: Record<PartName, number> | null;
  speechMs: number;
  syllables: number;
  /** Between words; silence before the first and after the last word isn't a pause. */
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
  // Noise and music contain no words, and so no pauses between them.
  if (insufficiency === 'not_speech')
    return { insufficiency, values: null, speechMs: 0, syllables: 0, pauses: [], ...curvesOf(levels, []) };
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

const pausesBetween = (stretches: readonly Stretch[]): Pause[] =>
  stretches.slice(1).map(({ from }, index) => ({ fromMs: stretches[index]!.to * HOP_MS, toMs: from * HOP_MS }));
