import { WEIGHED_LISTS, type WeighedList } from '#server/calls/findings/decide/lists.ts';

export interface Chance {
  chance: number;
  isTrue: boolean;
}

/** How much of what is found should be there: of all lists together, and of each. */
const PRECISION = { all: 0.86, list: 0.72 };
const [LOWEST, HIGHEST, STEP] = [0.25, 0.9, 0.01];

/**
 * One probability for all lists, the lowest with which they reach the precision together: nothing else finds more at that precision. A list that
 * doesn't reach its own precision with it asks for more.
 */
export function chooseThresholds(rows: Record<WeighedList, readonly Chance[]>): Record<WeighedList, number> {
  const least = WEIGHED_LISTS.map((list) => {
    const reaching = STEPS.find((threshold) => precisionOf([countFrom(rows[list], threshold)]) >= PRECISION.list);
    return reaching ?? HIGHEST;
  });
  const chosen = STEPS.find((threshold) => {
    const counts = WEIGHED_LISTS.map((list, index) => countFrom(rows[list], Math.max(threshold, least[index]!)));
    return precisionOf(counts) >= PRECISION.all;
  });
  const entries = WEIGHED_LISTS.map((list, index) => [list, Math.max(chosen ?? HIGHEST, least[index]!)] as const);
  return Object.fromEntries(entries) as Record<WeighedList, number>;
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
