import { poster } from '../renderer/backdrops.ts';
import { blazer } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#4a2718';
const light = '#6d3d26';

/** Long waves with a side parting, a navy blazer. */
export const sofia: Figure = {
  skin: '#e9b793',
  shade: '#c08763',
  blush: '#e8705a',
  line: '#8a4c30',
  browColor: '#3a1f13',
  lip: '#c8323c',
  lashes: true,
  restMouth: 'ee',
  tilt: 5,
  look: -5,
  keySide: -1,
  browWidth: 8,
  head: { width: 150, chin: 0.19 },
  backdrops: [poster('#c9382f', '#f6e6cf', '#1f4f8f', '#f0a93a')],
  hairBack: `<path d="M78,262C60,150 112,96 182,96C254,96 300,150 284,262C286,300 310,318 305,356C301,388 322,404 312,446C304,480 284,520 250,524L112,524C78,520 56,480 48,446C38,404 60,388 56,356C52,318 76,300 78,262Z" fill="${hair}"/>`,
  hairFront: `<path d="M93,316C76,226 90,134 176,120C264,120 288,214 268,316C264,284 262,246 244,212C236,194 228,180 218,160C196,200 142,206 118,242C104,264 98,290 93,316Z" fill="${hair}"/>`,
  hairTop: strands(
    light,
    'M214,142C186,172 138,186 114,222M204,132C172,150 132,164 106,204M230,160C246,182 258,210 262,244M244,150C262,172 272,206 274,240',
  ),
  over: `<path d="M74,340C58,372 78,398 66,432C56,462 62,506 84,534C106,510 96,470 104,440C114,408 98,384 102,352Z" fill="${hair}"/><path d="M286,340C302,372 284,398 296,432C308,462 300,506 278,534C256,510 268,470 258,440C248,408 264,384 260,352Z" fill="${hair}"/>${strands(light, 'M84,368C74,394 90,410 82,442C76,468 80,490 86,506M276,368C288,394 272,410 280,442C286,468 282,490 276,506', 4.5)}`,
  body: blazer('#1f2b4d', '#172039', '#fdf3e3', '#e8d8bd'),
};
