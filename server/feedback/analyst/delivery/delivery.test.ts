import { beforeAll, describe, expect, it } from 'vitest';
import { gained, levelled, limitedTo } from '#test/sound/edit.ts';
import { PIECES, music } from '#test/sound/music.ts';
import { SIGNALS, tones } from '#test/sound/noises.ts';
import { NOISES, noise } from '#test/sound/noises.ts';
import { type TakeName, makeTake } from '#test/sound/takes.ts';
import { clippingMeter } from './clipping.ts';
import { detectSpeech } from './detect-speech.ts';
import { frameLevels } from './frames.ts';
import { measureDelivery } from './measure-delivery.ts';
import { adviseOn, computeScore, metOf, scoreDelivery } from './score-delivery.ts';
import { BANDS, WEIGHTS } from './weights.ts';

const VOICE = { engine: 'espeak', name: 'en-us', language: 'en', pitch: 45 } as const;
/** Loudness isn't measured here but by FFmpeg, in the analyst's own test. */
const heard = (sound: Float32Array, loudnessLufs: number | null = -20) => ({ sound, loudnessLufs, clipped: 0 });

const takes = {} as Record<TakeName, Float32Array>;
beforeAll(async () => {
  for (const name of ['good', 'tooFast', 'tooSlow', 'manyPauses', 'noisy', 'short'] as const)
    takes[name] = await makeTake(name, VOICE, VOICE);
});
const valuesOf = (name: TakeName) => measureDelivery(heard(takes[name]), 'en').values!;

describe('speech', () => {
  it('is found where a voice is, with pauses between its phrases', () => {
    const { stretches } = detectSpeech(frameLevels(takes.good));
    const { pauses } = measureDelivery(heard(takes.good), 'en');
    expect(stretches.length).toBeGreaterThanOrEqual(9);
    expect(pauses).toHaveLength(stretches.length - 1);
    for (const { fromMs, toMs } of pauses) expect(toMs - fromMs).toBeGreaterThanOrEqual(250);
  });

  it('has the number of syllables that were spoken, within a tenth', () => {
    expect(Math.abs(measureDelivery(heard(takes.good), 'en').syllables / 127 - 1)).toBeLessThan(0.1);
  });

  it('gives the same numbers every time', () => {
    expect(measureDelivery(heard(takes.good), 'en')).toEqual(measureDelivery(heard(takes.good.slice()), 'en'));
  });
});

describe('no scores', () => {
  const reason = (sound: Float32Array, lufs: number | null = -20) =>
    measureDelivery(heard(sound, lufs), 'en').insufficiency;

  it.each(PIECES)('for music: %s', (name) => expect(reason(gained(music(name, 30), -3))).toBe('not_speech'));
  it.each(NOISES)('for noise: %s', (name) => expect(reason(levelled(noise(name, 30), -20))).toBe('not_speech'));
  it.each(SIGNALS)('for tones: %s', (name) => expect(reason(tones(name, 30))).toBe('not_speech'));
  it('for silence', () => expect(reason(new Float32Array(480_000), null)).toBe('silent'));
  it('for three seconds of speech', () => expect(reason(takes.short)).toBe('too_short'));
  it('for an empty recording', () => expect(reason(new Float32Array(), null)).toBe('silent'));
});

describe('scores', () => {
  it('rank takes as a listener would', () => {
    const communication = (name: TakeName) => scoreDelivery(valuesOf(name)).communication.value;
    const clarity = (name: TakeName) => scoreDelivery(valuesOf(name)).clarity.value;
    for (const worse of ['tooFast', 'tooSlow', 'manyPauses'] as const)
      expect(communication('good') - communication(worse)).toBeGreaterThan(2);
    expect(clarity('good') - clarity('noisy')).toBeGreaterThan(2);
  });

  it('can be recomputed from what is stored, and every part names its band and source', () => {
    for (const score of Object.values(scoreDelivery(valuesOf('tooSlow')))) {
      expect(computeScore(structuredClone(score))).toBe(score.value);
      for (const part of score.parts) {
        expect(metOf(part.value, part)).toBeCloseTo(part.met, 3);
        expect(part).toMatchObject(BANDS[part.name]);
      }
    }
  });

  it('have weights that add up to one', () => {
    for (const weights of Object.values(WEIGHTS))
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  });

  it('advise on the weakest part, and in which direction', () => {
    expect(adviseOn(scoreDelivery(valuesOf('tooFast')))).toEqual({ part: 'rate', change: 'lower' });
    expect(adviseOn(scoreDelivery(valuesOf('tooSlow')))).toEqual({ part: 'rate', change: 'raise' });
    expect(adviseOn(scoreDelivery(valuesOf('noisy')))).toEqual({ part: 'snr', change: 'raise' });
  });

  it('compare each language by its own pace', () => {
    const [english, spanish] = ['en', 'es'].map(
      (language) => measureDelivery(heard(takes.good), language).values!.rate,
    );
    expect(english! / spanish!).toBeCloseTo(1.26, 5);
  });
});

describe('clipping', () => {
  const clippedOf = (sound: Float32Array) => {
    const meter = clippingMeter();
    meter.add(sound);
    return meter.clipped();
  };
  it('is detected in a clipped recording, even if it was turned down afterwards', () => {
    const cut = limitedTo(gained(takes.good, 26), 0.98);
    expect(clippedOf(takes.good)).toBe(0);
    expect(clippedOf(cut)).toBeGreaterThan(0.9);
    expect(clippedOf(gained(cut, -20))).toBeGreaterThan(0.9);
  });
});
