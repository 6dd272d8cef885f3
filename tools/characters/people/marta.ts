import { hoops, blazer } from '../renderer/clothes.ts';
import { arch, panes } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { cloud, curlRing } from '../renderer/hair.ts';

const hair = '#2a1512';
const light = '#43231b';

/** Curls. */
export const marta: Figure = {
  skin: '#c98a5e',
  shade: '#9c5f3d',
  blush: '#e0663f',
  line: '#6b3722',
  browColor: hair,
  lip: '#b83a32',
  lashes: true,
  restMouth: 'ee',
  tilt: -4,
  look: -5,
  keySide: 1,
  browWidth: 8,
  backdrops: [panes('#2f4fd6', '#4a6bf0'), arch('#e8604c', '#f48a6f', '#cf4a38')],
  hairBack:
    cloud(hair, [
      ...curlRing(150, 390, 13, 112, 116, 50, 244, 5),
      [74, 330, 46],
      [290, 330, 46],
      [70, 388, 38],
      [292, 386, 38],
      [180, 180, 100],
      [110, 250, 60],
      [250, 250, 60],
    ]) +
    cloud(light, [
      [92, 176, 15],
      [138, 128, 17],
      [214, 122, 14],
      [268, 170, 16],
      [62, 262, 14],
      [300, 270, 13],
      [66, 350, 13],
      [298, 344, 15],
    ]),
  hairFront: cloud(hair, [
    ...curlRing(196, 344, 9, 78, 84, 27, 232, 4),
    [180, 152, 34],
    [146, 160, 28],
    [216, 160, 28],
  ]),
  hairTop: cloud(light, [
    [128, 176, 8],
    [166, 150, 10],
    [206, 158, 8],
    [240, 190, 8],
  ]),
  accessories: hoops('#ffb43a'),
  body: blazer('#f1b92e', '#d4981a', '#fff4e2', '#e6d5ba'),
};
