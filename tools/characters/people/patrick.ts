import { doorway, plainRoom } from '../renderer/backdrops.ts';
import { jumper } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#c9622b';
const dark = '#9c4419';

/** A square jaw, short ginger hair going grey at the sides, freckles. */
export const patrick: Figure = {
  skin: '#f8cfb5',
  shade: '#e2a384',
  blush: '#f2745c',
  line: '#a85a3c',
  mouthEdge: '#8d3f22',
  browColor: dark,
  iris: '#3d8a74',
  freckles: '#d9774f',
  restMouth: 'ee',
  tilt: 4,
  look: 5,
  keySide: -1,
  browWidth: 10,
  browLeft: 5,
  neckWidth: 1.1,
  head: { width: 164, jaw: 0.49, chin: 0.27, height: 228 },
  backdrops: [doorway('#35508f', '#5c7bc2', '#26396b'), plainRoom('#cfc6b6', '#ddd5c7', '#a89d8a')],
  hairBack: `<path d="M94,276C84,206 100,140 180,138C260,140 276,206 266,276Z" fill="#d9b79a"/>`,
  hairFront: `<path d="M95,252C86,196 94,138 128,120C158,98 218,98 246,124C270,142 274,200 265,252C260,230 256,212 246,196C232,176 206,190 186,176C168,192 138,176 118,196C106,212 100,230 95,252Z" fill="${hair}"/>`,
  hairTop: `${strands(dark, 'M132,150C142,134 158,128 172,128M162,160C170,144 184,138 198,138M196,158C206,146 220,144 232,150M120,178C124,166 130,160 138,156')}<path d="M96,250C94,232 98,212 106,200C108,222 106,240 102,262ZM264,250C266,232 262,212 254,200C252,222 254,240 258,262Z" fill="#e6cdb4"/>`,
  beard: `<path d="M98,284C98,344 124,390 180,392C236,390 262,344 262,284C256,314 244,324 222,316C198,306 162,306 138,316C116,324 104,314 98,284Z" fill="${hair}"/>`,
  body: jumper('#2f7d4f', '#245f3d', '#fbf6ea', '#ddd3c0'),
};
