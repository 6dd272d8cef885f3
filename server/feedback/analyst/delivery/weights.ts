import type { ScorePart } from '#contract/feedback/delivery-score.ts';
import type { PartName, ScoreName } from '#contract/values/feedback.ts';

/**
 * Increment with every change that moves a score, here or in how something is measured: results record the version that made them.
 */
export const LOCAL_VERSION = '1';

export type Band = Pick<ScorePart, 'unit' | 'target' | 'zeroAt' | 'source'>;

/**
 * Fully met within `target`, not at all beyond `zeroAt`, linear in between; null is unbounded. The bands are our own proposals,
 * not fitted to ratings; `source` says what each is based on.
 */
export const BANDS: Record<PartName, Band> = {
  /** Including pauses, divided by the language's factor. */
  rate: band('syllables_per_second', [2.9, 4.4], [1.6, 6.4], 'pellegrino_2011'),
  /** Within speech, divided by the language's factor. */
  articulation: band('syllables_per_second', [3, 5.3], [1.6, 7.5], 'pellegrino_2011'),
  pauseShare: band('share', [0.06, 0.28], [-0.02, 0.6], 'de_jong_wempe_2009'),
  meanPause: band('seconds', [null, 0.7], [null, 1.8], 'de_jong_wempe_2009'),
  /** Pauses of a second or longer. */
  longPauses: band('per_minute', [null, 2], [null, 12], 'proposal'),
  /** No upper bound, since loud speech is still audible: `clipping` covers distortion. */
  level: band('lufs', [-28, null], [-45, null], 'ebu_r128'),
  /** Between phrases, as a standard deviation. */
  levelSpread: band('db', [null, 3], [null, 9], 'proposal'),
  /** Variation of the syllable rate. */
  steadiness: band('variation', [null, 0.3], [null, 0.8], 'proposal'),
  /** Speech above the noise. */
  snr: band('db', [26, null], [4, null], 'proposal'),
  /** How much of the peaks is clipped. */
  clipping: band('share', [null, 0], [null, 0.28], 'proposal'),
};

/** Syllable rate of a language relative to English. Source: Pellegrino, Coupé & Marsico 2011. */
export const SYLLABLE_FACTORS: Readonly<Record<string, number>> = { en: 1, es: 1.26, fr: 1.16, de: 0.96 };

export const WEIGHTS: Record<ScoreName, Partial<Record<PartName, number>>> = {
  communication: { rate: 0.45, pauseShare: 0.3, meanPause: 0.25 },
  /** Steady delivery: how audible, even and uninterrupted the recording is. Never an inner state. */
  confidence: { longPauses: 0.25, rate: 0.15, level: 0.25, levelSpread: 0.2, steadiness: 0.15 },
  clarity: { snr: 0.35, clipping: 0.25, articulation: 0.25, level: 0.15 },
};

/** The share of a score that is the weighted mean of its parts; the rest is its worst part. */
export const MEAN_SHARE = 0.75;
/** A take is only as clear as its worst part allows: at most 10 * (first + second * lowest met). */
export const CAPS: Partial<Record<ScoreName, [number, number]>> = { clarity: [0.4, 0.6] };

/**
 * Thresholds that separate speech from music and noise: `change` is in dB within 100 ms, `beat` is 0 to 1. If noise and voice
 * are close, or there is a beat, more change is required.
 */
export const GATE = {
  syllablesPerSecond: 1,
  rangeDb: 8,
  change: 2.9,
  clearRangeDb: 15,
  changePerDb: 0.5,
  beat: 0.4,
  changePerBeat: 12,
} as const;

function band(unit: Band['unit'], target: Band['target'], zeroAt: Band['zeroAt'], source: Band['source']): Band {
  return { unit, target, zeroAt, source };
}
