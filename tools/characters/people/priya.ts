import { curtain, split } from '../renderer/backdrops.ts';
import { shirt } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#1c1216';
const light = '#3a2630';

/** Long hair, braid. */
export const priya: Figure = {
  skin: '#a5683f',
  shade: '#7a4527',
  blush: '#c94f3b',
  line: '#4c2412',
  browColor: hair,
  lip: '#c0395a',
  restMouth: 'ee',
  tilt: 4,
  look: -5,
  keySide: -1,
  lashes: true,
  browWidth: 8,
  head: { width: 150 },
  backdrops: [split('#0f5a4c', '#17705e', '#f3c74d'), curtain('#7c3f98', '#9458b0')],
  hairBack: `<path d="M82,270C66,160 112,100 182,100C256,100 292,160 278,270C276,350 300,420 304,500L232,520L120,500L84,470C92,400 84,340 82,270Z" fill="${hair}"/>`,
  hairFront: `<path d="M92,322C78,240 88,140 182,124C276,140 284,240 270,322C264,300 262,272 256,250C244,206 212,176 182,150C152,176 118,206 106,250C100,272 98,300 92,322Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M180,132C140,150 112,190 102,240M186,132C224,150 250,190 262,240"/></g>`,
  accessories: `<g fill="#f3c74d"><circle cx="103" cy="322" r="7"/><path d="M95,332h16l-8,18Z"/><circle cx="257" cy="322" r="7"/><path d="M249,332h16l-8,18Z"/></g>`,
  over: `<g fill="${hair}">${[
    [276, 420, 30, 28],
    [284, 464, 31, 28],
    [288, 510, 30, 28],
    [288, 556, 28, 28],
    [286, 602, 26, 28],
  ]
    .map(
      ([x, y, a, b], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" transform="rotate(${i % 2 ? 14 : -14} ${x} ${y})"/>`,
    )
    .join(
      '',
    )}</g><g stroke="${light}" stroke-width="4.5" fill="none" stroke-linecap="round"><path d="M258,432L292,446M306,470L270,492M264,522L308,534M310,562L272,580"/></g>`,
  body: shirt('#e8437e', '#c22b63'),
};
