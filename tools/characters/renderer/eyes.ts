import { centerX, eyeY, noseY, round, type Figure } from './figure.ts';

const dark = '#1b1210';

export function eyes(figure: Figure, blink: boolean) {
  const gap = figure.eyeGap ?? 36;
  const eye = (x: number, side: 1 | -1) => {
    if (figure.eyes === 'happy')
      return `<path d="M${x - 14},${eyeY + 4}Q${x},${eyeY - 14} ${x + 14},${eyeY + 4}" fill="none" stroke="${dark}" stroke-width="6.5" stroke-linecap="round"/>`;
    if (blink) {
      const lash = figure.lashes
        ? `<path d="M${x + side * 13},${eyeY + 5}l${side * 7},3" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`
        : '';
      return `<path d="M${x - 15},${eyeY + 2}Q${x},${eyeY + 12} ${x + 15},${eyeY + 2}" fill="none" stroke="${dark}" stroke-width="4.6" stroke-linecap="round"/>${lash}`;
    }
    const lash = figure.lashes
      ? `<path d="M${x + side * 13},${eyeY - 4}l${side * 7},-6" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`
      : '';
    const ball = figure.iris
      ? `<ellipse cx="${x}" cy="${eyeY + 1}" rx="8.4" ry="9.8" fill="${figure.iris}"/><ellipse cx="${x}" cy="${eyeY + 1}" rx="4.6" ry="5.6" fill="${dark}"/>`
      : `<ellipse cx="${x}" cy="${eyeY + 1}" rx="7.6" ry="9.6" fill="${dark}"/>`;
    return (
      `${ball}<circle cx="${x + 2.6}" cy="${eyeY - 3}" r="2.6" fill="#fff"/>` +
      `<path d="M${x - 15},${eyeY - 1}Q${x - 2 * side},${eyeY - 16} ${x + 15},${eyeY - 1}" fill="none" stroke="${dark}" stroke-width="4.6" stroke-linecap="round"/>${lash}`
    );
  };
  return eye(centerX - gap, -1) + eye(centerX + gap, 1);
}

export function brows(figure: Figure, lift: number) {
  const gap = figure.eyeGap ?? 36;
  const y = eyeY - 30 + (figure.browY ?? 0) - lift;
  const brow = (x: number, side: 1 | -1, up: number) =>
    `<path d="M${x - side * 17},${y + 3 - up}Q${x},${y - 10 - up} ${x + side * 20},${y + 3}" fill="none" stroke="${figure.browColor}" stroke-width="${figure.browWidth ?? 8}" stroke-linecap="round"/>`;
  return brow(centerX - gap, -1, figure.browLeft ?? 0) + brow(centerX + gap, 1, figure.browRight ?? 0);
}

export function nose(figure: Figure) {
  const s = figure.keySide;
  const x = centerX - s * 2;
  const n = figure.noseWidth ?? 1;
  const dx = (d: number) => round(x + s * d);
  return `<path d="M${x},${eyeY + 6}C${dx(3)},${eyeY + 24} ${dx(19 * n)},${noseY - 14} ${dx(20 * n)},${noseY}C${dx(20 * n)},${noseY + 11} ${dx(4)},${noseY + 10} ${dx(-11 * n)},${noseY + 6}C${dx(-2)},${noseY + 2} ${dx(-3)},${noseY - 14} ${x},${eyeY + 6}Z" fill="${figure.shade}"/>`;
}
