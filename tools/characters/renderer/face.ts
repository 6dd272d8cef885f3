import { centerX, round, type Figure } from './figure.ts';

const faceWidth = (figure: Figure) => figure.head?.width ?? 156;

export function faceOutline(figure: Figure) {
  const { width: w = 156, jaw = 0.43, chin = 0.21, height: h = 228 } = figure.head ?? {};
  const top = 146;
  const half = w / 2;
  const at = (x: number, y: number) => `${round(centerX + x)},${round(top + y)}`;
  return (
    `M${at(0, 0)}C${at(w * 0.34, 0)} ${at(half, h * 0.16)} ${at(half, h * 0.42)}` +
    `C${at(half, h * 0.64)} ${at(w * jaw, h * 0.82)} ${at(w * chin, h * 0.95)}` +
    `C${at(w * chin * 0.6, h)} ${at(w * 0.08, h)} ${at(0, h)}` +
    `C${at(-w * 0.08, h)} ${at(-w * chin * 0.6, h)} ${at(-w * chin, h * 0.95)}` +
    `C${at(-w * jaw, h * 0.82)} ${at(-half, h * 0.64)} ${at(-half, h * 0.42)}` +
    `C${at(-half, h * 0.16)} ${at(-w * 0.34, 0)} ${at(0, 0)}Z`
  );
}

export function ears(figure: Figure) {
  if (figure.earless) return '';
  const half = faceWidth(figure) / 2;
  return ([-1, 1] as const)
    .map((side) => {
      const shaded = side === figure.keySide;
      const x = round(centerX + side * half);
      return (
        `<ellipse cx="${x}" cy="282" rx="17" ry="25" fill="${shaded ? figure.shade : figure.skin}"/>` +
        `<path d="M${x + side * 6},270q${side * 5},10 ${side * -4},20" fill="none" stroke="${shaded ? figure.line : figure.shade}" stroke-width="4" stroke-linecap="round"/>`
      );
    })
    .join('');
}

/** The hard edge of the key light, the shadow the hair casts, and the cheeks; all inside the face's outline. */
export function faceShading(figure: Figure, clipId: string) {
  const { keySide, shade, blush, hairFront } = figure;
  const x = (d: number) => centerX + keySide * d;
  const castShadow = hairFront
    ? `<g transform="translate(0,11)">${hairFront.replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${shade}"`)}</g>`
    : '';
  return (
    `<g clip-path="url(#${clipId})">` +
    `<path d="M${x(30)},120C${x(44)},190 ${x(30)},226 ${x(44)},256C${x(64)},292 ${x(44)},322 ${x(36)},340C${x(28)},362 ${x(10)},372 ${x(-6)},392L${x(140)},392L${x(140)},120Z" fill="${shade}"/>` +
    castShadow +
    `<circle cx="${x(-52)}" cy="306" r="21" fill="${blush}" opacity=".55"/><circle cx="${x(54)}" cy="306" r="18" fill="${blush}" opacity=".38"/>${figure.stubble ?? ''}</g>`
  );
}

export function neck(figure: Figure) {
  const neckPath =
    `<path d="M140,338C142,390 140,420 128,440C150,486 210,486 232,440C220,420 218,390 220,338Z" fill="${figure.skin}"/>` +
    `<path d="M140,372C150,398 196,410 220,380C219,400 221,420 232,440C222,462 206,470 190,472C196,440 190,416 140,396Z" fill="${figure.shade}"/>`;
  const width = figure.neckWidth;
  return width
    ? `<g transform="translate(${round(centerX - centerX * width)},0) scale(${width},1)">${neckPath}</g>`
    : neckPath;
}

export function skinDetails(figure: Figure) {
  const spots = [
    [132, 296],
    [142, 304],
    [126, 308],
    [150, 296],
    [138, 314],
    [212, 296],
    [222, 304],
    [232, 298],
    [218, 312],
    [206, 304],
    [176, 292],
    [186, 288],
  ];
  const freckles = figure.freckles
    ? `<g fill="${figure.freckles}" opacity=".75">${spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4"/>`).join('')}</g>`
    : '';
  const smileFolds = figure.beard ? '' : 'M140,326q-6,8 -2,18M220,326q6,8 2,18';
  const wrinkles = figure.wrinkled
    ? `<path d="M118,282q-6,4 -8,10M242,282q6,4 8,10${smileFolds}" fill="none" stroke="${figure.shade}" stroke-width="3.5" stroke-linecap="round"/>`
    : '';
  return freckles + wrinkles;
}
