const BINS_PER_DB = 8;
const FROM_DB = -90;
const TO_DB = 10;
/** Every third of the 48,000 samples per second is enough. */
const STRIDE = 3;
/** Samples further below the peaks are pauses and weak sounds. */
const VOICED_DB = 26;
/** How far the loudest hundredth is above the loudest tenth: 4 dB or more in recorded voices, under 3 dB once clipped. */
const CLEAR_PEAKS_DB = 2.9;

/**
 * Measures how much of a recording's peaks is clipped, from 0 to 1. Counting samples at full scale would miss most clipped
 * recordings, which were turned down or compressed afterwards, but their flat peaks remain visible.
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

/** The bin above which this share of the samples from `least` up lies. */
function loudest(counts: Float64Array, share: number, least: number): number {
  let wanted = counts.subarray(Math.max(0, least)).reduce((sum, count) => sum + count, 0) * share;
  let bin = counts.length - 1;
  for (; bin > 0 && wanted > counts[bin]!; bin--) wanted -= counts[bin]!;
  return bin;
}
