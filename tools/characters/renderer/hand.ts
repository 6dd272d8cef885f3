import type { Figure } from './figure.ts';

/** An open hand on its forearm. A positive `tilt` swings the forearm towards the face, from an elbow below the picture. */
export function raisedHand(figure: Figure, tilt: number) {
  if (!figure.hand) return '';
  const { x, y, rotate, flip, sleeve, cuff } = figure.hand;
  const { skin, shade } = figure;
  const arm = sleeve
    ? `<path d="M-46,108C-50,150 -54,200 -60,300L60,300C54,200 50,150 46,108Q0,126 -46,108Z" fill="${sleeve}"/><path d="M-46,108Q0,126 46,108L47,126Q0,144 -48,126Z" fill="${cuff ?? shade}"/>`
    : '';
  return (
    `<g transform="rotate(${tilt * flip} ${x} ${y + 200}) translate(${x},${y}) scale(${flip},1) rotate(${rotate})">` +
    `<path d="M-34,34C-38,80 -40,150 -46,250L40,250C38,160 36,90 34,36Z" fill="${skin}"/>` +
    `<path d="M-36,10C-40,52 -26,70 0,70C28,70 38,48 36,8Z" fill="${skin}"/>` +
    `<path d="M-26,14L-34,-46M-8,10L-10,-62M10,10L14,-56M27,16L36,-34M-26,44Q-52,34 -62,8" stroke="${skin}" stroke-width="17.5" stroke-linecap="round" fill="none"/>` +
    `<path d="M-17,8L-20,-22M1,6L2,-26M18,8L23,-20" stroke="${shade}" stroke-width="3" stroke-linecap="round" fill="none"/>` +
    `<path d="M-24,46Q-6,30 14,42" stroke="${shade}" stroke-width="4" fill="none" stroke-linecap="round"/>${arm}</g>`
  );
}
