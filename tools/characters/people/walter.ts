import { roundGlasses, blazer } from '../renderer/clothes.ts';
import { shelf } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const white = '#eeeae4';
const grey = '#c9c3ba';

/** Sixty-two: white at the sides, a grand moustache, a bow tie. */
export const walter: Figure = {
  skin: '#f3c9ab',
  shade: '#d79c7b',
  blush: '#ea6f5b',
  line: '#9a5a40',
  browColor: '#d8d2c9',
  iris: '#3f6f9e',
  restMouth: 'talk',
  tilt: -3,
  look: -5,
  keySide: 1,
  noseWidth: 1.2,
  browWidth: 10,
  browLeft: 4,
  wrinkled: true,
  head: { width: 154, jaw: 0.41, chin: 0.22, height: 236 },
  backdrops: [shelf('#2f4a3c', '#203529', ['#b4553a', '#e2b04a', '#7c9c8a', '#efe3c8', '#873c3c'])],
  hairBack: `<path d="M104,316C74,314 60,288 72,268C56,246 66,216 84,208C86,186 104,172 122,174L130,220L122,300ZM256,316C286,314 300,288 288,268C304,246 294,216 276,208C274,186 256,172 238,174L230,220L238,300Z" fill="${white}"/>`,
  hairTop: `<path d="M108,262C98,262 90,254 92,240C86,226 92,208 104,204C104,190 114,178 124,180C130,190 120,204 114,218C110,234 110,248 108,262ZM252,262C262,262 270,254 268,240C274,226 268,208 256,204C256,190 246,178 236,180C230,190 240,204 246,218C250,234 250,248 252,262Z" fill="${white}"/>${strands(grey, 'M80,218C74,232 78,244 84,250M78,272C72,284 80,298 92,302M280,218C286,232 282,244 276,250M282,272C288,284 280,298 268,302M104,206C100,214 98,222 100,230M256,206C260,214 262,222 260,230', 4)}${strands('#fbe3d0', 'M136,172C146,160 162,154 176,154', 9)}${strands('#d79c7b', 'M152,204Q182,196 210,204M160,190Q182,184 202,190', 3.5)}`,
  moustache: `<path d="M180,312C162,298 130,304 116,330C112,340 118,344 126,338C146,340 168,336 180,324C192,336 214,340 234,338C242,344 248,340 244,330C230,304 198,298 180,312Z" fill="${white}"/>${strands(grey, 'M174,316C160,310 144,314 134,326M186,316C200,310 216,314 226,326', 4)}`,
  accessories: roundGlasses({ frame: '#c79a3b', width: 4.5 }, 27),
  body: blazer('#6d4a34', '#573927', '#f4ede0', '#ddd2bf'),
  over: `<path d="M180,474C160,454 138,452 130,460V494C138,502 160,498 180,480C200,498 222,502 230,494V460C222,452 200,454 180,474Z" fill="#b3322e"/><rect x="168" y="463" width="24" height="28" rx="8" fill="#8e2422"/>`,
};
