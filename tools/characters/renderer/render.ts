import { figures, type FigureId } from './cast.ts';
import { brows, eyes, nose } from './eyes.ts';
import { ears, faceOutline, faceShading, neck, skinDetails } from './face.ts';
import { centerX, round, type Figure, type Pose } from './figure.ts';
import { raisedHand } from './hand.ts';
import { mouth } from './mouths.ts';

type Scene = {
  /** Which of the figure's backdrops; `none` leaves the figure cut out. */
  backdrop?: number | 'none';
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
  const backdrop = scene.backdrop === 'none' ? '' : (figure.backdrops[scene.backdrop ?? 0] ?? figure.backdrops[0]);
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
    `${neck(figure)}${figure.body}<g transform="rotate(${tilt} 180 400)">${head}</g>${figure.over ?? ''}${raisedHand(figure, handTilt)}</g></svg>`
  );
}
