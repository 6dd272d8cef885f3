import { arch } from '../renderer/backdrops.ts';
import { robe } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const beard = '#d5d0c9';

/** Bald, a full silver beard, an embroidered robe. */
export const idris: Figure = {
  skin: '#5f3826',
  shade: '#3f2217',
  blush: '#94432c',
  line: '#26110a',
  mouthEdge: '#a9604c',
  browColor: '#c9c3bc',
  restMouth: 'talk',
  tilt: 3,
  look: 5,
  keySide: -1,
  noseWidth: 1.2,
  browWidth: 10,
  browRight: 4,
  wrinkled: true,
  neckWidth: 1.08,
  head: { width: 164, jaw: 0.45, chin: 0.24, height: 232 },
  backdrops: [arch('#1f8a6d', '#2fa583', '#17705a')],
  hairTop: `${strands('#8a5740', 'M132,178C144,162 164,155 184,156', 9)}${strands('#3f2217', 'M150,206Q180,198 212,206M158,190Q180,184 204,190', 3.5)}`,
  beard: `<path d="M98,280C96,346 122,402 180,406C238,402 264,346 262,280C256,310 246,324 222,317C198,308 162,308 138,317C114,324 104,310 98,280Z" fill="${beard}"/>${strands('#b0aaa2', 'M150,380Q164,394 180,395M204,382Q196,392 190,394M118,338Q122,356 130,366M242,338Q238,356 230,366', 4.5)}`,
  moustache: `<path d="M180,316C166,307 144,311 134,328C152,333 168,331 180,324C192,331 208,333 226,328C216,311 194,307 180,316Z" fill="#e8e4de"/>`,
  body: robe('#f6efdf', '#dccfb4', '#c8962c'),
};
