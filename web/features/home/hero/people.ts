import aisha from './aisha.svg?raw';

export const PEOPLE = ['aisha', 'kwame', 'ingrid'] as const;
export type Person = (typeof PEOPLE)[number];

/** The first person is part of the page; the others load later. */
export const FIRST = { person: 'aisha', drawing: aisha } as const;
const LATER = { kwame: () => import('./kwame.svg?raw'), ingrid: () => import('./ingrid.svg?raw') } as const;

export async function loadPeople(): Promise<Record<Person, string>> {
  const [kwame, ingrid] = await Promise.all([LATER.kwame(), LATER.ingrid()]);
  return { aisha, kwame: kwame.default, ingrid: ingrid.default };
}
