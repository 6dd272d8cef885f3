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

export type Mouth = 'smile' | 'talk' | 'ee' | 'aa' | 'oh';

const BY_LETTER: Record<string, Mouth> = {
  a: 'aa',
  á: 'aa',
  e: 'ee',
  é: 'ee',
  i: 'ee',
  í: 'ee',
  y: 'ee',
  s: 'ee',
  z: 'ee',
  o: 'oh',
  ó: 'oh',
  u: 'oh',
  ú: 'oh',
  w: 'oh',
  q: 'oh',
  m: 'smile',
  b: 'smile',
  p: 'smile',
};
const MS_PER_LETTER = 62;
const PAUSE_MS = 1600;

/** Duration of a spoken line with the pause after it. */
export const sayingMs = (line: string) => line.length * MS_PER_LETTER + PAUSE_MS;

/** The mouth shape at a moment of a spoken line, chosen by pairs of letters; a smile once the line is over. */
export function mouthAt(line: string, ms: number): Mouth {
  const at = Math.floor(ms / MS_PER_LETTER / 2) * 2;
  if (at >= line.length) return 'smile';
  const pair = line.slice(at, at + 2).toLowerCase();
  if (/[.,;!?]/.test(pair)) return 'smile';
  const letter = pair.split('').find((character) => BY_LETTER[character]);
  return letter ? BY_LETTER[letter]! : 'talk';
}
