import { POSE_MS, type Speech } from './people.ts';

type Mouth = 'smile' | 'talk' | 'ee' | 'aa' | 'oh';

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
const MS_PER_LETTER = POSE_MS / 2;
const PAUSE_MS = 1600;

/** Duration of a spoken line with the pause after it. */
const sayingMs = (line: string) => line.length * MS_PER_LETTER + PAUSE_MS;

/** The mouth shape at a moment of a spoken line, chosen by pairs of letters; a smile once the line is over. */
function mouthAt(line: string, ms: number): Mouth {
  const at = Math.floor(ms / MS_PER_LETTER / 2) * 2;
  if (at >= line.length) return 'smile';
  const pair = line.slice(at, at + 2).toLowerCase();
  if (/[.,;!?]/.test(pair)) return 'smile';
  const letter = pair.split('').find((character) => BY_LETTER[character]);
  return letter ? BY_LETTER[letter]! : 'talk';
}

const NOD_MS = 4200;
/** The head's angle in degrees along the nod, which then runs backwards. */
const NOD = [
  [0, -1.2],
  [0.35, 1.4],
  [0.6, 0.2],
  [1, 2.2],
] as const;

function nodAt(ms: number) {
  const turns = (ms / NOD_MS) % 2;
  const at = turns < 1 ? turns : 2 - turns;
  const next = Math.max(
    1,
    NOD.findIndex(([end]) => at <= end),
  );
  const [[from, low], [to, high]] = [NOD[next - 1]!, NOD[next]!];
  return low + ((high - low) * (at - from)) / (to - from);
}

const BLINK_EVERY_MS = 4600;
const BROWS_MS = 3700;
const BROWS_UP = [
  [0.14, 0.22],
  [0.4, 0.48],
] as const;

/** Shows a person in front of the headline as they say their two lines, the second one after the first. */
export function strikePose(hero: HTMLElement, { person, lines, sinceCutMs }: Speech) {
  const [first, second] = lines;
  const saysSecond = sinceCutMs >= sayingMs(first);
  const said = saysSecond ? second : first;
  const line = hero.querySelector(`[data-lines=${person}]`);
  if (line && line.textContent !== said) line.textContent = said;

  const brows = (sinceCutMs % BROWS_MS) / BROWS_MS;
  const drawing = hero.querySelector<HTMLElement>(`[data-person=${person}]`)!;
  Object.assign(drawing.dataset, {
    mouth: mouthAt(said, saysSecond ? sinceCutMs - sayingMs(first) : sinceCutMs),
    eyes: sinceCutMs % BLINK_EVERY_MS > BLINK_EVERY_MS - POSE_MS ? 'shut' : 'open',
    brows: BROWS_UP.some(([from, to]) => brows >= from && brows < to) ? 'up' : 'down',
  });
  const nod = nodAt(sinceCutMs);
  turn(drawing, '.head', nod);
  turn(drawing, '.back', nod / 2);
}

function turn(drawing: HTMLElement, part: string, degrees: number) {
  drawing.querySelector<SVGElement>(part)!.style.transform = `rotate(${degrees.toFixed(2)}deg)`;
}
