import { FRAME_SAMPLES, HOP_SAMPLES, SAMPLE_RATE } from './frames.ts';

const SIZE = 512;
export const BANDS = 18;
/** Limited to the telephone band, so that 8 kHz recordings give the same result. */
const LOW_HZ = 150;
const HIGH_HZ = 3800;

const melOf = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertzOf = (mel: number) => 700 * (Math.exp(mel / 1127) - 1);
const EDGES = Array.from({ length: BANDS + 1 }, (_, band) => {
  const mel = melOf(LOW_HZ) + ((melOf(HIGH_HZ) - melOf(LOW_HZ)) * band) / BANDS;
  return Math.round((hertzOf(mel) / SAMPLE_RATE) * SIZE);
});
const HANN = Float64Array.from(
  { length: FRAME_SAMPLES },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME_SAMPLES),
);
const COSINES = Float64Array.from({ length: SIZE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / SIZE));
const SINES = Float64Array.from({ length: SIZE / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / SIZE));
const REVERSED = Uint16Array.from({ length: SIZE }, (_, at) => {
  let reversed = 0;
  for (let bit = 1, rest = at; bit < SIZE; bit <<= 1, rest >>= 1) reversed = (reversed << 1) | (rest & 1);
  return reversed;
});
const real = new Float64Array(SIZE);
const imaginary = new Float64Array(SIZE);

/**
 * Writes the levels of a frame's 18 bands into `bands`, in dB with an arbitrary reference. The bands are evenly spaced on the
 * mel scale.
 */
export function bandLevels(sound: Float32Array, frame: number, bands: Float64Array): void {
  const from = frame * HOP_SAMPLES;
  real.fill(0);
  imaginary.fill(0);
  for (let at = 0; at < FRAME_SAMPLES; at++) real[REVERSED[at]!] = (sound[from + at] ?? 0) * HANN[at]!;
  transform();
  for (let band = 0; band < BANDS; band++) {
    let power = 0;
    for (let bin = EDGES[band]!; bin < EDGES[band + 1]!; bin++) power += real[bin]! ** 2 + imaginary[bin]! ** 2;
    bands[band] = 10 * Math.log10(power + 1e-7);
  }
}

/** In-place fast Fourier transform (Cooley & Tukey) of values in bit-reversed order. */
function transform(): void {
  for (let length = 2; length <= SIZE; length <<= 1) {
    const half = length >> 1;
    const stride = SIZE / length;
    for (let from = 0; from < SIZE; from += length)
      for (let k = 0; k < half; k++) {
        const [low, high] = [from + k, from + k + half];
        const cosine = COSINES[k * stride]!;
        const sine = SINES[k * stride]!;
        const x = real[high]! * cosine - imaginary[high]! * sine;
        const y = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - x;
        imaginary[high] = imaginary[low]! - y;
        real[low]! += x;
        imaginary[low]! += y;
      }
  }
}
