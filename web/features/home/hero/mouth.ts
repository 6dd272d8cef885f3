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

/** How long a line takes to say, with the pause after it. */
export const sayingMs = (line: string) => line.length * MS_PER_LETTER + PAUSE_MS;

/** The shape of the mouth this long after the line began: by its letters, two at a time; a smile once it is said. */
export function mouthAt(line: string, ms: number): Mouth {
  const at = Math.floor(ms / MS_PER_LETTER / 2) * 2;
  if (at >= line.length) return 'smile';
  const pair = line.slice(at, at + 2).toLowerCase();
  if (/[.,;!?]/.test(pair)) return 'smile';
  const letter = pair.split('').find((sign) => BY_LETTER[sign]);
  return letter ? BY_LETTER[letter]! : 'talk';
}
