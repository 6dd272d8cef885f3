import { hills } from '../renderer/backdrops.ts';
import { tee } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';
import { strands } from '../renderer/hair.ts';

const hair = '#1b1411';
const light = '#3b2d26';

/** A broad face, a top-knot, a full beard and a greenstone pendant. */
export const rangi: Figure = {
  skin: '#b0744c',
  shade: '#824f30',
  blush: '#cf5b3d',
  line: '#4f2814',
  mouthEdge: '#a05a42',
  browColor: hair,
  restMouth: 'ee',
  tilt: -4,
  look: -5,
  keySide: 1,
  noseWidth: 1.25,
  browWidth: 12,
  neckWidth: 1.14,
  eyeGap: 38,
  head: { width: 174, jaw: 0.47, chin: 0.27, height: 226 },
  backdrops: [hills('#f6a96b', '#7a5a8c', '#4d3a6b', '#fff0c9')],
  hairBack: `<circle cx="184" cy="98" r="38" fill="${hair}"/>${strands(light, 'M160,96C166,76 190,70 206,82M164,112C176,94 198,90 212,102')}<path d="M84,290C74,190 110,120 180,120C252,120 286,190 276,290Z" fill="${hair}"/>`,
  hairFront: `<path d="M90,268C78,200 106,130 182,126C258,130 282,200 270,268C264,234 254,206 236,190C210,174 152,174 126,190C108,206 96,234 90,268Z" fill="${hair}"/>`,
  hairTop: strands(
    light,
    'M176,132C144,142 118,166 106,206M188,132C218,142 244,166 256,206M182,134V170M164,138C150,150 142,162 138,178M202,138C214,150 222,162 226,178',
  ),
  beard: `<path d="M92,282C92,354 122,416 180,420C238,416 268,354 268,282C262,312 250,326 222,317C198,307 162,307 138,317C110,326 98,312 92,282Z" fill="${hair}"/>${strands(light, 'M150,392Q164,406 178,407M202,394Q196,402 188,406M112,348Q118,366 128,378M248,348Q242,366 232,378', 4.5)}`,
  moustache: `<path d="M180,316C164,306 140,310 130,328C150,334 168,332 180,324C192,332 210,334 230,328C220,310 196,306 180,316Z" fill="#2a1f1a"/>`,
  body: tee('#e9e1d0', '#cfc4ab'),
  over: `<path d="M132,446C140,490 160,512 180,516C200,512 220,490 228,446" fill="none" stroke="#2b2420" stroke-width="4"/><path d="M180,508C196,512 200,546 180,560C160,546 164,512 180,508Z" fill="#1f7a57"/><path d="M176,520C170,530 170,542 176,550" fill="none" stroke="#4fb389" stroke-width="4" stroke-linecap="round"/>`,
};
