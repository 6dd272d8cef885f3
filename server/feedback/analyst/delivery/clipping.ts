const BINS_PER_DB = 8;
const FROM_DB = -90;
const TO_DB = 10;
/** Every third of 48,000 samples a second says as much. */
const STRIDE = 3;
/** Samples further below the peaks are pauses and weak sounds. */
const VOICED_DB = 26;
/** By how much the loudest hundredth stands above the loudest tenth: 4 dB and more in recorded voices, under 3 dB once cut off. */
const CLEAR_PEAKS_DB = 2.9;

/**
 * Measures how far the peaks of a recording are cut off, 0 to 1. Counting samples at full scale would miss a recording that was
 * turned down or compressed since, which is most of them; that its peaks are flat stays visible.
 */
export function clippingMeter() {
  const counts = new Float64Array((TO_DB - FROM_DB) * BINS_PER_DB);
  return {
    /** @param samples from -1 to 1, one channel */
    add(samples: Float32Array) {
      for (let at = 0; at < samples.length; at += STRIDE) {
        const bin = Math.floor((20 * Math.log10(Math.abs(samples[at]!) + 1e-9) - FROM_DB) * BINS_PER_DB);
        if (bin >= 0) counts[Math.min(counts.length - 1, bin)]! += 1;
      }
    },
    clipped(): number {
      const peak = loudest(counts, 0.0001, 0);
      const voiced = peak - VOICED_DB * BINS_PER_DB;
      const clearDb = (loudest(counts, 0.01, voiced) - loudest(counts, 0.1, voiced)) / BINS_PER_DB;
      return Math.max(0, 1 - clearDb / CLEAR_PEAKS_DB);
    },
  };
}

/** The bin that this share of the samples from `least` on lies above. */
function loudest(counts: Float64Array, share: number, least: number): number {
  let wanted = counts.subarray(Math.max(0, least)).reduce((sum, count) => sum + count, 0) * share;
  let bin = counts.length - 1;
  for (; bin > 0 && wanted > counts[bin]!; bin--) wanted -= counts[bin]!;
  return bin;
}
