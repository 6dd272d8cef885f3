import { LEAST_SCORES, LEAST_YEARS } from '#contract/values/product.ts';
import type { SearchQuery } from '#contract/search/query.ts';

/** AI feedback scores of a position's video, 0 to 10. */
export interface Scores {
  communication: number;
  confidence: number;
  clarity: number;
}

export const HAS_FEEDBACK = 'feedback';

/** The flags under which a document's scores are searched: having feedback at all, and every minimum score they reach. */
export const flagsOf = (scores: Scores | null) =>
  scores === null
    ? []
    : [
        HAS_FEEDBACK,
        ...SCORE_FILTERS.flatMap(({ score }) =>
          LEAST_SCORES.filter((least) => scores[score] >= least).map((least) => scoreFlag(score, least)),
        ),
      ];

export const scoreFlag = (score: keyof Scores, least: number) => `${score}-${least}`;

/** How a document's years of experience are searched: every least number that they reach, and the most that juniors have. */
export const yearsFlag = {
  least: (years: number) => `years-${years}`,
  most: (years: number) => `years-up-to-${years}`,
};
const MOST_YEARS = [2, 3];

export const yearsFlagsOf = (years: number | null) =>
  years === null
    ? []
    : [
        ...LEAST_YEARS.filter((least) => years >= least).map(yearsFlag.least),
        ...MOST_YEARS.filter((most) => years <= most).map(yearsFlag.most),
      ];

export const SCORE_FILTERS = [
  { filter: 'minCommunication', score: 'communication' },
  { filter: 'minConfidence', score: 'confidence' },
  { filter: 'minClarity', score: 'clarity' },
] as const satisfies { filter: keyof SearchQuery; score: keyof Scores }[];

/** Whether a filter is set that only positions with AI feedback can match. */
export const asksForFeedback = (query: SearchQuery) =>
  query.hasAiFeedback === true || SCORE_FILTERS.some(({ filter }) => query[filter] !== undefined);

/** The same query, restricted to positions without AI feedback. */
export function amongThoseWithoutFeedback(query: SearchQuery): SearchQuery {
  const { minCommunication: _a, minConfidence: _b, minClarity: _c, ...others } = query;
  return { ...others, hasAiFeedback: false };
}
