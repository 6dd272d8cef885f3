import type { ScoreName } from '#contract/values/feedback.ts';

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
