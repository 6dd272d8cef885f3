import type { Scores } from '#contract/feedback/shared-scores.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import { LEAST_SCORES } from '#contract/values/product.ts';
import type { SearchQuery } from '#contract/search/query.ts';

export type { Scores };

/** The scores of a row; null when it has none. */
export const scoresOf = ({ communication, confidence, clarity }: Record<ScoreName, number | null>): Scores | null =>
  communication === null || confidence === null || clarity === null ? null : { communication, confidence, clarity };

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

export const scoreFlag = (score: ScoreName, least: number) => `${score}-${least}`;

export const SCORE_FILTERS = [
  { filter: 'minCommunication', score: 'communication' },
  { filter: 'minConfidence', score: 'confidence' },
  { filter: 'minClarity', score: 'clarity' },
] as const satisfies { filter: keyof SearchQuery; score: ScoreName }[];

/** Whether a filter is set that only positions with AI feedback can match. */
export const asksForFeedback = (query: SearchQuery) =>
  query.hasAiFeedback === true || SCORE_FILTERS.some(({ filter }) => query[filter] !== undefined);

/** The same query, restricted to positions without AI feedback. */
export function amongThoseWithoutFeedback(query: SearchQuery): SearchQuery {
  const { minCommunication: _a, minConfidence: _b, minClarity: _c, ...others } = query;
  return { ...others, hasAiFeedback: false };
}
