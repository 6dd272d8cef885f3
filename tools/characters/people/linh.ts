import { split } from '../renderer/backdrops.ts';
import { tee } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#201a20';
const light = '#453a47';
const scrunchie = '#ff5f8a';

/** Twenty-two: a high ponytail in a pink scrunchie, wired earphones. */
export const linh: Figure = {
  skin: '#f0c8a0',
  shade: '#d09a6c',
  blush: '#f0796a',
  line: '#8c5231',
  browColor: '#2a1f22',
  lip: '#d84a5c',
  lashes: true,
  restMouth: 'ee',
  tilt: 5,
  look: -6,
  keySide: -1,
  browWidth: 7,
  browY: -3,
  head: { width: 148, jaw: 0.42, chin: 0.18, height: 224 },
  scale: 1.2,
  drop: 10,
  backdrops: [split('#8f7ae0', '#a592ee', '#ffd9e4')],
  hairBack: `<path d="M196,96C220,44 292,60 318,128C340,190 318,250 320,316C322,366 308,404 288,428C272,392 290,350 280,300C272,250 276,176 230,136Z" fill="${hair}"/>${strands(light, 'M236,92C276,96 300,150 300,210C300,270 304,320 296,372M222,108C252,116 276,160 280,220')}<path d="M90,276C78,186 112,116 182,114C252,116 282,186 270,276Z" fill="${hair}"/>`,
  hairFront: `<path d="M96,268C84,196 110,124 184,120C256,124 278,196 264,268C262,238 252,208 236,190C214,170 164,166 134,188C112,206 100,238 96,268Z" fill="${hair}"/><path d="M112,196C98,230 94,290 104,344C94,320 84,250 100,200ZM248,196C262,230 266,290 256,344C266,320 276,250 260,200Z" fill="${hair}"/>`,
  hairTop: `${strands(light, 'M208,126C172,134 134,158 116,200M214,130C200,140 186,152 178,170M222,130C238,146 250,172 254,200')}<path d="M196,120C186,102 200,86 218,88C236,84 248,102 240,116C232,130 206,134 196,120Z" fill="${scrunchie}"/>${strands('#d93c69', 'M204,116C208,104 214,98 222,98M216,122C222,112 228,108 236,108', 4)}`,
  accessories: `<g fill="#fff"><circle cx="105" cy="298" r="9"/><circle cx="255" cy="298" r="9"/></g>`,
  over: `<path d="M104,330C110,400 150,470 172,560M256,330C252,400 214,470 190,560L180,600M172,560L180,600V660" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>`,
  body: tee('#2fbf9b', '#1f9c7e'),
};
