import aisha from './aisha.svg?raw';

export const PEOPLE = ['aisha', 'kwame', 'ingrid'] as const;
export type Person = (typeof PEOPLE)[number];

/** The first person is part of the page; the others load later. */
export const FIRST = { person: 'aisha', drawing: aisha } as const;

/** People are drawn in poses, eight a second, as animators draw: a browser that moves them smoothly does nothing else. */
export const POSE_MS = 124;

/** A moment of what someone says. */
export interface Speech {
  person: Person;
  lines: readonly [string, string];
  sinceCutMs: number;
}
