import type { JobDescription, Asked } from './job-description.ts';
import type { Candidate } from './candidate.ts';
import { WEIGHTS } from './weights.ts';

/** How often a key counts in somebody's profile. */
export type CountOf = (key: string) => number;

/** The words that are asked for, each with what it weighs: how often it is said, times how rare it is among those who are compared. */
export interface Reading {
  words: { asked: Asked; weight: number }[];
}

/** A score of 100 in its parts, not rounded. */
export interface Parts {
  words: number;
  years: number;
  languages: number;
}

/** What a word for word search over the whole profile sees, and what is left of it blind. */
export const countsWithDemo =
  ({ full, name, place }: Pick<Candidate, 'full' | 'name' | 'place'>): CountOf =>
  (key) =>
    (full.get(key) ?? 0) +
    (name.includes(key) ? WEIGHTS.fields.name : 0) +
    (place.includes(key) ? WEIGHTS.fields.place : 0);
export const countsBlind =
  ({ blind }: Pick<Candidate, 'blind'>): CountOf =>
  (key) =>
    blind.get(key) ?? 0;

/**
 * Words that nobody's profile holds tell nobody apart and are left out. Rarity is the idf of BM25, ln(1 + (n - df + .5)/(df + .5)).
 */
export function readFor(words: readonly Asked[], profiles: readonly CountOf[]): Reading {
  return {
    words: words.flatMap((asked) => {
      const holders = profiles.filter((count) => count(asked.key) > 0).length;
      const rarity = Math.log(1 + (profiles.length - holders + 0.5) / (holders + 0.5));
      return holders === 0 ? [] : [{ asked, weight: asked.times * rarity }];
    }),
  };
}

/** The more often, the less each mention adds: that of BM25. */
export const saturate = (count: number) => (WEIGHTS.saturation.slope * count) / (count + WEIGHTS.saturation.bend);

/** What the words sum up to for somebody, and for whoever says each of them often enough. */
export function sumsOf({ words }: Reading, count: CountOf) {
  return {
    met: words.reduce((sum, { asked, weight }) => sum + weight * saturate(count(asked.key)), 0),
    whole: words.reduce((sum, { weight }) => sum + wholeOf(weight), 0),
  };
}

/** What one word adds to the whole. */
export const wholeOf = (weight: number) => weight * WEIGHTS.full.share * saturate(WEIGHTS.full.mentions);

/** Points for words, 0 to 60. */
export const pointsOf = ({ met, whole }: { met: number; whole: number }) =>
  whole <= 0 ? 0 : 100 * WEIGHTS.parts.words * Math.min(1, met / whole);

export const wordPoints = (reading: Reading, count: CountOf) => pointsOf(sumsOf(reading, count));

/** What no reading changes: years of experience and required languages; what is not asked for is met. */
export function fixedPoints(
  { years, languages }: JobDescription,
  { card, languages: spoken }: Candidate,
): Omit<Parts, 'words'> {
  const yearsMet = years === null ? 1 : Math.min(1, (card.experienceYears ?? 0) / years);
  const met = languages.filter((language) => spoken.includes(language)).length;
  return {
    years: 100 * WEIGHTS.parts.years * yearsMet,
    languages: 100 * WEIGHTS.parts.languages * (languages.length === 0 ? 1 : met / languages.length),
  };
}

export const scoreOf = ({ words, years, languages }: Parts) => Math.round(words + years + languages);
