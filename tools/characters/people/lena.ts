import { studs, blazer } from '../renderer/clothes.ts';
import { sun } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { cloud } from '../renderer/hair.ts';

const hair = '#1a100e';
const light = '#37231c';

/** Two puffs, white blazer. */
export const lena: Figure = {
  skin: '#8a5233',
  shade: '#5f331d',
  blush: '#c04f36',
  line: '#3a1a0d',
  browColor: hair,
  lip: '#d5453f',
  restMouth: 'talk',
  tilt: 5,
  look: -5,
  keySide: 1,
  lashes: true,
  browWidth: 8,
  browY: -3,
  head: { width: 152 },
  noseWidth: 1.1,
  backdrops: [sun('#f6b7a0', '#fbd0bf', 246, 170, 190)],
  hairBack:
    cloud(hair, [
      [92, 128, 56],
      [270, 128, 56],
      [62, 104, 34],
      [300, 104, 34],
      [92, 84, 38],
      [268, 84, 38],
      [58, 148, 32],
      [304, 150, 32],
    ]) +
    cloud(light, [
      [70, 110, 10],
      [98, 92, 12],
      [286, 104, 12],
      [258, 88, 10],
      [70, 146, 9],
      [296, 144, 9],
    ]) +
    `<path d="M92,262C80,180 112,126 182,124C252,126 282,180 268,262Z" fill="${hair}"/>`,
  hairFront: `<path d="M97,256C88,196 114,134 181,130C248,134 272,196 263,256C258,226 246,200 226,184C208,176 154,176 136,184C116,200 102,226 97,256Z" fill="${hair}"/>`,
  hairTop: `<path d="M181,130V178" stroke="#8a5233" stroke-width="3.5"/><g fill="none" stroke="${light}" stroke-width="4.5" stroke-linecap="round"><path d="M170,138C146,146 124,164 112,192M192,138C216,146 238,164 250,192"/></g><g stroke="#ff5a26" stroke-width="9" stroke-linecap="round"><path d="M120,152L134,140M242,152L228,140"/></g>`,
  accessories: studs('#fff4e2'),
  body: blazer('#fbf5ea', '#e6dbc6', '#1d1a1a', '#0f0d0d'),
  hand: { x: 296, y: 424, rotate: 12, flip: -1, sleeve: '#fbf5ea', cuff: '#e6dbc6' },
};
