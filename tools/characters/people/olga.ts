import { panes } from '../renderer/backdrops.ts';
import { bowBlouse } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#f1dca6';
const dark = '#cfae66';

/** A platinum pixie cut, strong cheekbones, a violet hearing aid. */
export const olga: Figure = {
  skin: '#f8d6bf',
  shade: '#e0a78a',
  blush: '#f07a72',
  line: '#a8604a',
  browColor: '#a98546',
  lip: '#b52c4c',
  lashes: true,
  iris: '#4b86b8',
  restMouth: 'smile',
  tilt: 4,
  look: -5,
  keySide: -1,
  browWidth: 7,
  browRight: 5,
  wrinkled: true,
  head: { width: 154, jaw: 0.46, chin: 0.18, height: 230 },
  backdrops: [panes('#1e4e5f', '#2a667a')],
  hairBack: `<path d="M92,282C78,186 106,106 184,106C262,106 286,186 268,282Z" fill="${dark}"/>`,
  hairFront: `<path d="M94,284C78,206 92,122 164,106C212,88 262,112 274,164C284,200 276,250 266,284C264,258 260,236 252,216C226,220 204,212 190,196C172,216 138,222 120,240C106,254 100,270 94,284Z" fill="${hair}"/>`,
  hairTop: strands(
    dark,
    'M190,194C210,176 226,150 228,126M176,204C150,208 126,222 112,242M168,184C142,188 118,204 104,228M206,126C180,136 146,150 120,182M250,212C262,196 264,172 258,152',
  ),
  accessories: `<path d="M262,262C278,256 284,276 278,296" fill="none" stroke="#8a5fd0" stroke-width="9" stroke-linecap="round"/><path d="M264,262C256,270 254,284 258,292" fill="none" stroke="#c9b4ee" stroke-width="3.5" stroke-linecap="round"/><circle cx="258" cy="293" r="5" fill="#8a5fd0"/>`,
  body: bowBlouse('#f7f1e6', '#e0483e'),
};
