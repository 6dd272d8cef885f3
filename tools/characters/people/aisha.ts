import { sun } from '../renderer/backdrops.ts';
import { shoulders, fold } from '../renderer/clothes.ts';
import type { Figure } from '../renderer/figure.ts';

/** Hijab. */
export const aisha: Figure = {
  skin: '#b97a52',
  shade: '#8c5233',
  blush: '#d3563a',
  line: '#5d2f1b',
  browColor: '#26140f',
  lip: '#a63a44',
  restMouth: 'talk',
  tilt: -5,
  look: 6,
  keySide: 1,
  lashes: true,
  earless: true,
  head: { width: 148 },
  backdrops: [sun('#e9632f', '#f4814c', 240, 176, 164)],
  hairBack: `<path d="M180,88C96,88 66,160 74,250C78,320 60,380 40,440C90,520 270,520 320,440C300,380 282,320 286,250C294,160 264,88 180,88Z" fill="#9c86d8"/>`,
  hairFront: `<path fill-rule="evenodd" d="M180,90C98,90 70,160 76,250C80,330 120,404 180,408C240,404 280,330 284,250C290,160 262,90 180,90ZM180,152C226,152 250,196 250,250C250,316 226,372 180,372C134,372 110,316 110,250C110,196 134,152 180,152Z" fill="#b7a3ee"/>`,
  hairTop: `<g fill="none" stroke="#9c86d8" stroke-width="6" stroke-linecap="round"><path d="M88,226C92,158 130,112 186,108M270,300C262,350 236,384 206,396M102,330C118,372 142,394 168,402"/></g>`,
  over: `<path d="M84,372C110,394 250,398 276,372C300,420 320,450 330,480C250,540 110,540 30,480C40,450 60,420 84,372Z" fill="#b7a3ee"/><path d="M84,374C120,440 220,470 318,452M120,410C150,470 220,500 296,496" fill="none" stroke="#9c86d8" stroke-width="7" stroke-linecap="round"/>`,
  body: shoulders('#3a2a5e') + fold('#2b1f48'),
};
