import { headset, stripedTee } from '../renderer/clothes.ts';
import { shelf } from '../renderer/backdrops.ts';
import type { Figure } from '../renderer/figure.ts';

const hair = '#15161c';
const light = '#31343f';

/** Side part, headset, stripes. */
export const kenji: Figure = {
  skin: '#f0c49c',
  shade: '#cf9466',
  blush: '#ef8262',
  line: '#8f5330',
  browColor: hair,
  restMouth: 'smile',
  eyes: 'happy',
  tilt: 5,
  look: 5,
  keySide: -1,
  browWidth: 8,
  backdrops: [shelf('#7fc4e8', '#5aa6cf', ['#fff1cf', '#ff7b4a', '#2f6fa0', '#f6c945', '#e9f5fb'])],
  hairBack: `<path d="M90,270C80,190 104,116 182,112C258,112 282,186 270,270Z" fill="${hair}"/>`,
  hairFront: `<path d="M94,268C82,206 92,132 158,112C228,94 286,150 266,268C262,236 254,212 238,190C216,196 176,190 146,164C140,190 122,212 110,220C102,232 98,250 94,268Z" fill="${hair}"/>`,
  hairTop: `<g fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M152,156C180,178 214,184 240,178M160,136C190,152 224,160 250,158M120,200C132,186 138,172 140,156"/></g>`,
  accessories: headset('#f4efe6', '#1b1a1f'),
  body: stripedTee('#fbf4e6', '#22366b', '#22366b'),
};
