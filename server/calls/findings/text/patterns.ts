import type { Lexicon } from './lexicon.ts';

/**
 * A pattern is a row of elements with spaces between: `word`, `word|other`, `{class}`, `{class}|word`, each with an optional `?`; `..3` skips up to
 * three words, `!x` refuses x, `^` is the start of a clause and `$` the end of the sentence.
 */
interface Element {
  kind: 'one' | 'gap' | 'not' | 'start' | 'end';
  words: Set<string>;
  stems: string[];
  classes: number[];
  isOptional: boolean;
  gap: number;
}

export interface Pattern<Tag> {
  tag: Tag;
  elements: Element[];
}

/** A sentence prepared for patterns: its words, and for each place the classes with their longest run. */
export interface Prepared {
  words: string[];
  classes: Map<number, number>[];
  isClauseStart: boolean[];
}

export interface Hit<Tag> {
  tag: Tag;
  from: number;
  to: number;
}

export function compile(source: string, lexicon: Lexicon): Element[] {
  return source.split(/\s+/).map((part) => {
    const element: Element = { kind: 'one', words: new Set(), stems: [], classes: [], isOptional: false, gap: 0 };
    if (part === '^') return { ...element, kind: 'start' as const };
    if (part === '$') return { ...element, kind: 'end' as const };
    if (part.startsWith('..')) return { ...element, kind: 'gap' as const, gap: Number(part.slice(2)) || 3 };
    let body = part;
    if (body.startsWith('!')) [element.kind, body] = ['not', body.slice(1)];
    if (body.endsWith('?')) [element.isOptional, body] = [true, body.slice(0, -1)];
    for (const choice of body.split('|')) {
      const name = choice.replace(/[{}]/g, '');
      const id = lexicon.ids.get(name);
      if (choice !== name && id !== undefined) element.classes.push(id);
      else if (name.includes('_')) element.classes.push(lexicon.idOfPhrase(name));
      else if (name.endsWith('*')) element.stems.push(name.slice(0, -1));
      else element.words.add(name);
    }
    return element;
  });
}

/** Finds patterns in sentences in time that grows with the words: gaps are bounded, and a pattern is tried only where its first word stands. */
export class Matcher<Tag> {
  #byWord = new Map<string, Pattern<Tag>[]>();
  #byClass = new Map<number, Pattern<Tag>[]>();
  #anywhere: Pattern<Tag>[] = [];
  #starters = new Map<string, Pattern<Tag>[]>();

  constructor(patterns: Pattern<Tag>[]) {
    for (const pattern of patterns) this.#index(pattern);
  }

  #index(pattern: Pattern<Tag>) {
    const first = pattern.elements.find(({ kind }) => kind !== 'start')!;
    if (first.kind !== 'one' || first.isOptional) return void this.#anywhere.push(pattern);
    for (const word of first.words) push(this.#byWord, word, pattern);
    for (const classId of first.classes) push(this.#byClass, classId, pattern);
    if (first.stems.length > 0) this.#anywhere.push(pattern);
  }

  /** The patterns that may start with a word, also as the first word of a phrase. */
  #startersOf(word: string, classes: Map<number, number>): Pattern<Tag>[] {
    const isSingle = [...classes.values()].every((length) => length === 1);
    const known = isSingle ? this.#starters.get(word) : undefined;
    if (known) return known;
    const found = new Set([...this.#anywhere, ...(this.#byWord.get(word) ?? [])]);
    for (const classId of classes.keys()) for (const pattern of this.#byClass.get(classId) ?? []) found.add(pattern);
    const list = [...found];
    if (isSingle) {
      if (this.#starters.size > 50_000) this.#starters.clear();
      this.#starters.set(word, list);
    }
    return list;
  }

  match(prepared: Prepared, call: (hit: Hit<Tag>) => void) {
    for (let at = 0; at < prepared.words.length; at++) {
      for (const pattern of this.#startersOf(prepared.words[at]!, prepared.classes[at]!)) {
        const end = matchFrom(pattern.elements, 0, prepared, at);
        if (end >= 0) call({ tag: pattern.tag, from: at, to: end });
      }
    }
  }
}

/** Returns the place after the match, or -1. The depth is the number of elements, and only gaps and phrases branch. */
function matchFrom(elements: readonly Element[], index: number, prepared: Prepared, at: number): number {
  const element = elements[index];
  if (!element) return at;
  const { words, isClauseStart } = prepared;
  if (element.kind === 'start') return isClauseStart[at] ? matchFrom(elements, index + 1, prepared, at) : -1;
  if (element.kind === 'end') return at >= words.length ? at : -1;
  if (element.kind === 'gap') {
    for (let skip = 0; skip <= element.gap && at + skip <= words.length; skip++) {
      const end = matchFrom(elements, index + 1, prepared, at + skip);
      if (end >= 0) return end;
    }
    return -1;
  }
  const length = lengthOf(element, prepared, at);
  if (element.kind === 'not') return length > 0 ? -1 : matchFrom(elements, index + 1, prepared, at);
  if (length > 0) {
    const end = matchFrom(elements, index + 1, prepared, at + length);
    if (end >= 0) return end;
    if (length > 1 && isWord(element, prepared, at)) {
      const shorter = matchFrom(elements, index + 1, prepared, at + 1);
      if (shorter >= 0) return shorter;
    }
  }
  return element.isOptional ? matchFrom(elements, index + 1, prepared, at) : -1;
}

function isWord({ words, stems }: Element, { words: said }: Prepared, at: number) {
  const word = said[at];
  return word !== undefined && (words.has(word) || stems.some((stem) => word.startsWith(stem)));
}

function lengthOf(element: Element, prepared: Prepared, at: number): number {
  const classes = prepared.classes[at];
  if (!classes) return 0;
  let longest = isWord(element, prepared, at) ? 1 : 0;
  for (const id of element.classes) longest = Math.max(longest, classes.get(id) ?? 0);
  return longest;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
