import { plant } from '../renderer/backdrops.ts';
import { overshirt } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#241a17';
const light = '#3d2c25';

/** Wavy, beard, raised hand. */
export const yusuf: Figure = {
  skin: '#dfa679',
  shade: '#b47748',
  blush: '#df6f45',
  line: '#6f3b20',
  browColor: hair,
  mouthEdge: '#b9775a',
  restMouth: 'aa',
  tilt: 4,
  look: -6,
  keySide: -1,
  browWidth: 11,
  browLeft: 6,
  backdrops: [plant('#8fd3b4', '#a8e0c5', '#2c7d62')],
  hairBack: `<path d="M92,262C78,190 104,116 182,112C262,112 284,186 268,262Z" fill="${hair}"/>`,
  hairFront: `<path d="M94,252C86,206 96,158 120,142C112,120 150,92 176,106C206,84 258,104 256,138C282,158 276,214 266,252C262,226 256,204 244,190C222,198 196,186 176,176C158,196 130,196 116,194C104,208 98,230 94,252Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"><path d="M128,148C140,128 160,122 176,130M190,118C214,112 236,122 244,144M176,150C196,146 222,152 240,170"/></g>`,
  beard: `<path d="M101,282C104,344 128,392 180,394C232,392 256,344 259,282C252,312 240,324 220,316C198,306 162,306 140,316C120,324 108,312 101,282Z" fill="${hair}"/>`,
  body: overshirt('#3f6b3a', '#315630', '#f4ead8'),
  hand: { x: 292, y: 420, rotate: 12, flip: -1, sleeve: '#3f6b3a', cuff: '#315630' },
};
