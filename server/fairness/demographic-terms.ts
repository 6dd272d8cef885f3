import type { BiasRanking } from '#contract/fairness/rankings.ts';
import type { BiasSummary } from '#contract/fairness/summaries.ts';
import type { Candidate } from './candidate.ts';
import type { ReadWord } from './read-words.ts';

type Kind = BiasRanking['attributions'][number]['kind'];
type Fields = Pick<Candidate, 'name' | 'place'>;

/** Points lost for lacking a name, place or nationality in the job description, and the maximum for all of them. */
const COST = { term: 12, most: 36 };

/** The demographic terms of a job description that some candidates have and others lack. */
export interface DemographicTerms {
  terms: readonly ReadWord[];
  /** Points lost per missing term: the same for short and long adverts, and for small and large pools. */
  points: number;
}

const holds = ({ name, place }: Fields, { key }: ReadWord) => name.includes(key) || place.includes(key);

export function demographicTerms(words: readonly ReadWord[], candidates: readonly Fields[]): DemographicTerms {
  const terms = words.filter((word) => candidates.some((candidate) => holds(candidate, word)));
  return { terms, points: Math.min(COST.term, COST.most / Math.max(1, terms.length)) };
}

/** The change in a candidate's points due to the terms; 0 or less. */
export const pointsLost = ({ terms, points }: DemographicTerms, candidate: Fields) =>
  -points * terms.filter((term) => !holds(candidate, term)).length;

/** The words behind a candidate's difference. A candidate who lacks none has no difference and no attributions. */
export const attributionsOf = ({ terms, points }: DemographicTerms, candidate: Fields): BiasRanking['attributions'] =>
  terms.filter((term) => !holds(candidate, term)).map((term) => ({ ...named(term), points: -rounded(points) }));

/** Each term that some have and others lack, with how many have it. */
export function summedAttributions(
  { terms, points }: DemographicTerms,
  all: readonly Fields[],
): BiasSummary['attributions'] {
  return terms
    .map((term) => ({ term, candidates: all.filter((candidate) => holds(candidate, term)).length }))
    .filter(({ candidates }) => candidates < all.length)
    .map(({ term, candidates }) => ({ ...named(term), points: rounded(points), candidates }));
}

export const loadedWords = (words: readonly ReadWord[]): BiasSummary['takenAway'] => words.map(named);

/** The largest change in points from another candidate's name, or from their city and country. */
export function largestCounterfactuals(asked: DemographicTerms, candidate: Candidate, all: readonly Candidate[]) {
  const own = pointsLost(asked, candidate);
  const largest = (part: 'name' | 'place') =>
    Math.round(
      Math.max(0, ...all.map((other) => Math.abs(pointsLost(asked, { ...candidate, [part]: other[part] }) - own))),
    );
  return { name: largest('name'), place: largest('place') };
}

const named = ({ word, kind }: ReadWord) => ({ word, kind: kind as Kind });
const rounded = (points: number) => Math.round(points * 10) / 10;
