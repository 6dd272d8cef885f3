import { roundGlasses, overshirt } from '../renderer/clothes.ts';
import { skyline } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#17141b';
const light = '#37323f';

/** A blunt bob with a fringe, big red glasses. */
export const meiling: Figure = {
  skin: '#f4d0aa',
  shade: '#d6a274',
  blush: '#f0866a',
  line: '#935834',
  browColor: hair,
  lip: '#cf3341',
  lashes: true,
  restMouth: 'smile',
  tilt: -4,
  look: 5,
  keySide: 1,
  browWidth: 7,
  browY: 3,
  earless: true,
  head: { width: 154, jaw: 0.45, chin: 0.22, height: 222 },
  backdrops: [skyline('#3347a0', '#232f73', '#f7cf6b')],
  hairBack: `<path d="M80,262C66,148 116,96 182,96C250,96 296,148 280,262C282,310 286,344 284,380L240,390L120,390L76,380C74,344 78,310 80,262Z" fill="${hair}"/>`,
  hairFront: `<path d="M78,380C74,336 82,290 84,250C82,170 122,110 182,110C242,110 280,170 276,250C278,290 286,336 282,380C266,388 252,386 240,380C254,330 256,270 248,214Q180,230 112,214C104,270 106,330 120,380C108,386 94,388 78,380Z" fill="${hair}"/>`,
  hairTop: strands(
    light,
    'M182,124C176,152 174,184 176,212M160,128C150,152 144,184 142,208M206,128C216,152 220,184 220,208M112,160C98,190 94,230 96,270',
  ),
  accessories: roundGlasses({ frame: '#e5372f', width: 7 }, 30),
  body: overshirt('#f0b62f', '#cf9413', '#fbf6ea'),
};
