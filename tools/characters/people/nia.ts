import { curtain } from '../renderer/backdrops.ts';
import { tee } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const wrap = '#f2b327';
const fold = '#d18f12';

/** A tall knotted headwrap and painted earrings. */
export const nia: Figure = {
  skin: '#7b4931',
  shade: '#54301f',
  blush: '#b34a37',
  line: '#34180d',
  browColor: '#1a100d',
  lip: '#c23a4e',
  lashes: true,
  restMouth: 'ee',
  tilt: -5,
  look: 5,
  keySide: 1,
  noseWidth: 1.1,
  browWidth: 8,
  browY: 1,
  head: { width: 150, jaw: 0.44, chin: 0.2, height: 226 },
  scale: 1.2,
  drop: 14,
  backdrops: [curtain('#d8457f', '#e8639a')],
  hairBack: `<path d="M96,270C80,180 112,120 182,118C252,120 284,180 266,270Z" fill="#1c120f"/>`,
  hairFront: `<path d="M92,248C74,176 92,112 140,92C116,44 176,26 196,68C226,20 292,48 262,92C284,126 286,190 268,248C258,214 224,196 180,194C136,196 104,214 92,248Z" fill="${wrap}"/>`,
  hairTop: `<path d="M94,232C104,180 150,150 228,108C240,102 256,104 262,112C206,138 134,178 112,214C104,222 98,228 94,232Z" fill="#0f8f8c"/><path d="M266,232C262,196 246,164 226,140L240,132C264,156 274,190 272,224Z" fill="#0f8f8c"/>${strands(fold, 'M142,94C164,104 178,100 196,70M196,70C206,96 232,104 260,94M120,124C150,130 176,120 190,104M130,66C140,58 152,60 160,70M236,56C248,52 258,60 258,70M184,192C200,170 214,154 224,142M150,198C162,182 172,176 182,168', 5.5)}<path d="M176,96C178,78 214,78 216,96C216,112 178,112 176,96Z" fill="${fold}"/>`,
  accessories: `<g><circle cx="101" cy="334" r="19" fill="#0f8f8c"/><circle cx="259" cy="334" r="19" fill="#0f8f8c"/><g fill="${wrap}"><circle cx="101" cy="334" r="8"/><circle cx="259" cy="334" r="8"/></g></g>`,
  body: tee('#fbf2e2', '#e9562f'),
};
