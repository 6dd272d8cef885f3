import type { Sentence, Word } from './words.ts';

/** How far before and after a word the words of the lists count as near, in characters. */
const NEAR = 40;
/** How many words to each side are taken without their order. */
const BESIDE = 6;
/** Words of lists that say what a sentence does. They mean something else with each subject. */
const DEEDS = new Set(
  'excluding excluded preferring preferred strict lawful not_asked customers serving welcoming turning withdrawn offered sold served demanding statement entry leads'.split(
    ' ',
  ),
);
const NONE = '$';

/** Takes the evidence of a feature by its name. */
export type Take = (feature: string) => void;

/** Evidence of a whole sentence. */
export function sentenceFeatures({ words, marks }: Sentence, take: Take) {
  const stem = (at: number) => words[at]?.stem ?? NONE;
  for (const [at, { text, stem: own }] of words.entries()) {
    take(`s ${own}`);
    take(`w ${text}`);
    take(`2 ${own} ${stem(at + 1)}`);
    take(`3 ${own} ${stem(at + 1)} ${stem(at + 2)}`);
    take(`_ ${own} ${stem(at + 2)}`);
  }
  const roles: string[] = [];
  for (const { role } of words) if (role && role !== roles.at(-1)) roles.push(role);
  for (const [at, role] of roles.entries()) {
    const [next, third] = [roles[at + 1] ?? NONE, roles[at + 2] ?? NONE];
    for (const course of [role, `${role} ${next}`, `${role} ${next} ${third}`, `${role} _ ${third}`])
      take(`c ${course}`);
  }
  take(`^ ${roles[0] ?? ''} ${roles[1] ?? ''}`);
  take(`^ ${stem(0)}`);
  take(`^ ${stem(0)} ${stem(1)}`);
  take(`length ${Math.min(6, Math.floor(words.length / 5))}`);
  const names = [...new Set(marks.map(({ name }) => name))].toSorted();
  for (const [at, name] of names.entries()) {
    take(`m ${name}`);
    for (const other of names.slice(at + 1)) take(`m ${name} ${other}`);
  }
}

/** Evidence of one word in its sentence. `written` is the word with its capitals. */
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

/** What the words before and after do: "never | ask", "only | SUBJECT". */
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

/** Evidence of what a span of words is about, and how firmly it is said. */
export function spanFeatures({ words, marks }: Sentence, from: number, to: number, take: Take) {
  for (let at = from; at < to; at++) {
    const { stem, text, role, marks: own } = words[at]!;
    take(`s ${stem}`);
    take(`w ${text}`);
    take(`4 ${text.slice(0, 4)}`);
    if (at + 1 < to) take(`2 ${stem} ${words[at + 1]!.stem}`);
    if (role) take(`c ${role}`);
    for (const name of own) take(`M ${name}`);
  }
  for (const { name } of marks) take(`I ${name}`);
  for (const { stem, role } of words) {
    take(`S ${stem}`);
    if (role) take(`cS ${role}`);
  }
  take(`before ${words[from - 1]?.stem ?? NONE}`);
  take(`after ${words[to]?.stem ?? NONE}`);
}
