/**
 * All parameters of the bias analysis. They are proposals, not fitted to ratings. Every change needs a new version, since results
 * name it.
 */
export const ANALYST = { name: 'local', version: 'bias-2' } as const;

export const WEIGHTS = {
  /** Weights of the parts of a score; they add up to 1. */
  parts: { words: 0.6, years: 0.2, languages: 0.2 },
  /** How often a word counts, by the field it is in. */
  fields: { title: 3, skills: 2, bio: 1, languages: 1 },
  /** What a name, place or nationality in the job description costs whoever lacks it, and what all of them cost together at most. */
  demographic: { term: 12, most: 36 },
  /** Maximum count of a word in the job description. */
  mostRepeats: 2,
  /** sat(x) = (slope x) / (x + bend): each further mention adds less. */
  saturation: { slope: 2.2, bend: 1.2 },
  /** All points for words are given from this share of what a word-for-word copy of the job description would get. */
  full: { share: 0.55, mentions: 3 },
} as const;

/** With fewer words, years or languages in common, two rankings would be chance. */
export const LEAST_SHARED = 3;
