import type { Lexicon } from './lexicon.ts';

/**
 * A pattern is a sequence of elements separated by spaces: `word`, `word|other`, `{class}`, `{class}|word`, each with an
 * optional `?`; `..3` skips up to three words, `!x` excludes x, `^` is the start of a clause and `$` the end of the sentence.
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
  /** The last mandatory element, with its index among those of all patterns. A sentence without it can't match. */
  needs: { words: readonly string[]; classes: readonly number[] } | null;
  needsId: number;
}

/**
 * The classes that start at a word, with the length of the longest match. Words share these objects, so derived data is cached
 * here.
 */
export class Classes extends Map<number, number> {
  /** The patterns that may start here. */
  starters: readonly Pattern<unknown>[] | undefined;
  /** The word's valence, and whether it is a negation. */
  valence: number | undefined;
  isNegation = false;
}

/** A sentence prepared for patterns. */
export interface Prepared {
  words: string[];
  classes: Classes[];
  isClauseStart: boolean[];
}

export function compile<Tag>(tag: Tag, source: string, lexicon: Lexicon): Pattern<Tag> {
  const elements = readElements(source, lexicon);
  const last = elements.findLast(({ kind, isOptional, stems }) => kind === 'one' && !isOptional && stems.length === 0);
  const needs = last ? { words: [...last.words], classes: last.classes } : null;
  return { tag, elements, needs, needsId: 0 };
}

function readElements(source: string, lexicon: Lexicon): Element[] {
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

/** Finds patterns in linear time: gaps are bounded, and a pattern is only tried where its first word occurs. */
export class Matcher<Tag> {
  #byWord = new Map<string, Pattern<Tag>[]>();
  #byClass = new Map<number, Pattern<Tag>[]>();
  /** The distinct words of the sentence, and a mark for each of its classes. */
  #words = new Set<string>();
  #classes = new Uint8Array(4096);
  /** Whether the sentence has a mandatory element: 0 not yet checked, 1 yes, 2 no. */
  #met: Uint8Array;
  /** Patterns whose first element is optional or a stem. */
  #others: Pattern<Tag>[] = [];

  constructor(patterns: Pattern<Tag>[]) {
    const ids = new Map<string, number>();
    for (const pattern of patterns) {
      const key = JSON.stringify(pattern.needs);
      if (!ids.has(key)) ids.set(key, ids.size);
      pattern.needsId = ids.get(key)!;
      this.#index(pattern);
    }
    this.#met = new Uint8Array(ids.size);
  }

  #index(pattern: Pattern<Tag>) {
    const first = pattern.elements.find(({ kind }) => kind !== 'start')!;
    if (first.kind !== 'one' || first.isOptional || first.stems.length > 0) return void this.#others.push(pattern);
    for (const word of first.words) push(this.#byWord, word, pattern);
    for (const classId of first.classes) push(this.#byClass, classId, pattern);
  }

  #startersOf(word: string, classes: Classes): readonly Pattern<Tag>[] {
    if (classes.starters) return classes.starters as Pattern<Tag>[];
    const found = new Set(this.#byWord.get(word));
    for (const classId of classes.keys()) for (const pattern of this.#byClass.get(classId) ?? []) found.add(pattern);
    for (const pattern of this.#others) if (mayStart(pattern.elements, word, classes)) found.add(pattern);
    classes.starters = [...found];
    return classes.starters as Pattern<Tag>[];
  }

  /** Returns the tag of every match. */
  match(prepared: Prepared): Tag[] {
    const { words, classes } = prepared;
    const tags: Tag[] = [];
    const said = this.#words;
    const marks = this.#classes;
    said.clear();
    marks.fill(0);
    const met = this.#met.fill(0);
    for (let at = 0; at < words.length; at++) {
      said.add(words[at]!);
      for (const classId of classes[at]!.keys()) marks[classId] = 1;
    }
    for (let at = 0; at < words.length; at++) {
      const starters = this.#startersOf(words[at]!, classes[at]!);
      for (let index = 0; index < starters.length; index++) {
        const { tag, elements, needs, needsId } = starters[index]!;
        if (met[needsId] === 0) met[needsId] = needs === null || isPresent(needs, said, marks) ? 1 : 2;
        if (met[needsId] === 1 && matchFrom(elements, 0, prepared, at) >= 0) tags.push(tag);
      }
    }
    return tags;
  }
}

function isPresent(
  { classes, words }: NonNullable<Pattern<unknown>['needs']>,
  said: ReadonlySet<string>,
  marks: Uint8Array,
) {
  for (let at = 0; at < classes.length; at++) if (marks[classes[at]!] === 1) return true;
  for (let at = 0; at < words.length; at++) if (said.has(words[at]!)) return true;
  return false;
}

/** Whether a word could be the first of a pattern. */
function mayStart(elements: readonly Element[], word: string, classes: Classes) {
  for (const element of elements) {
    if (element.kind === 'start') continue;
    if (element.kind !== 'one') return true;
    if (element.words.has(word) || startsWithAny(word, element.stems) || element.classes.some((id) => classes.has(id)))
      return true;
    if (!element.isOptional) return false;
  }
  return true;
}

function startsWithAny(word: string, stems: readonly string[]) {
  for (let at = 0; at < stems.length; at++) if (word.startsWith(stems[at]!)) return true;
  return false;
}

/** Returns the index after the match, or -1. Recursion is bounded by the number of elements, and only gaps and phrases branch. */
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
  return (
    word !== undefined && ((words.size > 0 && words.has(word)) || (stems.length > 0 && startsWithAny(word, stems)))
  );
}

function lengthOf(element: Element, prepared: Prepared, at: number): number {
  const classes = prepared.classes[at];
  if (!classes) return 0;
  let longest = isWord(element, prepared, at) ? 1 : 0;
  const ids = element.classes;
  for (let index = 0; index < ids.length; index++) {
    const length = classes.get(ids[index]!);
    if (length !== undefined && length > longest) longest = length;
  }
  return longest;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
