import { arch } from '../renderer/backdrops.ts';
import { blazer } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#221815';

/** Turban, full beard. */
export const harpreet: Figure = {
  skin: '#b67a4b',
  shade: '#8a532d',
  blush: '#cc5a36',
  line: '#5a2f16',
  browColor: hair,
  mouthEdge: '#95553c',
  restMouth: 'ee',
  tilt: -3,
  look: 5,
  keySide: -1,
  browWidth: 12,
  backdrops: [arch('#e7d3b1', '#f1e2c7', '#d4b98c')],
  hairFront: `<path d="M96,244C84,196 84,120 142,92C196,66 268,92 276,160C280,196 272,224 264,244C250,214 222,192 178,176C138,192 112,214 96,244Z" fill="#1f5fc4"/>`,
  hairTop: `<g fill="none" stroke="#174a9c" stroke-width="6" stroke-linecap="round"><path d="M178,172C146,176 116,196 100,232M178,172C214,178 246,198 262,232M172,160C132,158 104,172 92,200M184,160C226,158 258,174 270,204M166,144C130,132 106,140 94,160M190,144C228,128 256,138 270,166M150,122C160,108 196,96 236,106"/></g><path d="M160,176L178,146L198,176Q178,168 160,176Z" fill="#1f5fc4"/><path d="M166,172L178,152L191,172" fill="none" stroke="#174a9c" stroke-width="4"/>`,
  beard: `<path d="M100,276C98,352 126,428 180,430C234,428 262,352 260,276C254,306 242,322 220,314C198,304 162,304 140,314C118,322 106,306 100,276Z" fill="${hair}"/>`,
  moustache: `<path d="M180,318C164,308 140,312 130,330C150,336 168,334 180,326C192,334 210,336 230,330C220,312 196,308 180,318Z" fill="#34251f"/>`,
  body: blazer('#1e2848', '#161e38', '#f7efe2', '#dccdb4'),
};
