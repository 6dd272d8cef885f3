import { arch } from '../renderer/backdrops.ts';
import { turtleneck } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#d9d6d2';
const light = '#b7b2ad';

/** Silver bob. */
export const ingrid: Figure = {
  skin: '#f5cdb2',
  shade: '#dc9d80',
  blush: '#ef7f6c',
  line: '#a3573f',
  browColor: '#8f8883',
  lip: '#cf2f3a',
  restMouth: 'smile',
  tilt: -3,
  look: 4,
  keySide: 1,
  lashes: true,
  browWidth: 6,
  earless: true,
  head: { width: 148 },
  backdrops: [arch('#f09aa9', '#f6b8c2', '#e58095')],
  hairBack: `<path d="M84,250C72,150 122,100 184,100C248,100 290,150 278,250C278,310 288,352 280,392C256,408 228,398 222,384L138,384C132,398 104,408 80,392C72,352 84,310 84,250Z" fill="${light}"/>`,
  hairFront: `<path d="M92,372C82,330 90,290 92,250C88,176 126,118 186,116C246,118 276,176 270,250C272,290 280,330 270,372C258,380 246,376 244,366C254,330 252,276 240,214C204,234 140,236 112,212C108,276 106,330 116,366C114,376 104,380 92,372Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M186,124C160,150 140,180 132,214M200,126C220,150 232,180 234,206M180,140C176,166 170,190 166,220"/></g>`,
  wrinkled: true,
  body: turtleneck('#221c1d', '#3b3233'),
};
