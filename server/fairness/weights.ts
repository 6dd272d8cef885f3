/**
 * Every number of the bias analysis, as one version. They are proposals, not fitted to ratings; a change makes a new version,
 * since results name it.
 */
export const ANALYST = { name: 'local', version: 'bias-1' } as const;

export const WEIGHTS = {
  /** What the parts of a score weigh; they sum up to 1. */
  parts: { words: 0.6, years: 0.2, languages: 0.2 },
  /** How often a word counts by where it stands. */
  fields: { title: 3, skills: 2, bio: 1, languages: 1, name: 1, place: 1 },
  /** A word of the job description counts at most so often. */
  mostRepeats: 2,
  /** sat(x) = (slope x) / (x + bend): the second mention says less than the first. */
  saturation: { slope: 2.2, bend: 1.2 },
  /** Whoever reaches this share of what a word-for-word answer to the job description would get has all points for words. */
  full: { share: 0.55, mentions: 3 },
} as const;

/** A word that moves a score by less than so many points is not named as an attribution. */
export const LEAST_EFFECT = 0.5;
