import { at, card, circle, paint, rect, rows, shape, stroke } from './parts.ts';

const { ink, paper, line, shade, tally, butter, cobalt, mint, rose } = paint;

const head = circle(0, -22, 20, line) + shape('M-38,54C-38,16 -20,6 0,6C20,6 38,16 38,54Z', line);

/** Paper and cardboard objects centered on the origin, for people to hold. */
export const papers = {
  notebook:
    shape('M-124,-78Q-62,-98 0,-74Q62,-98 124,-78V78Q62,58 0,82Q-62,58 -124,78Z', paper) +
    stroke('M0,-74V82', shade, 5) +
    rows([-98, -28], [-44, -16, 12], line, 8) +
    rect(118, -60, 22, 26, tally, 5) +
    rect(118, -22, 22, 26, butter, 5) +
    rect(118, 16, 22, 26, mint, 5),
  cards:
    at(-64, 8, card(104, 150) + head, -15) +
    at(64, 8, card(104, 150) + head, 15) +
    at(0, -10, card(104, 150, '#fff') + head),
  film:
    card(240, 132, ink, 10) +
    [-74, 0, 74].map((x) => rect(x - 32, -38, 64, 76, x ? '#4b4341' : paper, 6)).join('') +
    stroke(`M-104,-52H104M-104,52H104`, paper, 9, ' stroke-dasharray="1 20"') +
    stroke('M-16,2L-4,14L18,-14', tally, 9),
  scores:
    card(232, 176) +
    [-48, 2, 52]
      .map(
        (y) =>
          rows([-88, -46], [y], shade) +
          `<path d="M-20,${y}H92" stroke="${line}" stroke-width="18" stroke-dasharray="8 4"/>`,
      )
      .join(''),
  ledger:
    card(190, 214, cobalt, 10) +
    rect(-95, -107, 30, 214, '#223aa3', 10) +
    rect(-42, -66, 112, 54, paper, 6) +
    rows([-22, 50], [-48, -30], shade, 6) +
    shape('M40,107V150L54,138L68,150V107Z', tally),
  sliders:
    card(232, 176) +
    rows([-84, 84], [-48, 2, 52], line, 8) +
    circle(-40, -48, 17, tally) +
    circle(46, 2, 17, ink) +
    circle(-8, 52, 17, cobalt),
  ticket:
    shape('M-122,-62H122V-18A22 22 0 0 0 122,26V70H-122V26A22 22 0 0 0 -122,-18Z', butter) +
    stroke('M52,-46V54', '#b98f21', 5, ' stroke-dasharray="1 16"') +
    rows([-84, 14], [-24, 6], '#b98f21', 9) +
    rows([-84, -24], [36], '#b98f21', 9),
  player:
    card(236, 164, ink, 16) +
    shape('M-22,-50L40,-12L-22,26Z', paper) +
    stroke('M-92,56H92', '#5d5450', 12, ' stroke-dasharray=".1 23"'),
  envelope:
    shape('M-118,-44L0,-122L118,-44V92H-118Z', '#c9b48a') +
    rect(-92, -84, 184, 120, '#fff', 8) +
    rows([-64, 64], [-54, -26], line, 8) +
    shape('M-118,-44L0,36L118,-44V92H-118Z', '#f1e2c3') +
    stroke('M-118,92L-26,18M118,92L26,18', '#d9c496', 5),
  bars:
    card(236, 180) +
    rect(-72, -34, 54, 92, cobalt, 6) +
    rect(18, -12, 54, 70, butter, 6) +
    stroke('M-92,-26H92', tally, 6, ' stroke-dasharray="2 14"') +
    rows([-92, 92], [62], ink, 5),
  donut: `<circle r="78" fill="none" stroke="${paper}" stroke-width="46"/><circle r="78" fill="none" stroke="${tally}" stroke-width="46" stroke-dasharray="122 400" transform="rotate(-90)"/>`,
  chart:
    card(240, 180) +
    rows([-92, 92], [58], ink, 5) +
    stroke('M-88,34L-44,20L-6,28L34,-10L86,-46', cobalt, 9, ' stroke-dasharray="3 17"') +
    circle(86, -46, 15, tally),
  calendar:
    card(202, 206) +
    shape('M-101,-89Q-101,-103 -87,-103H87Q101,-103 101,-89V-52H-101Z', tally) +
    stroke('M-48,-118V-88M48,-118V-88', ink, 12) +
    [-22, 20, 62].map((y) => stroke(`M-62,${y}H64`, line, 20, ' stroke-dasharray=".1 41"')).join(''),
  receipt:
    shape('M-78,-128H78V98L52,78L26,98L0,78L-26,98L-52,78L-78,98Z', paper) +
    rows([-48, 48], [-92, -62, -32], line, 8) +
    rows([-48, 4], [4], shade, 8) +
    rows([30, 48], [4], shade, 8),
  torn:
    at(
      -8,
      0,
      shape('M-110,-104H-2L-22,-60L6,-24L-20,14L8,52L-14,104H-110Z', paper) + rows([-84, -40], [-62, -30, 2], line, 9),
      -5,
    ) +
    at(
      12,
      4,
      shape('M4,-104H110V104H-6L16,52L-12,14L14,-24L-14,-60Z', paper) +
        circle(58, -38, 28, rose) +
        rows([34, 84], [26, 56], line, 9),
      6,
    ),
  clipboard:
    card(196, 230, '#a8703f', 14) +
    rect(-80, -88, 160, 186, paper, 6) +
    rect(-36, -124, 72, 40, '#cfd2d8', 10) +
    [-44, 2, 48]
      .map(
        (y) =>
          `<rect x="-62" y="${y - 12}" width="24" height="24" rx="5" fill="none" stroke="${shade}" stroke-width="5"/>` +
          rows([-18, 60], [y]),
      )
      .join(''),
  bookmark: shape('M-66,-126H66V116L0,56L-66,116Z', tally) + stroke('M-30,-62H30M-30,-28H14', '#ffd2c4', 11),
  folder:
    shape('M-120,-84H-36L-14,-58H120V92H-120Z', '#c9972c') +
    at(0, -18, rect(-92, -52, 184, 110, '#fff', 8) + head, 3) +
    shape('M-120,-30H120V80Q120,92 108,92H-108Q-120,92 -120,80Z', butter),
} as const;
