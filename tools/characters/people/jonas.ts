import { squareGlasses, hoodie } from '../renderer/clothes.ts';
import { split } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#e4b654';
const light = '#bf8d2f';

/** Blond waves, square glasses, hoodie. */
export const jonas: Figure = {
  skin: '#f6cfb4',
  shade: '#dc9f7e',
  blush: '#f07b62',
  line: '#a55c40',
  browColor: '#a8772a',
  restMouth: 'ee',
  tilt: -4,
  look: 6,
  keySide: -1,
  browWidth: 8,
  backdrops: [split('#a9b94a', '#bdcc60', '#eef0c2')],
  hairBack: `<path d="M84,330C70,220 84,112 184,108C282,112 292,220 276,330C262,338 250,330 250,318L112,318C110,330 98,338 84,330Z" fill="${light}"/>`,
  hairFront: `<path d="M86,320C74,240 88,128 172,114C262,104 292,200 274,320C262,318 256,306 256,290C258,250 250,214 222,186C200,204 160,212 128,200C112,226 104,258 106,290C106,306 98,318 86,320Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M218,182C200,164 176,152 150,150M232,176C220,150 196,134 172,130M124,194C110,216 98,250 98,288"/></g>`,
  earless: true,
  accessories: squareGlasses({ frame: '#26201d' }),
  body: hoodie('#e9552b', '#c9421c', '#fff1dd'),
};
