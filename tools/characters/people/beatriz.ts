import { catEyeGlasses, turtleneck } from '../renderer/clothes.ts';
import { sun } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';
import { cloud, curlRing } from '../renderer/hair.ts';

const grey = '#8d8791';
const silver = '#aaa4ae';

/** Fifty-eight: short salt-and-pepper curls, turquoise glasses, a bold necklace. */
export const beatriz: Figure = {
  skin: '#bd8259',
  shade: '#91593a',
  blush: '#d6553f',
  line: '#5f321d',
  browColor: '#5a5058',
  lip: '#c42f4a',
  lashes: true,
  wrinkled: true,
  restMouth: 'talk',
  tilt: -4,
  look: -4,
  keySide: 1,
  browWidth: 7,
  browY: -7,
  head: { width: 160, jaw: 0.46, chin: 0.23, height: 222 },
  backdrops: [sun('#f2d14b', '#f8e48a', 232, 178, 186)],
  hairBack: cloud(grey, [...curlRing(160, 380, 11, 88, 92, 36, 226, 4), [180, 170, 80]]),
  hairFront: cloud(grey, [
    ...curlRing(190, 350, 9, 80, 78, 24, 222, 3),
    [180, 152, 30],
    [150, 160, 26],
    [212, 160, 26],
  ]),
  hairTop: cloud(silver, [
    [112, 168, 12],
    [148, 132, 14],
    [196, 124, 13],
    [236, 146, 14],
    [264, 190, 11],
    [90, 214, 11],
    [170, 162, 10],
    [214, 170, 9],
    [128, 184, 8],
  ]),
  accessories: catEyeGlasses({ frame: '#12a5a3' }),
  body: turtleneck('#7a2f6b', '#5f2152'),
  over: `<g fill="#f0a93a"><circle cx="104" cy="490" r="13"/><circle cx="128" cy="512" r="14"/><circle cx="156" cy="526" r="15"/><circle cx="188" cy="530" r="16"/><circle cx="219" cy="522" r="15"/><circle cx="244" cy="504" r="14"/><circle cx="264" cy="482" r="12"/></g><g fill="#e0483e"><circle cx="156" cy="526" r="7"/><circle cx="219" cy="522" r="7"/><circle cx="188" cy="530" r="8"/></g>`,
};
