import type { Advert, Asked } from './advert.ts';
import type { Candidate } from './candidate.ts';
import { WEIGHTS } from './weights.ts';

/** How often a key counts in somebody's profile. */
export type CountOf = (key: string) => number;

/** The words that are asked for, with how rare each is among those who are compared. */
export interface Reading {
  words: { asked: Asked; rarity: number }[];
  /** The most that the words can sum up to before it is capped. */
  whole: number;
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
  const read = words.flatMap((asked) => {
    const holders = profiles.filter((count) => count(asked.key) > 0).length;
    return holders === 0 ? [] : [{ asked, rarity: Math.log(1 + (profiles.length - holders + 0.5) / (holders + 0.5)) }];
  });
  return { words: read, whole: wholeOf(read) };
}

/** The same reading as if the advert did not say the word. */
export function withoutWord({ words }: Reading, key: string): Reading {
  const read = words.filter(({ asked }) => asked.key !== key);
  return { words: read, whole: wholeOf(read) };
}

const wholeOf = (words: Reading['words']) =>
  WEIGHTS.full.share *
  words.reduce((sum, { asked, rarity }) => sum + asked.times * rarity * saturate(WEIGHTS.full.mentions), 0);

/** The more often, the less each mention adds: that of BM25. */
export const saturate = (count: number) => (WEIGHTS.saturation.slope * count) / (count + WEIGHTS.saturation.bend);

/** Points for words, 0 to 60. */
export function wordPoints({ words, whole }: Reading, count: CountOf): number {
  if (whole === 0) return 0;
  const met = words.reduce((sum, { asked, rarity }) => sum + asked.times * rarity * saturate(count(asked.key)), 0);
  return 100 * WEIGHTS.parts.words * Math.min(1, met / whole);
}

/** What no reading changes: years of experience and required languages; what is not asked for is met. */
export function fixedPoints(
  { years, languages }: Advert,
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
