import type { Dictionary } from '../query/dictionary.ts';
import { allowedEdits, canBeNear, editDistance, lettersOf } from '../query/words.ts';
import { MEANINGS } from '../vocabulary/names.ts';
import { comparedWords, isConnecting } from '../vocabulary/keys.ts';
import { PROFESSIONS } from '../vocabulary/titles.ts';
import { SKILLS } from '../vocabulary/skills.ts';
import { CITIES_BY_NAME } from '../vocabulary/places.ts';
import { LANGUAGE_NAMES } from '../vocabulary/languages.ts';

const LEAST_LETTERS = 4;

/** Vocabulary words that may be what a misspelling meant. */
const VOCABULARY_WORDS = [...PROFESSIONS, ...SKILLS, ...LANGUAGE_NAMES]
  .flatMap(({ names }) => names.flatMap(comparedWords))
  .filter((word) => word.length >= LEAST_LETTERS && !isConnecting(word));

/** Words that a misspelling may have meant. Lengths and letters stand apart, since they rule out nearly all words. */
interface Candidates {
  words: readonly string[];
  lengths: Uint16Array;
  /** See `lettersOf`. */
  letters: Int32Array;
}

const cached = new WeakMap<Dictionary, { version: number; candidates: Candidates }>();

function candidatesIn(dictionary: Dictionary): Candidates {
  const known = cached.get(dictionary);
  if (known?.version === dictionary.version) return known.candidates;
  const towns = dictionary.counted.flatMap(({ kind, norm }) =>
    kind === 'loc' && !norm.includes(' ') && norm.length >= LEAST_LETTERS ? norm : [],
  );
  const words = [...new Set([...dictionary.words.keys(), ...VOCABULARY_WORDS, ...towns])];
  const candidates = {
    words,
    lengths: Uint16Array.from(words, ({ length }) => length),
    letters: Int32Array.from(words, lettersOf),
  };
  cached.set(dictionary, { version: dictionary.version, candidates });
  return candidates;
}

/** @returns the nearest word in the dictionary or vocabulary; undefined when none is near, or the word is already correct. */
export function corrected(dictionary: Dictionary, word: string): string | undefined {
  let nearest = allowedEdits(word);
  let found: string | undefined;
  let isSwap = false;
  if (nearest === 0) return undefined;
  const ownLetters = lettersOf(word);
  const { words, lengths, letters } = candidatesIn(dictionary);
  for (let at = 0; at < words.length; at++) {
    if (Math.abs(lengths[at]! - word.length) > nearest || !canBeNear(ownLetters, letters[at]!, nearest)) continue;
    const candidate = words[at]!;
    // "Hours" isn't Tours.
    if (candidate[0] !== word[0] && CITIES_BY_NAME.has(candidate)) continue;
    const distance = editDistance(word, candidate, nearest);
    // Of equally near words, the one with the same letters: "closre" is "closer", not "close".
    const isSwapped = letters[at] === ownLetters && candidate.length === word.length;
    // "Self" isn't "sell".
    if (word.length === LEAST_LETTERS && candidate.length === LEAST_LETTERS && !isSwapped) continue;
    if (distance > nearest || (distance === nearest && found !== undefined && (isSwap || !isSwapped))) continue;
    nearest = distance;
    found = candidate;
    isSwap = isSwapped;
  }
  return found === word || MEANINGS.has(word) ? undefined : found;
}
