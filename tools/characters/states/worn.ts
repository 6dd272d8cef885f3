import { at, circle, grip, paint, rect, shape, stroke } from './parts.ts';

const { ink, paper, line, tally } = paint;

/** Objects in front of a face, in the portrait's coordinates: eyes are near y 262. */
export const magnifier = (who: Parameters<typeof grip>[0]) =>
  `<circle cx="228" cy="258" r="66" fill="#dff1f7" fill-opacity=".42"/><circle cx="228" cy="258" r="66" fill="none" stroke="${ink}" stroke-width="17"/>` +
  stroke('M196,228C204,214 216,206 230,204', paper, 8) +
  stroke('M268,316L304,430', ink, 25) +
  grip(who, 282, 452, { turn: -14 });
export const binoculars =
  rect(60, 206, 96, 116, ink, 26) +
  rect(204, 206, 96, 116, ink, 26) +
  rect(150, 238, 60, 34, '#4b4341', 6) +
  circle(108, 262, 36, '#4d7fa6') +
  circle(252, 262, 36, '#4d7fa6') +
  stroke('M88,256C90,244 98,238 108,236M232,256C234,244 242,238 252,236', paper, 7) +
  grip('patrick', 64, 300) +
  grip('patrick', 296, 300, { flip: -1 });
export const mask =
  stroke('M62,250L112,258M250,258L300,250', ink, 12) +
  shape(
    'M94,238C120,214 160,220 180,236C200,220 240,214 266,238C278,286 250,314 222,308C200,304 190,292 180,286C170,292 160,304 138,308C110,314 82,286 94,238Z',
    '#2b2350',
  ) +
  stroke('M116,264Q138,284 160,264M200,264Q222,284 244,264', paper, 7);
export const viewfinder =
  stroke('M56,158V112H102M304,158V112H258M56,392V438H102M304,392V438H258', paper, 13) +
  circle(300, 68, 14, tally) +
  stroke('M180,262', paper, 1);
const fold = (x: number) => stroke(`M${x},-10Q${x + 12},320 ${x - 4},650`, '#8f1f3c', 9);
export const curtains =
  shape('M0,0H128Q96,330 136,640H0Z', '#c03058') +
  shape('M360,0H232Q264,330 224,640H360Z', '#c03058') +
  [30, 68, 104].map(fold).join('') +
  [330, 292, 256].map(fold).join('') +
  rect(0, 0, 360, 34, '#8f1f3c') +
  stroke('M20,36H340', paint.butter, 13, ' stroke-dasharray=".1 24"');
export const shutter =
  rect(0, 0, 360, 222, '#8e98a6') +
  stroke([24, 60, 96, 132, 168].map((y) => `M0,${y}H360`).join(''), '#737d8b', 7) +
  rect(0, 198, 360, 28, '#59626f') +
  rect(150, 204, 60, 15, ink, 7);
export const newspaper =
  at(
    180,
    0,
    shape('M-150,338L0,350L150,338V640H-150Z', paper) +
      stroke('M0,350V640', line, 5) +
      stroke('M-124,388L-28,394M28,394L124,388', ink, 18) +
      stroke('M-124,424L-28,428M-124,452L-28,456M-124,480L-28,484M28,428L124,424', line, 9) +
      shape('M28,450L124,446V540H28Z', line),
  ) +
  grip('nia', 36, 470) +
  grip('nia', 324, 470, { flip: -1 });
export const handset =
  at(
    286,
    300,
    shape(
      'M-34,-120C0,-132 32,-118 34,-92L26,-62L0,-58C-8,-20 -8,20 0,58L26,62L34,92C32,118 0,132 -34,120C-64,60 -64,-60 -34,-120Z',
      tally,
    ),
    -10,
  ) +
  stroke('M274,428C250,470 300,486 268,520C246,546 288,560 270,590', tally, 9) +
  stroke('M254,604L282,612M262,626L290,616', paper, 6) +
  grip('jonas', 250, 336, { turn: 6 });
