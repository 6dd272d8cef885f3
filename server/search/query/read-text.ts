import type { Dictionary, Term } from './dictionary.ts';
import { allowedEdits, canBeNear, editDistance, lettersOf, normalise, wordsOf } from './words.ts';

export interface ReadText {
  /** A match carries a term of every group. Without groups nothing can match. */
  groups: Term[][];
  /** The corrected text; null when nothing was misspelt. */
  correctedTo: string | null;
}

const MOST_WORDS = 8;

/**
 * Matches a search text against the dictionary: first the whole text inside a title or skill, then every word inside one, and only
 * then words with typing errors.
 */
export function readText(dictionary: Dictionary, text: string): ReadText {
  const wanted = normalise(text);
  const whole = containing(dictionary, wanted);
  if (whole.length > 0) return { groups: [whole], correctedTo: null };
  const words = wordsOf(wanted).slice(0, MOST_WORDS);
  const groups = words.map((word) => containing(dictionary, word));
  if (groups.every((group) => group.length > 0)) return { groups, correctedTo: null };
  const read = words.map((word, index) =>
    groups[index]!.length > 0 ? { word, terms: groups[index]! } : readMisspelt(dictionary, word),
  );
  if (read.some(({ terms }) => terms.length === 0)) return { groups: [], correctedTo: null };
  return { groups: read.map(({ terms }) => terms), correctedTo: read.map(({ word }) => word).join(' ') };
}

/** The titles and skills that contain the normalised part. */
export const containing = (dictionary: Dictionary, part: string) =>
  dictionary.searched.filter(({ norm }) => norm.includes(part));

/** The nearest words of the dictionary and the terms that contain them. */
function readMisspelt({ words }: Dictionary, word: string) {
  const most = allowedEdits(word);
  let nearest = most;
  let found: string[] = [];
  if (most === 0) return { word, terms: [] };
  const letters = lettersOf(word);
  for (const [candidate, known] of words) {
    if (!canBeNear(letters, known.letters, nearest)) continue;
    const distance = editDistance(word, candidate, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(candidate);
  }
  return { word: found[0] ?? word, terms: [...new Set(found.flatMap((candidate) => words.get(candidate)!.terms))] };
}
