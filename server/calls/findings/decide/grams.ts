import type { Language } from '../text/engine.ts';
import type { Token } from '../text/tokens.ts';

/** Words are compared by so many letters, so that endings matter little. */
const STEM = 6;

/** A word that the weights know, with the words that they know after it. */
interface Gram {
  id: number;
  next: Map<string, number> | null;
}

interface Known {
  stem: string;
  gram: Gram | undefined;
}

const stemOf = (word: string) => (/^\d/.test(word) ? '#' : word.length > STEM ? word.slice(0, STEM) : word);

/** Every word and pair of neighbours of a sentence, as the weights name them: "en:call", "en:call me", "en:^ call" at its start. */
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

/** Finds the words and pairs that weights are known for. Their ids follow those of the features. */
export class Vocabulary {
  readonly names: readonly string[];
  #grams: Record<Language, Map<string, Gram>> = { en: new Map(), es: new Map() };
  /** What each word means here; the words of a call repeat. */
  #known: Record<Language, Map<string, Known>> = { en: new Map(), es: new Map() };

  constructor(names: readonly string[], firstId: number) {
    this.names = names;
    for (const [index, name] of names.entries()) {
      const grams = this.#grams[name.slice(0, 2) as Language];
      const [first, second] = name.slice(3).split(' ') as [string, string?];
      const gram = grams.get(first) ?? { id: -1, next: null };
      grams.set(first, gram);
      if (second === undefined) gram.id = firstId + index;
      else (gram.next ??= new Map()).set(second, firstId + index);
    }
  }

  /** Adds the id of every known word and pair; those that repeat come again. */
  find(tokens: readonly Token[], language: Language, add: (id: number) => void) {
    const known = this.#known[language];
    let before = this.#grams[language].get('^');
    for (let at = 0; at < tokens.length; at++) {
      const { word } = tokens[at]!;
      const { stem, gram } = known.get(word) ?? this.#learn(word, language);
      const pair = before?.next?.get(stem);
      if (pair !== undefined) add(pair);
      if (gram && gram.id >= 0) add(gram.id);
      before = gram;
    }
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
