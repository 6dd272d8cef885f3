/** The places of scores, best first; equal scores share one, and stay in the order they came in. */
export function rankOf(scores: readonly number[]): { order: number[]; places: number[] } {
  const order = scores.map((_, index) => index).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { order, places };
}

/** How alike two rankings are: 1 the same, 0 unrelated, -1 reversed. Kendall 1945, ties as in tau-b; null where all are tied. */
export function kendallTauB(a: readonly number[], b: readonly number[]): number | null {
  let concordance = 0;
  let apartInA = 0;
  let apartInB = 0;
  for (let first = 0; first < a.length; first++) {
    for (let second = first + 1; second < a.length; second++) {
      const inA = Math.sign(a[first]! - a[second]!);
      const inB = Math.sign(b[first]! - b[second]!);
      concordance += inA * inB;
      apartInA += Math.abs(inA);
      apartInB += Math.abs(inB);
    }
  }
  return apartInA === 0 || apartInB === 0 ? null : concordance / Math.sqrt(apartInA * apartInB);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
