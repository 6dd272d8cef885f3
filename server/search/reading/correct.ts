import type { Dictionary } from '../query/dictionary.ts';
import { allowedEdits, canBeNear, editDistance, lettersOf } from '../query/words.ts';
import { MEANINGS } from '../vocabulary/names.ts';
import { comparedWords, isConnecting } from '../vocabulary/keys.ts';
import { PROFESSIONS } from '../vocabulary/titles.ts';
import { SKILLS } from '../vocabulary/skills.ts';
import { LANGUAGE_NAMES } from '../vocabulary/languages.ts';

const LEAST_LETTERS = 4;

/** Vocabulary words that may be what a misspelling meant, with their letters as bits. */
const VOCABULARY_WORDS = new Map(
  [...PROFESSIONS, ...SKILLS, ...LANGUAGE_NAMES]
    .flatMap(({ names }) => names.flatMap(comparedWords))
    .filter((word) => word.length >= LEAST_LETTERS && !isConnecting(word))
    .map((word) => [word, lettersOf(word)]),
);

/** @returns the nearest word in the dictionary or vocabulary; undefined when none is near, or the word is already correct. */
export function corrected(dictionary: Dictionary, word: string): string | undefined {
  let nearest = allowedEdits(word);
  let found: string | undefined;
  let isSwap = false;
  if (nearest === 0) return undefined;
  const letters = lettersOf(word);
  const consider = (candidate: string, itsLetters: number) => {
    if (!canBeNear(letters, itsLetters, nearest)) return;
    const distance = editDistance(word, candidate, nearest);
    // Of equally near words, the one with the same letters: "closre" is "closer", not "close".
    const isSwapped = itsLetters === letters && candidate.length === word.length;
    if (distance > nearest || (distance === nearest && found !== undefined && (isSwap || !isSwapped))) return;
    nearest = distance;
    found = candidate;
    isSwap = isSwapped;
  };
  for (const [candidate, known] of dictionary.words) consider(candidate, known.letters);
  for (const [candidate, itsLetters] of VOCABULARY_WORDS) consider(candidate, itsLetters);
  for (const { kind, norm } of dictionary.counted)
    if (kind === 'loc' && !norm.includes(' ') && norm.length >= LEAST_LETTERS) consider(norm, lettersOf(norm));
  return found === word || MEANINGS.has(word) ? undefined : found;
}
