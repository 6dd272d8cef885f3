/** Mouth shapes. `smile` is held in pauses; `closed` is m, b, p; `teeth` is f, v. */
export type Viseme = 'smile' | 'closed' | 'teeth' | 'talk' | 'ee' | 'aa' | 'oh';

/** What moves. Angles in degrees and distances in figure pixels, all relative to the figure at rest. */
export type Pose = {
  mouth: Viseme;
  blink: boolean;
  browLift: number;
  headTilt: number;
  handTilt: number;
  look: number;
};

/** The outline of a face: width and height in pixels, jaw and chin as shares of the width. */
export type HeadShape = { width?: number; jaw?: number; chin?: number; height?: number };

/** A raised hand: where its palm is, its resting angle, and the sleeve below the wrist. */
export type RaisedHand = { x: number; y: number; rotate: number; flip: 1 | -1; sleeve?: string; cuff?: string };

/** One person of the cast: plain colours and SVG fragments on a 360x640 sheet whose eyes are at y 258. */
export type Figure = {
  skin: string;
  shade: string;
  blush: string;
  line: string;
  browColor: string;
  /** Painted lips; without it the mouth is a plain line. */
  lip?: string;
  /** A lighter mouth edge, for mouths inside a beard. */
  mouthEdge?: string;
  iris?: string;
  eyes?: 'happy';
  lashes?: boolean;
  eyeGap?: number;
  noseWidth?: number;
  browWidth?: number;
  browY?: number;
  browLeft?: number;
  browRight?: number;
  head?: HeadShape;
  neckWidth?: number;
  earless?: boolean;
  freckles?: string;
  wrinkled?: boolean;
  /** The side the shadow falls on: 1 is the right of the picture. */
  keySide: 1 | -1;
  restMouth: Viseme;
  tilt: number;
  look: number;
  scale?: number;
  drop?: number;
  /** The first is the portrait's own; a second position uses the next. */
  backdrops: [string, ...string[]];
  behind?: string;
  hairBack?: string;
  hairFront?: string;
  hairTop?: string;
  /** May reach beyond the chin. */
  beard?: string;
  /** Stays inside the face's outline. */
  stubble?: string;
  moustache?: string;
  accessories?: string;
  body: string;
  over?: string;
  hand?: RaisedHand;
};

export const centerX = 180;
export const eyeY = 258;
export const noseY = 300;
export const round = (n: number) => Math.round(n * 10) / 10;
