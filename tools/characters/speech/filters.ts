import { sampleRate } from './espeak.ts';

export const outputRate = sampleRate * 2;

type Filter = { b: [number, number, number]; a: [number, number] };

// Filters from the Audio EQ Cookbook by Robert Bristow-Johnson.
export function lowPass(frequency: number, q = 0.707): Filter {
  const w = (2 * Math.PI * frequency) / outputRate;
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  const c = Math.cos(w);
  return { b: [(1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0], a: [(-2 * c) / a0, (1 - alpha) / a0] };
}
export function highPass(frequency: number, q = 0.707): Filter {
  const w = (2 * Math.PI * frequency) / outputRate;
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  const c = Math.cos(w);
  return { b: [(1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0], a: [(-2 * c) / a0, (1 - alpha) / a0] };
}
export function bell(frequency: number, gainDb: number, q = 1): Filter {
  const w = (2 * Math.PI * frequency) / outputRate;
  const gain = 10 ** (gainDb / 40);
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha / gain;
  const c = Math.cos(w);
  return {
    b: [(1 + alpha * gain) / a0, (-2 * c) / a0, (1 - alpha * gain) / a0],
    a: [(-2 * c) / a0, (1 - alpha / gain) / a0],
  };
}

export function applyFilter(samples: Float32Array, { b, a }: Filter) {
  let x1 = 0,
    x2 = 0,
    y1 = 0,
    y2 = 0;
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}
