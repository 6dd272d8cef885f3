import aisha from './aisha.svg?raw';

export const PEOPLE = ['aisha', 'kwame', 'marta'] as const;
export type Person = (typeof PEOPLE)[number];

/** The first one is in the page itself, the others come once the page stands. */
export const FIRST = { person: 'aisha', drawing: aisha } as const;
const LATER = { kwame: () => import('./kwame.svg?raw'), marta: () => import('./marta.svg?raw') } as const;

export async function loadPeople(): Promise<Record<Person, string>> {
  const [kwame, marta] = await Promise.all([LATER.kwame(), LATER.marta()]);
  return { aisha, kwame: kwame.default, marta: marta.default };
}
