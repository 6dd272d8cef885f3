import type { Scores } from '#contract/feedback/shared-scores.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '#contract/values/plans.ts';
import { LEAST_SCORES, LEAST_YEARS } from '#contract/values/product.ts';
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

/** How a document's years of experience are indexed: every minimum that they reach, and the maximum for juniors. */
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

/** How a talent's terms are indexed: every salary that they accept, and every notice period that is long enough. */
export const salaryFlag = (euros: number) => `salary-up-to-${euros}`;
export const noticeFlag = (days: number) => `available-within-${days}`;

export const termsFlagsOf = ({ salary_min_minor: least, notice_days: notice }: Terms) => [
  ...(least === null ? [] : SALARY_STEPS.filter((euros) => 100 * euros >= least).map(salaryFlag)),
  ...(notice === null ? [] : NOTICE_DAYS.filter((days) => days >= notice).map(noticeFlag)),
];
/** Columns of talent_positions. */
export interface Terms {
  salary_min_minor: number | null;
  notice_days: number | null;
}

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

/**
 * Sorting by a score splits results into parts: one for each tenth of a point from 10 down to 0, then one without the score. The
 * parts of boosted positions come before all others.
 */
export const SCORE_PARTS = 102;
export const UNSCORED_PART = SCORE_PARTS - 1;

/** @param score 0 to 10 with one decimal */
export const scorePart = (score: number | null) => (score === null ? UNSCORED_PART : 100 - Math.round(10 * score));

/** The inverse of `scorePart`, which ignores whether the part is boosted. */
export const scoreOfPart = (part: number) =>
  part % SCORE_PARTS === UNSCORED_PART ? null : (100 - (part % SCORE_PARTS)) / 10;

/** The part of a row of talent_search as SQL. */
export const scorePartInSql = (name: ScoreName) =>
  `CASE WHEN boosted THEN 0 ELSE ${SCORE_PARTS} END + coalesce(100 - round(10 * score_${name})::int, ${UNSCORED_PART})`;
