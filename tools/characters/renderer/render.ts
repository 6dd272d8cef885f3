import { figures, type FigureId } from './cast.ts';
import { brows, eyes, nose } from './eyes.ts';
import { ears, faceOutline, faceShading, neck, skinDetails } from './face.ts';
import { centerX, round, type Figure, type Pose } from './figure.ts';
import { mouth } from './mouths.ts';

type Scene = {
  /** Which of the figure's backdrops, or another one as SVG; `none` leaves the figure cut out. */
  backdrop?: number | 'none' | { svg: string };
  /** SVG over the figure, on the sheet's coordinates. */
  front?: string;
  /** `bust` steps back until both shoulders are in the picture, 440x640. */
  crop?: 'portrait' | 'bust';
};

/** The 360x640 portrait of one figure in one pose, as SVG. Whatever the pose leaves out is at rest. */
export function renderFigure(id: FigureId, pose: Partial<Pose> = {}, scene: Scene = {}) {
  const figure: Figure = figures[id];
  const { mouth: viseme = figure.restMouth, blink = false, browLift = 0, headTilt = 0, handTilt = 0, look = 0 } = pose;
  const clipId = `face-${id}`;
  const tilt = round(figure.tilt + headTilt);
  const gaze = round(figure.look + look);
  const bust = scene.crop === 'bust';
  const scale = bust ? 1 : (figure.scale ?? 1.26);
  const box = bust
    ? 'viewBox="-40 30 440 640" width="440" height="640"'
    : 'viewBox="0 0 360 640" width="360" height="640"';
  const own = typeof scene.backdrop === 'number' ? figure.backdrops[scene.backdrop] : undefined;
  const another = typeof scene.backdrop === 'object' ? scene.backdrop.svg : own;
  const backdrop = scene.backdrop === 'none' ? '' : (another ?? figure.backdrops[0]);
  const features =
    skinDetails(figure) +
    nose(figure) +
    mouth(figure, viseme) +
    (figure.moustache ?? '') +
    eyes(figure, blink) +
    brows(figure, browLift);
  const head =
    `${ears(figure)}<path d="${faceOutline(figure)}" fill="${figure.skin}"/>${faceShading(figure, clipId)}${figure.beard ?? ''}` +
    `<g transform="translate(${gaze},0)">${features}</g>${figure.hairFront ?? ''}${figure.hairTop ?? ''}` +
    (figure.accessories ? `<g transform="translate(${round(gaze * 0.35)},0)">${figure.accessories}</g>` : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><clipPath id="${clipId}"><path d="${faceOutline(figure)}"/></clipPath>${backdrop}` +
    `<g transform="translate(${centerX} ${262 + (figure.drop ?? 0)}) scale(${scale}) translate(-${centerX} -258)">${figure.behind ?? ''}` +
    (figure.hairBack ? `<g transform="rotate(${round(tilt / 2)} 180 400)">${figure.hairBack}</g>` : '') +
    `${neck(figure)}${figure.body}<g transform="rotate(${tilt} 180 400)">${head}</g>${figure.over ?? ''}${raisedHand(figure, handTilt)}</g>${scene.front ?? ''}</svg>`
  );
}

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
