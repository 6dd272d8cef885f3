import type { PictureAdvice } from '#contract/values/feedback.ts';

export interface GrayPicture {
  width: number;
  height: number;
  /** Full range, row by row, without padding. */
  luma: Uint8Array;
}

const BLUR_TAPS = 9;
/** Thresholds for advice. They affect no score. */
const TOO_DARK = 0.2;
const TOO_BRIGHT = 0.85;
const BLURRED = 0.62;
const LEAST_SHORT_SIDE = 480;

/** Mean luma, 0 to 1. */
export function brightnessOf({ luma }: GrayPicture): number {
  let sum = 0;
  for (const value of luma) sum += value;
  return luma.length === 0 ? 0 : sum / luma.length / 255;
}

/**
 * How blurred a picture is, from 0 to 1: how little of its edges another blur removes. Source: Crete, Dolmiere, Ladret & Nicolas
 * 2007, "The blur effect: perception and estimation with a new no-reference perceptual blur metric".
 */
export function blurOf({ width, height, luma }: GrayPicture): number {
  return Math.max(blurAlong(luma, width, height, 1, width), blurAlong(luma, height, width, width, 1));
}

function blurAlong(luma: Uint8Array, length: number, lines: number, step: number, lineStep: number): number {
  let [edges, lost] = [0, 0];
  const reach = BLUR_TAPS >> 1;
  for (let line = 0; line < lines; line++) {
    const at = (position: number) => luma[line * lineStep + Math.min(length - 1, Math.max(0, position)) * step]!;
    let window = 0;
    for (let position = -reach; position <= reach; position++) window += at(position);
    for (let position = 1; position < length; position++) {
      const change = Math.abs(at(position) - at(position - 1));
      const next = window + at(position + reach) - at(position - reach - 1);
      const blurredChange = Math.abs(next - window) / BLUR_TAPS;
      window = next;
      edges += change;
      lost += Math.max(0, change - blurredChange);
    }
  }
  return edges === 0 ? 1 : (edges - lost) / edges;
}

/** What would improve the picture, most important first. */
export function advisePicture(picture: {
  width: number;
  height: number;
  brightness: number;
  blur: number;
}): PictureAdvice[] {
  const { width, height, brightness, blur } = picture;
  const found: [PictureAdvice, boolean][] = [
    ['too_dark', brightness < TOO_DARK],
    ['too_bright', brightness > TOO_BRIGHT],
    ['blurred', blur > BLURRED],
    ['landscape', width > height],
    ['low_resolution', Math.min(width, height) < LEAST_SHORT_SIDE],
  ];
  return found.filter(([, applies]) => applies).map(([advice]) => advice);
}
