import type { Language } from '../text/engine.ts';
import type { Token } from '../text/tokens.ts';

/** Words are compared by this many leading letters, so that endings matter little. */
const STEM = 6;

/** Sentences whose words are cached: more than there are neighbors. */
const RECENT = 6;

/** A known word, with the known words that may follow it. */
interface Gram {
  id: number;
  next: Map<string, number> | null;
  /** The ids of the word in neighboring sentences, by index in NEAR. */
  near: (number | undefined)[] | null;
}

/** Positions of neighboring sentences: before and after in the same turn, and in the turn before and after. */
const NEAR = ['(', ')', '<', '>'] as const;
export type Near = (typeof NEAR)[number];

interface Known {
  stem: string;
  gram: Gram | undefined;
}

const stemOf = (word: string) => (/^\d/.test(word) ? '#' : word.length > STEM ? word.slice(0, STEM) : word);

/** Every unigram and bigram of a sentence, in the notation of the weights: "en:call", "en:call me", "en:^ call" at the start. */
export function gramsIn(tokens: readonly Token[], language: Language): Set<string> {
  const grams = new Set<string>();
  let before = '^';
  for (const { word } of tokens) {
    const stem = stemOf(word);
    grams.add(`${language}:${stem}`).add(`${language}:${before} ${stem}`);
    before = stem;
  }
  return grams;
}

/** Every unigram of a neighboring sentence, in the notation of the weights: "en:<call" in the turn before. */
export const nearGramsIn = (tokens: readonly Token[], language: Language, near: Near): Set<string> =>
  new Set(tokens.map(({ word }) => `${language}:${near}${stemOf(word)}`));

/** Finds the unigrams and bigrams that have weights. Their ids follow those of the features. */
export class Vocabulary {
  readonly names: readonly string[];
  #firstId: number;
  #grams: Record<Language, Map<string, Gram>> = { en: new Map(), es: new Map() };
  #recent: { tokens: readonly Token[]; words: readonly Known[] }[] = [];
  #at = 0;
  /** Cached lookups, since the words of a call repeat. */
  #known: Record<Language, Map<string, Known>> = { en: new Map(), es: new Map() };

  constructor(names: readonly string[], firstId: number) {
    this.names = names;
    this.#firstId = firstId;
    for (const [index, name] of names.entries()) {
      const grams = this.#grams[name.slice(0, 2) as Language];
      const near = NEAR.indexOf(name[3] as Near);
      const [first, second] = name.slice(near < 0 ? 3 : 4).split(' ') as [string, string?];
      const gram = grams.get(first) ?? { id: -1, next: null, near: null };
      grams.set(first, gram);
      if (near >= 0) (gram.near ??= [])[near] = firstId + index;
      else if (second === undefined) gram.id = firstId + index;
      else (gram.next ??= new Map()).set(second, firstId + index);
    }
  }

  /** Adds the id of every known unigram and bigram, including repeats. */
  find(tokens: readonly Token[], language: Language, add: (id: number) => void) {
    const known = this.#knownIn(tokens, language);
    let before = this.#grams[language].get('^');
    for (let at = 0; at < known.length; at++) {
      const { stem, gram } = known[at]!;
      const pair = before?.next?.get(stem);
      if (pair !== undefined) add(pair);
      if (gram && gram.id >= 0) add(gram.id);
      before = gram;
    }
  }

  /** The same for a neighboring sentence. */
  findNear(tokens: readonly Token[], language: Language, near: Near, add: (id: number) => void) {
    const place = NEAR.indexOf(near);
    for (const { gram } of this.#knownIn(tokens, language)) {
      const id = gram?.near?.[place];
      if (id !== undefined) add(id);
    }
  }

  /** Whether an id belongs to a word in a neighboring sentence. */
  isNear(id: number): boolean {
    return NEAR.includes(this.names[id - this.#firstId]?.[3] as Near);
  }

  /** A sentence's words, looked up once for itself and its neighbors. */
  #knownIn(tokens: readonly Token[], language: Language): readonly Known[] {
    for (const one of this.#recent) if (one.tokens === tokens) return one.words;
    const known = this.#known[language];
    const words = tokens.map(({ word }) => known.get(word) ?? this.#learn(word, language));
    this.#recent[this.#at] = { tokens, words };
    this.#at = (this.#at + 1) % RECENT;
    return words;
  }

  #learn(word: string, language: Language): Known {
    const known = this.#known[language];
    if (known.size > 100_000) known.clear();
    const stem = stemOf(word);
    const learned = { stem, gram: this.#grams[language].get(stem) };
    known.set(word, learned);
    return learned;
  }
}
