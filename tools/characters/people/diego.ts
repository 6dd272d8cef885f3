import { wheelchairBack, overshirt } from '../renderer/clothes.ts';
import { tiles } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#1d1513';

/** A high quiff and three days of stubble; his wheelchair's handles show behind the shoulders. */
export const diego: Figure = {
  skin: '#d59e70',
  shade: '#a87046',
  blush: '#e0664a',
  line: '#6b3a20',
  browColor: hair,
  restMouth: 'ee',
  tilt: -4,
  look: 5,
  keySide: 1,
  noseWidth: 1.1,
  browWidth: 11,
  browRight: 4,
  neckWidth: 1.08,
  head: { width: 162, jaw: 0.48, chin: 0.25, height: 228 },
  scale: 1.12,
  drop: -6,
  backdrops: [tiles('#3fb7b0', '#62cbc3', '#2f9f99')],
  behind: wheelchairBack('#c9ccd2', '#2a2d38'),
  hairBack: `<path d="M96,270C84,206 104,150 182,146C258,150 278,206 266,270Z" fill="#2c211d"/>`,
  hairFront: `<path d="M96,256C88,214 92,180 104,164C90,120 128,84 176,92C222,72 284,104 262,164C272,184 272,216 264,256C260,228 256,208 246,192C214,194 168,190 134,168C118,190 102,222 96,256Z" fill="${hair}"/>`,
  hairTop: strands(
    '#46362f',
    'M134,164C128,136 146,110 178,108M158,174C152,146 172,124 206,120M190,182C188,156 206,138 236,136M222,186C224,170 236,160 250,160',
    6,
  ),
  stubble: `<path d="M101,290C104,346 130,376 180,377C230,376 256,346 259,290C252,330 236,330 218,316C196,304 164,304 142,316C124,330 108,330 101,290Z" fill="${hair}" opacity=".3"/>`,
  body: overshirt('#355fa8', '#28498a', '#fbf4e6'),
};
