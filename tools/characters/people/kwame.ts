import { roundGlasses, turtleneck } from '../renderer/clothes.ts';
import { sun } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#17100e';

/** Flat top, round glasses, knit. */
export const kwame: Figure = {
  skin: '#6b3f2a',
  shade: '#47261a',
  blush: '#a5492f',
  line: '#2b130c',
  browColor: hair,
  restMouth: 'talk',
  tilt: 3,
  look: 6,
  keySide: -1,
  noseWidth: 1.15,
  browWidth: 9,
  browRight: 5,
  backdrops: [sun('#f3c74d', '#f9dc84', 262, 168, 200)],
  hairFront: `<path d="M99,250C92,190 98,138 120,120C150,104 214,104 242,120C264,138 268,190 261,250C258,228 252,206 242,192C214,180 146,180 118,192C108,206 102,228 99,250Z" fill="${hair}"/>`,
  hairTop: `<g stroke="#33221b" stroke-width="4" stroke-linecap="round">${[
    [130, 138],
    [152, 130],
    [176, 128],
    [200, 130],
    [224, 138],
    [142, 154],
    [166, 148],
    [190, 148],
    [214, 154],
  ]
    .map(([x, y]) => `<path d="M${x},${y}l4,5"/>`)
    .join('')}</g>`,
  accessories: roundGlasses({ frame: '#f6e7c8' }),
  mouthEdge: '#8f5138',
  head: { jaw: 0.49, chin: 0.22 },
  beard: `<path d="M103,292C108,336 128,376 180,378C232,376 252,336 257,292C250,326 236,342 214,330C196,316 164,316 146,330C124,342 110,326 103,292Z" fill="${hair}"/>`,
  body: turtleneck('#f2e6d0', '#d6c3a2'),
};
