import type { Sentence } from './words.ts';

/** Stands for positions beyond either end of a sentence. */
export const NONE = '$';

/** Receives a feature by name. */
export type Take = (feature: string) => void;

/** Features of a whole sentence. */
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

/** Features of a span: its subject, and how firmly it is stated. */
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
