import { WEIGHED_LISTS, type WeighedList } from '#server/calls/findings/decide/lists.ts';

export interface Chance {
  chance: number;
  isTrue: boolean;
}

/** How much of what is found should be there: of all lists together, and of each. */
const PRECISION = { all: 0.86, list: 0.72 };
const [LOWEST, HIGHEST, STEP] = [0.25, 0.9, 0.01];

/** A list that reaches the precision of all by itself with this probability asks for no more. */
const EVEN = 0.5;

/**
 * One probability for all lists, the lowest with which they reach the precision together. A list that doesn't reach its own precision with it asks
 * for more, and one that is right often enough at an even chance for no more than that.
 */
export function chooseThresholds(rows: Record<WeighedList, readonly Chance[]>): Record<WeighedList, number> {
  const limits = WEIGHED_LISTS.map((list) => {
    const least = STEPS.find((threshold) => precisionOf([countFrom(rows[list], threshold)]) >= PRECISION.list);
    const isEven = precisionOf([countFrom(rows[list], EVEN)]) >= PRECISION.all;
    return { least: least ?? HIGHEST, most: isEven ? EVEN : HIGHEST };
  });
  const at = (threshold: number) => limits.map(({ least, most }) => Math.min(most, Math.max(threshold, least)));
  const chosen = STEPS.find((threshold) => {
    const own = at(threshold);
    return precisionOf(WEIGHED_LISTS.map((list, index) => countFrom(rows[list], own[index]!))) >= PRECISION.all;
  });
  const own = at(chosen ?? HIGHEST);
  return Object.fromEntries(WEIGHED_LISTS.map((list, index) => [list, own[index]!])) as Record<WeighedList, number>;
}

const STEPS = Array.from(
  { length: Math.round((HIGHEST - LOWEST) / STEP) + 1 },
  (_, at) => Math.round((LOWEST + at * STEP) * 100) / 100,
);

function countFrom(rows: readonly Chance[], threshold: number) {
  const found = rows.filter(({ chance }) => chance >= threshold);
  return { found: found.length, right: found.filter(({ isTrue }) => isTrue).length };
}

function precisionOf(counts: readonly { found: number; right: number }[]) {
  const sum = (key: 'found' | 'right') => counts.reduce((total, one) => total + one[key], 0);
  return sum('found') === 0 ? 1 : sum('right') / sum('found');
}
