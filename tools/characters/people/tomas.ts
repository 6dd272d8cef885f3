import { blinds, hills } from '../renderer/backdrops.ts';
import { shirt } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#3a2a20';

/** Bald, moustache. */
export const tomas: Figure = {
  skin: '#e8b48c',
  shade: '#c07f55',
  blush: '#ea6a49',
  line: '#7d4526',
  browColor: hair,
  restMouth: 'talk',
  tilt: -5,
  look: -6,
  keySide: 1,
  browWidth: 11,
  head: { width: 160 },
  backdrops: [blinds('#0c6468', '#12787c'), hills('#f2c14e', '#d98a3d', '#b5652f', '#fbe3a0')],
  hairTop: `<path d="M128,176C138,162 154,156 170,156" stroke="#fbdcc0" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  stubble: `<path d="M102,300C108,346 132,376 180,377C228,376 252,346 258,300C250,338 226,356 180,356C134,356 110,338 102,300Z" fill="${hair}" opacity=".22"/>`,
  moustache: `<path d="M180,314C166,304 142,308 134,326C150,332 168,330 180,322C192,330 210,332 226,326C218,308 194,304 180,314Z" fill="${hair}"/>`,
  body: shirt('#ffb9a3', '#f2947a'),
  hand: { x: 66, y: 424, rotate: -12, flip: 1, sleeve: '#ffb9a3', cuff: '#f2947a' },
};
