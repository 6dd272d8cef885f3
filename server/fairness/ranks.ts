/** Ranks scores, best first. Equal scores share a rank and keep their order. */
export function rankOf(scores: readonly number[]): { order: number[]; places: number[] } {
  const order = scores.map((_, index) => index).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { order, places };
}

/** Similarity of two rankings: 1 identical, 0 unrelated, -1 reversed; null when all are tied. Source: Kendall 1945, tau-b. */
export function kendallTauB(a: readonly number[], b: readonly number[]): number | null {
  let concordance = 0;
  let untiedInA = 0;
  let untiedInB = 0;
  for (let first = 0; first < a.length; first++) {
    for (let second = first + 1; second < a.length; second++) {
      const inA = Math.sign(a[first]! - a[second]!);
      const inB = Math.sign(b[first]! - b[second]!);
      concordance += inA * inB;
      untiedInA += Math.abs(inA);
      untiedInB += Math.abs(inB);
    }
  }
  return untiedInA === 0 || untiedInB === 0 ? null : concordance / Math.sqrt(untiedInA * untiedInB);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
