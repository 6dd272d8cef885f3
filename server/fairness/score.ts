import type { JobDescription, Asked } from './job-description.ts';
import type { Candidate } from './candidate.ts';
import { WEIGHTS } from './weights.ts';

/** The requested words about the work with their weights: mentions in the job description times rarity among the candidates. */
export interface Reading {
  words: { asked: Asked; weight: number }[];
}

/** The parts of a score of at most 100, not rounded. */
export interface Parts {
  words: number;
  years: number;
  languages: number;
}

const MATCHED_SHOWN = 12;

/**
 * Weights the requested words. Words that no profile contains don't distinguish anybody and are omitted.
 * Source: rarity is the idf of BM25, ln(1 + (n - df + .5)/(df + .5)).
 */
export function readFor(words: readonly Asked[], profiles: readonly Pick<Candidate, 'words'>[]): Reading {
  return {
    words: words.flatMap((asked) => {
      const holders = profiles.filter((profile) => profile.words.has(asked.key)).length;
      const rarity = Math.log(1 + (profiles.length - holders + 0.5) / (holders + 0.5));
      return holders === 0 ? [] : [{ asked, weight: asked.times * rarity }];
    }),
  };
}

/** Saturation of BM25: each further mention adds less. */
const saturate = (count: number) => (WEIGHTS.saturation.slope * count) / (count + WEIGHTS.saturation.bend);

/** Points for words, 0 to 60: a share of what a profile gets that mentions every word often. */
export function wordPoints({ words }: Reading, candidate: Pick<Candidate, 'words'>): number {
  const met = words.reduce((sum, { asked, weight }) => sum + weight * saturate(candidate.words.get(asked.key) ?? 0), 0);
  const whole = words.reduce(
    (sum, { weight }) => sum + weight * WEIGHTS.full.share * saturate(WEIGHTS.full.mentions),
    0,
  );
  return whole <= 0 ? 0 : 100 * WEIGHTS.parts.words * Math.min(1, met / whole);
}

/** The words of the job description that a profile contains, those with the highest weight first. */
export const rarestFirst = ({ words }: Reading, candidate: Pick<Candidate, 'words'>): string[] =>
  words
    .map(({ asked, weight }) => ({ word: asked.word, weight: weight * saturate(candidate.words.get(asked.key) ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MATCHED_SHOWN)
    .map(({ word }) => word);

/** Splits the required languages into those that a candidate speaks and those that are missing. One of two alternatives is enough. */
export function languagesMet({ languages, eitherLanguage }: JobDescription, { languages: spoken }: Candidate) {
  const isSpoken = (language: string) => spoken.includes(language);
  const either = eitherLanguage.filter(isSpoken);
  return {
    met: [...languages.filter(isSpoken), ...either],
    missing: [
      ...languages.filter((language) => !isSpoken(language)),
      ...(either.length > 0 ? [] : eitherLanguage.slice(0, 1)),
    ],
  };
}

/** Points for years of experience and required languages. Anything not required counts as met. */
export function fixedPoints(jobDescription: JobDescription, candidate: Candidate): Omit<Parts, 'words'> {
  const { years } = jobDescription;
  const { met, missing } = languagesMet(jobDescription, candidate);
  const asked = met.length + missing.length;
  return {
    years:
      100 * WEIGHTS.parts.years * (years === null ? 1 : Math.min(1, (candidate.card.experienceYears ?? 0) / years)),
    languages: 100 * WEIGHTS.parts.languages * (asked === 0 ? 1 : met.length / asked),
  };
}

/** The score in points of 100, with the points that demographic terms take away. */
export const scoreOf = ({ words, years, languages }: Parts, lost = 0) =>
  Math.max(0, Math.round(words + years + languages + lost));
