import { centerX, round } from './figure.ts';

type Curl = readonly [x: number, y: number, radius: number];

/** Hair made of overlapping circles. */
export const cloud = (color: string, curls: readonly Curl[]) =>
  `<g fill="${color}">${curls.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

/** Curls along an arc from one angle to another, alternately larger and smaller by `wobble`. */
export const curlRing = (
  from: number,
  to: number,
  count: number,
  rx: number,
  ry: number,
  radius: number,
  cy = 236,
  wobble = 0,
): Curl[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [
      round(centerX + rx * Math.cos(angle)),
      round(cy + ry * Math.sin(angle)),
      radius + (i % 2 ? wobble : -wobble),
    ];
  });

/** Thin lighter lines that show which way the hair is combed. */
export const strands = (color: string, d: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
