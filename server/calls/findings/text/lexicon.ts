import { fold } from './tokens.ts';

/** Word classes by name. In an entry, "_" joins words and "*" matches any ending. */
export type WordClasses = Record<string, string>;

/** Spanish contractions that the tokenizer splits. */
const SPLIT = new Map([
  ['del', ['de', 'el']],
  ['al', ['a', 'el']],
]);

/** The classes that a sequence of words belongs to, each encoded with its length in one number. */
interface Phrase {
  id: number;
  words: string[];
  classId: number;
}

/** Looks up the classes of a word. Each distinct word is looked up once. */
export class Lexicon {
  readonly ids = new Map<string, number>();
  readonly names: string[] = [];
  #exact = new Map<string, number[]>();
  #stems = new Map<string, number[]>();
  #phrases = new Map<string, Phrase[]>();
  #phraseCount = 0;
  #known = new Map<string, readonly number[]>();

  constructor(...parts: WordClasses[]) {
    for (const part of parts) for (const [name, entries] of Object.entries(part)) this.#add(this.idOf(name), entries);
  }

  idOf(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.ids.set(name, this.names.length - 1);
    return this.names.length - 1;
  }

  /** A class for one literal phrase of a pattern. */
  idOfPhrase(phrase: string): number {
    const isNew = !this.ids.has(phrase);
    const id = this.idOf(phrase);
    if (isNew) this.#add(id, phrase);
    return id;
  }

  #add(classId: number, entries: string) {
    for (const entry of entries.split(/\s+/)) {
      if (entry === '') continue;
      const words = entry.split('_').flatMap((word) => SPLIT.get(word) ?? [fold(word)]);
      if (words.length > 1) {
        push(this.#phrases, words[0]!, { id: this.#phraseCount++, words, classId });
      } else if (entry.endsWith('*')) push(this.#stems, words[0]!.slice(0, -1), classId);
      else push(this.#exact, words[0]!, classId);
    }
  }

  /** The classes of a single word. */
  classesOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const found = [...(this.#exact.get(word) ?? [])];
    for (let length = 2; length <= word.length && length <= 16; length++)
      found.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    const classes = [...new Set(found)];
    if (this.#known.size > 100_000) this.#known.clear();
    this.#known.set(word, classes);
    return classes;
  }

  /** The phrases that start with a word, or null. */
  phrasesAt(words: readonly string[], at: number): Phrase[] | null {
    const phrases = this.#phrases.get(words[at]!);
    if (!phrases) return null;
    let found: Phrase[] | null = null;
    for (const phrase of phrases) if (startsWith(words, at, phrase.words)) (found ??= []).push(phrase);
    return found;
  }
}

function startsWith(words: readonly string[], at: number, run: string[]) {
  if (at + run.length > words.length) return false;
  for (let index = 1; index < run.length; index++) {
    const part = run[index]!;
    const word = words[at + index]!;
    if (part.endsWith('*') ? !word.startsWith(part.slice(0, -1)) : word !== part) return false;
  }
  return true;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
