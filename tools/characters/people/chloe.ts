import { lamp } from '../renderer/backdrops.ts';
import { dungarees } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#d4562a';
const light = '#a93d18';

/** Ginger bun, freckles. */
export const chloe: Figure = {
  skin: '#fbd9c3',
  shade: '#eaa98b',
  blush: '#f57f6a',
  line: '#b0614a',
  browColor: '#b54a20',
  lip: '#e0574f',
  restMouth: 'ee',
  tilt: 4,
  look: 4,
  keySide: 1,
  lashes: true,
  browWidth: 6,
  browY: -4,
  head: { width: 150 },
  backdrops: [lamp('#5a46a8', '#7a63cf', '#f6d98e')],
  hairBack: `<circle cx="196" cy="92" r="50" fill="${hair}"/><path d="M88,280C76,180 112,116 182,114C254,116 284,180 272,280Z" fill="${hair}"/>`,
  hairFront: `<path d="M96,270C82,200 108,124 184,122C258,124 280,200 264,270C260,244 252,214 232,192C206,176 160,170 132,192C110,212 102,244 96,270Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M172,80C184,66 208,64 222,78M166,100C186,86 214,88 228,104M184,134C150,144 122,172 112,210M194,134C226,146 246,172 254,208"/><path d="M100,268C94,300 96,322 104,342" stroke="${hair}" stroke-width="7"/></g>`,
  freckles: '#d9774f',
  body: dungarees('#2c52a8', '#f7f0e0', '#e4d7bd', '#f3c74d'),
};
