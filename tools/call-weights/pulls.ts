import type { Row } from './regression.ts';

/** Counts start here, so that a feature that is hardly ever seen tells little. */
const SEEN = 0.3;

/**
 * How strongly each feature is pulled towards 0: the less, the more often it is seen in rows that hold than in others, or in others than in those. Half of
 * a feature's size is the same for all, half is its log-count ratio (Wang & Manning 2012).
 */
export function pullsOf(rows: readonly Row[], size: number, strength: number): Float64Array {
  const others = new Float64Array(size).fill(SEEN);
  const own = new Float64Array(size).fill(SEEN);
  for (const { features, isTrue } of rows) {
    const seen = isTrue ? own : others;
    for (let at = 0; at < features.length; at++) seen[features[at]!]!++;
  }
  const [total, ownTotal] = [sumOf(others), sumOf(own)];
  const ratios = own.map((count, feature) => Math.abs(Math.log(count / ownTotal / (others[feature]! / total))));
  const mean = sumOf(ratios) / size;
  return ratios.map((ratio) => strength / (0.5 + (0.5 * ratio) / mean) ** 2);
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
