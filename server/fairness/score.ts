import type { JobDescription, Asked } from './job-description.ts';
import type { Candidate } from './candidate.ts';
import { WEIGHTS } from './weights.ts';

/** The weighted count of a key in a candidate's profile. */
export type CountOf = (key: string) => number;

/** The requested words with their weights: mentions in the job description times rarity among the candidates. */
export interface Reading {
  words: { asked: Asked; weight: number }[];
}

/** The parts of a score of at most 100, not rounded. */
export interface Parts {
  words: number;
  years: number;
  languages: number;
}

/** Counts over the whole profile with demographic information. */
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
 * Weights the requested words. Words that no profile contains don't distinguish anybody and are omitted.
 * Source: rarity is the idf of BM25, ln(1 + (n - df + .5)/(df + .5)).
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

/** Saturation of BM25: each further mention adds less. */
export const saturate = (count: number) => (WEIGHTS.saturation.slope * count) / (count + WEIGHTS.saturation.bend);

/** The weighted sums for a candidate, and for a profile that mentions every word often enough. */
export function sumsOf({ words }: Reading, count: CountOf) {
  return {
    met: words.reduce((sum, { asked, weight }) => sum + weight * saturate(count(asked.key)), 0),
    whole: words.reduce((sum, { weight }) => sum + wholeOf(weight), 0),
  };
}

/** The contribution of one word to the whole. */
export const wholeOf = (weight: number) => weight * WEIGHTS.full.share * saturate(WEIGHTS.full.mentions);

/** Points for words, 0 to 60. */
export const pointsOf = ({ met, whole }: { met: number; whole: number }) =>
  whole <= 0 ? 0 : 100 * WEIGHTS.parts.words * Math.min(1, met / whole);

export const wordPoints = (reading: Reading, count: CountOf) => pointsOf(sumsOf(reading, count));

/** Points that are the same in both readings: years of experience and required languages. Anything not required counts as met. */
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
