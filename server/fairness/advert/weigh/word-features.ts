import { NONE, type Take } from './features.ts';
import type { Sentence, Word } from './words.ts';

/** How many characters before and after a word count as near for listed words. */
const NEAR = 40;
/** How many words on each side are taken as a bag of words. */
const BESIDE = 6;
/** Listed words for what a sentence does. Their meaning depends on the subject. */
const DEEDS = new Set(
  'excluding excluded preferring preferred strict lawful not_asked customers serving welcoming turning withdrawn offered sold served demanding statement entry leads'.split(
    ' ',
  ),
);
/** Features of one word in its sentence. `written` is the word with its capitals. */
export function wordFeatures({ words, marks }: Sentence, at: number, written: string, take: Take) {
  const word = words[at]!;
  const stem = (step: number) => words[at + step]?.stem ?? NONE;
  const text = (step: number) => words[at + step]?.text ?? NONE;
  take(`w ${word.text}`);
  take(`4 ${word.text.slice(0, 4)}`);
  take(`e ${word.text.slice(-3)}`);
  take(`-1w ${text(-1)}`);
  take(`+1w ${text(1)}`);
  for (const steps of [
    [0],
    [-1],
    [-2],
    [1],
    [2],
    [-1, 0],
    [0, 1],
    [-2, -1],
    [1, 2],
    [-1, 0, 1],
    [-2, -1, 0],
    [0, 1, 2],
    [-1, 1],
  ])
    take(`${steps.join()} ${steps.map(stem).join(' ')}`);
  for (let step = 1; step <= BESIDE; step++) {
    if (at >= step) take(`L ${stem(-step)}`);
    if (at + step < words.length) take(`R ${stem(step)}`);
  }
  for (const { stem: other, role } of words) {
    take(`S ${other}`);
    if (role) take(`cS ${role}`);
  }
  if (/^\p{Lu}{2,}$/u.test(written)) take('caps');
  else if (at > 0 && /^\p{Lu}/u.test(written)) take('capital');
  if (at < 2) take(`first ${at}`);
  takeMarks({ marks, words }, word, take);
  takeRoles(words, at, take);
}

function takeMarks({ marks }: Pick<Sentence, 'marks' | 'words'>, word: Word, take: Take) {
  for (const { name, start, end } of marks) {
    if (start < word.end && word.start < end) take(`M ${name}`);
    else if (end <= word.start && word.start - end < NEAR) take(`B ${name}`);
    else if (start >= word.end && start - word.end < NEAR) take(`A ${name}`);
    take(`I ${name}`);
    if (DEEDS.has(name)) for (const own of word.marks) take(`I ${own} ${name}`);
  }
}

/** The roles of the words before and after: "never | ask", "only | SUBJECT". */
function takeRoles(words: readonly Word[], at: number, take: Take) {
  const passed = (by: 1 | -1) => {
    const roles: string[] = [];
    for (let next = at + by; next >= 0 && next < words.length && roles.length < 3; next += by) {
      const role = words[next]!.role;
      if (role && role !== roles.at(-1)) roles.push(role);
    }
    return roles;
  };
  const own = words[at]!.role ?? '-';
  const [before, after] = [passed(-1), passed(1)];
  take(`c ${own}`);
  take(`cc ${before[0] ?? NONE} ${own} ${after[0] ?? NONE}`);
  for (const [side, roles] of [
    ['cb', before],
    ['ca', after],
  ] as const) {
    take(`${side} ${own} ${roles[0] ?? NONE}`);
    take(`${side} ${own} ${roles.join(' ')}`);
    take(`${side}2 ${roles[0] ?? NONE} ${roles[1] ?? NONE}`);
    for (const mark of words[at]!.marks) take(`${side}m ${mark} ${roles[0] ?? NONE}`);
  }
  for (const mark of words[at]!.marks) take(`cbm ${mark} ${before[0] ?? NONE} ${before[1] ?? NONE}`);
}
