/** Raise with every change of a number below: results name the version that made them. */
export const ANALYST_VERSION = 1;

/** 0 at `a`, 1 from `b` to `c`, 0 at `d`, linear in between. */
export type Band = readonly [a: number, b: number, c: number, d: number];

/**
 * Proposals, not fitted to ratings. Sources: syllable rates after Pellegrino 2011; pauses after De Jong & Wempe 2009;
 * loudness in LUFS after EBU R128.
 */
export const BANDS = {
  /** Syllables per second, pauses included, divided by the language's factor. */
  rate: [1.6, 2.9, 4.4, 6.4],
  /** Syllables per second of speech, divided by the language's factor. */
  articulation: [1.6, 3, 5.3, 7.5],
  /** The share of pauses, 0 to 1. */
  pauseShare: [-0.02, 0.06, 0.28, 0.6],
  /** Seconds. */
  meanPause: [-1, 0, 0.7, 1.8],
  /** Pauses of a second or longer, per minute. */
  longPauses: [-1, 0, 2, 12],
  /** LUFS. */
  level: [-45, -28, -12, -4],
  /** Decibels between phrases, as a standard deviation. */
  levelSpread: [-1, 0, 3, 9],
  /** Coefficient of variation of the syllable rate. */
  steadiness: [-1, 0, 0.3, 0.8],
  /** Decibels of speech above the noise. */
  snr: [5, 25, 200, 201],
  /** The share of clipped samples, 0 to 1. */
  clipping: [-1, 0, 0, 0.01],
} as const satisfies Record<string, Band>;
export type PartName = keyof typeof BANDS;

/** How much faster a language speaks its syllables than English does. Source: Pellegrino, Coupé & Marsico 2011. */
export const SYLLABLE_FACTORS: Readonly<Record<string, number>> = { en: 1, es: 1.26, fr: 1.16, de: 0.96 };

export const SCORES = {
  communication: { rate: 0.45, pauseShare: 0.3, meanPause: 0.25 },
  /** Steady delivery: how audible, even and unbroken the recording is. Never an inner state. */
  confidence: { longPauses: 0.25, rate: 0.15, level: 0.25, levelSpread: 0.2, steadiness: 0.15 },
  clarity: { snr: 0.35, clipping: 0.25, articulation: 0.25, level: 0.15 },
} as const satisfies Record<string, Partial<Record<PartName, number>>>;
export type ScoreName = keyof typeof SCORES;

/** A score is this much the weighted mean of its parts; the rest is its worst part. */
export const MEAN_SHARE = 0.75;

/** Below any of these a take has no scores. */
export const LEAST = { speechSeconds: 8, syllables: 20, syllablesPerSecond: 1, rangeDb: 8 } as const;
