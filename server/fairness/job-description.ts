import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, type ReadWord, readWords } from './read-words.ts';
import { WEIGHTS } from './weights.ts';
import { STOP_WORDS } from './words/stop-words.ts';

export interface Asked extends ReadWord {
  /** How often the job description mentions it, up to a maximum. */
  times: number;
}

/** The requirements read from a job description. */
export interface JobDescription {
  words: Asked[];
  /** Keys of the languages that it mentions. */
  languages: string[];
  /** Required years of experience; null when none are mentioned. */
  years: number | null;
}

export function readJobDescription(text: string, lookup: TermLookup): JobDescription {
  const words = new Map<string, Asked>();
  for (const read of readWords(text, lookup)) {
    if (read.kind === 'word' && (STOP_WORDS.has(read.key) || STOP_WORDS.has(read.word) || !/\p{L}/u.test(read.key)))
      continue;
    const known = words.get(read.key);
    if (known) known.times = Math.min(WEIGHTS.mostRepeats, known.times + 1);
    else words.set(read.key, { ...read, times: 1 });
  }
  const all = [...words.values()];
  return {
    words: all,
    languages: all.filter(({ kind }) => kind === 'language').map(({ key }) => key),
    years: yearsAsked(text),
  };
}

export const redacted = (words: readonly Asked[]) => words.filter((word) => !isRedacted(word));

/** The smallest number of years mentioned, ignoring ages and dates in the past: "5+ years", "3 años". */
function yearsAsked(text: string): number | null {
  const found = [
    ...text.matchAll(/\b(\d{1,2}) ?\+? ?(?:-|–|to|a)? ?(?:\d{1,2})? ?\+? ?(?:years?|yrs?|años?)\b(?=(.{0,8}))/giu),
  ]
    .filter(([, , after]) => !/^[ -]*(?:old|ago|de edad)/i.test(after!))
    .map(([, years]) => Number(years))
    .filter((years) => years > 0);
  return found.length > 0 ? Math.min(...found) : null;
}
