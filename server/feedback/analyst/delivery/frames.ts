/** Sample rate of the sound that the analyst reads. */
export const SAMPLE_RATE = 16_000;
/** Milliseconds from one frame to the next. */
export const HOP_MS = 10;
export const FRAME_SAMPLES = (25 * SAMPLE_RATE) / 1000;
export const HOP_SAMPLES = (HOP_MS * SAMPLE_RATE) / 1000;
const HIGH_PASS_HZ = 100;
/** Level of digital silence, so that logarithms stay finite. */
const FLOOR_DB = -100;
export const WAVEFORM_STEP_MS = 100;

/** The sound of a take, as the analyst reads it. */
export interface Heard {
  /** Mono samples from -1 to 1 at 16 kHz. */
  sound: Float32Array;
  /** Integrated loudness (EBU R128) of the source; null if it is silent. */
  loudnessLufs: number | null;
  /** How much of the recording's peaks is clipped, from 0 to 1. */
  clipped: number;
}

/**
 * Levels of 16 kHz mono sound in dBFS: frames of 25 ms, one every 10 ms, after a 100 Hz high-pass that removes rumble and hum.
 * @param sound samples from -1 to 1
 */
export function frameLevels(sound: Float32Array): Float32Array {
  const filtered = highPass(sound);
  const count = Math.max(0, Math.floor((filtered.length - FRAME_SAMPLES) / HOP_SAMPLES) + 1);
  const levels = new Float32Array(count);
  for (let frame = 0; frame < count; frame++) {
    const from = frame * HOP_SAMPLES;
    let energy = 0;
    for (let at = from; at < from + FRAME_SAMPLES; at++) energy += filtered[at]! ** 2;
    levels[frame] = Math.max(FLOOR_DB, 10 * Math.log10(energy / FRAME_SAMPLES + 1e-12));
  }
  return levels;
}

/** The highest amplitude, 0 to 1, in each step of 100 ms. */
export function peaksOf(sound: Float32Array): number[] {
  const perStep = (WAVEFORM_STEP_MS * SAMPLE_RATE) / 1000;
  return Array.from({ length: Math.ceil(sound.length / perStep) }, (_, step) => {
    let peak = 0;
    for (const sample of sound.subarray(step * perStep, (step + 1) * perStep)) peak = Math.max(peak, Math.abs(sample));
    return Math.round(Math.min(1, peak) * 100) / 100;
  });
}

/** Second-order Butterworth high-pass. Source: R. Bristow-Johnson, Audio EQ Cookbook. */
function highPass(sound: Float32Array): Float32Array {
  const omega = (2 * Math.PI * HIGH_PASS_HZ) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / Math.SQRT2;
  const cosine = Math.cos(omega);
  const scale = 1 + alpha;
  const [b0, b1] = [(1 + cosine) / 2 / scale, -(1 + cosine) / scale];
  const [a1, a2] = [(-2 * cosine) / scale, (1 - alpha) / scale];
  const filtered = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < sound.length; at++) {
    const x = sound[at]!;
    const y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    filtered[at] = y;
  }
  return filtered;
}
