import { at, card, circle, paint, rect, rows, shape, stroke } from './parts.ts';

const { ink, paper, line, shade, tally, butter, cobalt } = paint;

const bubble = 'M-92,-66H92Q116,-66 116,-42V34Q116,58 92,58H-24L-64,100V58H-92Q-116,58 -116,34V-42Q-116,-66 -92,-66Z';

/** Objects centered on the origin, for people to hold. */
export const objects = {
  thinking: shape(bubble, paper) + circle(-50, -4, 14, line) + circle(0, -4, 14, shade) + circle(50, -4, 14, ink),
  bubbles:
    at(72, -52, `<g transform="scale(-.72,.72)">${shape(bubble, cobalt)}</g>`) +
    at(-44, 54, shape(bubble, paper) + rows([-76, 40], [-24, 12])),
  scales:
    stroke('M0,-84V70M-96,-66H96M-44,74H44', butter, 13) +
    circle(0, -84, 13, butter) +
    stroke('M-96,-66L-122,6M-96,-66L-70,6M96,-66L70,6M96,-66L122,6', paper, 4) +
    shape('M-134,6H-58Q-64,42 -96,42Q-128,42 -134,6Z', butter) +
    shape('M134,6H58Q64,42 96,42Q128,42 134,6Z', butter),
  heart:
    shape(
      'M0,96C-60,48 -116,6 -116,-44C-116,-84 -88,-104 -58,-104C-32,-104 -10,-88 0,-66C10,-88 32,-104 58,-104C88,-104 116,-84 116,-44C116,6 60,48 0,96Z',
      tally,
    ) + stroke('M-86,-46C-86,-64 -76,-74 -60,-74', '#ffc3b0', 11),
  slate:
    rect(-112, -34, 224, 132, ink, 10) +
    rows([-86, 20], [4, 36, 68], '#6b615d', 7) +
    rect(48, 2, 40, 68, '#3a3230', 6) +
    at(
      -108,
      -36,
      rect(0, -36, 226, 34, paper, 6) + shape('M26,-36H60L40,-2H6ZM94,-36H128L108,-2H74ZM162,-36H196L176,-2H142Z', ink),
      -14,
    ),
  megaphone:
    shape('M-30,-34L118,-96V102L-30,40Z', tally) +
    shape('M118,-96C142,-90 142,96 118,102C98,92 98,-86 118,-96Z', '#c93712') +
    rect(-66, -36, 44, 78, paper, 10) +
    stroke('M158,-62L186,-84M166,4H200M158,68L186,90', paper, 10),
  padlock:
    stroke('M-56,-30V-76C-56,-148 56,-148 56,-76V-30', '#cfd2d8', 26) +
    card(196, 156, butter, 20) +
    circle(0, -10, 20, ink) +
    stroke('M0,-6V36', ink, 16),
  bell:
    shape('M-98,66C-70,40 -78,-4 -72,-40C-64,-88 -34,-104 0,-104C34,-104 64,-88 72,-40C78,-4 70,40 98,66Z', butter) +
    circle(0, -106, 17, butter) +
    shape('M-34,76H34C34,98 18,112 0,112C-18,112 -34,98 -34,76Z', '#b98f21') +
    stroke('M-44,-30C-42,-58 -34,-70 -18,-76', paper, 10),
  bolt: shape('M28,-132L-76,18H-8L-34,128L80,-34H8L44,-132Z', butter) + stroke('M10,-104L-44,-22', paper, 9),
  plug:
    at(-82, 0, rect(-30, -34, 74, 68, ink, 14) + stroke('M48,-14H78M48,14H78', '#cfd2d8', 11)) +
    at(88, 0, rect(-40, -40, 70, 80, paper, 14) + circle(-14, -14, 8, ink) + circle(-14, 14, 8, ink)) +
    stroke('M16,-58L10,-78M0,-60L-10,-76M32,-60L40,-76', tally, 7),
  plane:
    shape('M-104,8L112,-84L44,96L-6,34Z', paper) +
    shape('M-6,34L112,-84L44,96Z', line) +
    shape('M-6,34L4,92L24,60Z', shade),
  key:
    `<circle cy="-64" r="48" fill="none" stroke="${butter}" stroke-width="27"/>` +
    stroke('M0,-14V118', butter, 27) +
    stroke('M8,80H48M8,114H38', butter, 23),
  reel:
    circle(0, 0, 108, ink) +
    [0, 72, 144, 216, 288]
      .map((turn) => `<circle cy="-62" r="26" fill="${paper}" transform="rotate(${turn})"/>`)
      .join('') +
    circle(0, 0, 15, tally),
  building:
    rect(-84, -116, 168, 220, paper, 8) +
    rect(-84, -116, 168, 22, tally, 8) +
    [-66, -14, 38]
      .map((y) => [-56, -14, 28].map((x) => rect(x, y, 28, 32, y === -14 && x === 28 ? butter : '#7fa9c9', 4)).join(''))
      .join('') +
    rect(-20, 76, 40, 28, ink, 4),
  links:
    at(
      -58,
      10,
      `<rect x="-62" y="-34" width="124" height="68" rx="34" fill="none" stroke="#dfe3ea" stroke-width="23"/>`,
      -24,
    ) +
    at(
      66,
      -8,
      `<rect x="-62" y="-34" width="124" height="68" rx="34" fill="none" stroke="#b9c0cc" stroke-width="23"/>`,
      -24,
    ) +
    stroke('M2,-52L-2,-82M24,-50L36,-76', tally, 8),
  puzzle:
    at(-66, 6, shape('M-58,-58H-18A20 20 0 1 1 18,-58H58V58H18A20 20 0 1 0 -18,58H-58Z', cobalt), -7) +
    at(72, -14, shape('M-58,-58H-18A20 20 0 1 1 18,-58H58V58H-58V18A20 20 0 1 0 -58,-18Z', butter), 12),
  hourglass:
    shape(
      'M-66,-110H66C66,-50 18,-34 18,0C18,34 66,50 66,110H-66C-66,50 -18,34 -18,0C-18,-34 -66,-50 -66,-110Z',
      '#dcecf2',
    ) +
    shape('M-58,100C-52,64 -22,54 0,54C22,54 52,64 58,100Z', butter) +
    stroke('M-84,-116H84M-84,116H84', '#8a5a2b', 22),
  cassette:
    card(236, 152, ink, 16) +
    rect(-96, -58, 192, 84, paper, 8) +
    rows([-76, 76], [-38], tally, 9) +
    circle(-44, 0, 21, ink) +
    circle(44, 0, 21, ink) +
    circle(-44, 0, 8, paper) +
    circle(44, 0, 8, paper) +
    shape('M-70,76L-56,44H56L70,76Z', '#4b4341'),
  microphone:
    stroke('M0,20V200', ink, 30) +
    rect(-44, -116, 88, 148, '#cfd2d8', 44) +
    stroke('M-40,-74H40M-42,-44H42M-42,-14H42', '#8d929c', 5) +
    rect(-46, 2, 92, 18, tally, 6),
  stamp:
    circle(0, -84, 38, '#8a5a2b') +
    shape('M-16,-52H16L28,14H-28Z', '#8a5a2b') +
    rect(-86, 12, 172, 44, '#6e4520', 12) +
    rect(-74, 56, 148, 18, tally, 4),
} as const;
