import type { FigureId } from '../renderer/cast.ts';
import { figures } from '../renderer/cast.ts';
import type { Figure } from '../renderer/figure.ts';

/** The colors of things. People and backdrops have their own. */
export const paint = {
  ink: '#1d1716',
  paper: '#fffaf2',
  line: '#d9cbb2',
  shade: '#b9a98d',
  tally: '#ff5226',
  butter: '#f3c74d',
  cobalt: '#2f4fd6',
  mint: '#8fd3b4',
  rose: '#f09aa9',
} as const;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"${more}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** Moves, turns (degrees) and mirrors a drawing. */
export const at = (x: number, y: number, drawn: string, turn = 0, flip: 1 | -1 = 1) =>
  `<g transform="translate(${x},${y})${turn ? ` rotate(${turn})` : ''}${flip < 0 ? ' scale(-1,1)' : ''}">${drawn}</g>`;

/** A sheet of paper or card centered on the origin. */
export const card = (width: number, height: number, fill: string = paint.paper, radius = 14) =>
  rect(-width / 2, -height / 2, width, height, fill, radius);
/** Lines of writing from one x to the other. */
export const rows = (xs: [number, number], ys: number[], color: string = paint.line, width = 9) =>
  stroke(ys.map((y) => `M${xs[0]},${y}H${xs[1]}`).join(''), color, width);

/** A hand that grips the left edge of a thing at this point, on a forearm from below. Mirrored, it grips the right edge. */
export function grip(
  who: FigureId,
  x: number,
  y: number,
  { flip = 1, turn = 0 }: { flip?: 1 | -1; turn?: number } = {},
) {
  const { skin, shade, body }: Figure = figures[who];
  const sleeve = body.match(/fill="(#\w+)"/)?.[1] ?? paint.ink;
  return at(
    x,
    y,
    shape('M4,-36C-22,-42 -48,-24 -54,14L-96,300H34L12,40Z', skin) +
      shape('M-66,96L-98,300H36L22,100Q-22,122 -66,96Z', sleeve) +
      stroke('M-6,-26H26M-10,-8H32M-8,10H30M-4,28H24', skin, 19) +
      stroke('M2,-17H28M0,1H32M2,19H28', shade, 3),
    turn,
    flip,
  );
}

/** An object held in front of the chest with both hands, `half` of its width from the center. */
export const held = (who: FigureId, thing: string, { y = 516, half = 112, tilt = 0, hands = 24 } = {}) =>
  at(180, y, thing + grip(who, -half, hands) + grip(who, half, hands, { flip: -1 }), tilt);
