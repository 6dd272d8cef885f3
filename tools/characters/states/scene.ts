import type { FigureId } from '../renderer/cast.ts';
import type { Pose } from '../renderer/figure.ts';
import { objects } from './objects.ts';
import { papers } from './papers.ts';
import { held } from './parts.ts';

export const things = { ...papers, ...objects };

export interface StateScene {
  who: FigureId;
  pose: Partial<Pose>;
  /** Drawn over the person. */
  front: string;
  /** Instead of the person's own backdrop. */
  backdrop?: string;
}

type Held = Parameters<typeof held>[2];
/** A person who holds an object with both hands. */
export const holding = (
  who: FigureId,
  thing: keyof typeof things,
  how: Held = {},
  pose: Partial<Pose> = {},
  backdrop?: string,
) => ({
  who,
  pose: { mouth: 'closed' as const, ...pose },
  front: held(who, things[thing], how),
  ...(backdrop ? { backdrop } : {}),
});

/** Looks aside. */
export const aside = { look: 9, browLift: 4 };
/** Looks down. */
export const down = { blink: true, headTilt: 3 };
