import { lamp } from '../renderer/backdrops.ts';
import { bomber } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#17100f';
const light = '#3d2b25';
const lockLines =
  'M112,190C84,230 82,300 74,372M100,200C66,240 62,320 48,392M122,176C96,220 98,300 96,396M250,190C276,230 278,300 286,372M260,200C294,240 298,320 312,392M240,176C266,220 264,300 264,396M180,140C120,140 92,180 86,240M180,140C240,140 270,180 274,240';
const bunLines =
  'M150,124C140,96 150,76 176,72M166,120C160,92 176,66 204,70M184,120C182,92 206,72 226,84M204,124C208,104 224,94 238,102';

/** Locs to the shoulder, half of them tied up; a short goatee. */
export const thabo: Figure = {
  skin: '#70432b',
  shade: '#4b2a1a',
  blush: '#a94d34',
  line: '#2a130b',
  mouthEdge: '#a9624a',
  browColor: hair,
  restMouth: 'ee',
  tilt: 4,
  look: -6,
  keySide: -1,
  noseWidth: 1.15,
  browWidth: 9,
  browLeft: 4,
  head: { width: 152, jaw: 0.43, chin: 0.2, height: 230 },
  backdrops: [lamp('#d8552f', '#ea7148', '#fbe3b4')],
  hairBack: `<path d="M92,270C76,170 112,112 180,112C250,112 286,170 268,270Z" fill="${hair}"/><path d="${lockLines}${bunLines}" fill="none" stroke="${hair}" stroke-width="23" stroke-linecap="round"/><path d="${lockLines}${bunLines}" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 15"/>`,
  hairFront: `<path d="M97,258C84,194 110,128 180,126C252,128 276,194 263,258C258,228 248,204 232,190C206,176 154,176 130,190C112,204 102,228 97,258Z" fill="${hair}"/>`,
  hairTop: strands(
    light,
    'M178,132C146,140 122,162 110,200M184,132C214,140 238,162 250,200M170,136C158,148 150,162 146,180M192,136C202,148 210,162 214,180M181,134V174',
    5,
  ),
  beard: `<path d="M142,346C150,338 164,358 180,358C196,358 210,338 218,346C222,366 206,386 180,387C154,386 138,366 142,346Z" fill="${hair}"/>`,
  moustache: `<path d="M180,314C166,308 148,312 140,324C140,330 146,330 150,328C162,322 172,322 180,322C188,322 198,322 210,328C214,330 220,330 220,324C212,312 194,308 180,314Z" fill="${hair}"/>`,
  body: bomber('#27563f', '#1a3d2c', '#f2ead9'),
};
