import { type Asked, readAsked } from '../search/matching/asked.ts';
import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, type ReadWord, readWords } from './read-words.ts';

/** A job description as a campaign: its whole text is the description, and what it asks for is read from there. */
export const asCampaign = (text: string) => ({
  title: '',
  description: text,
  skills: [],
  languages: [],
  location: null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
});

/** What is read from a job description: what it asks for, and the words that depend on who somebody is. */
export interface JobDescription {
  asked: Asked;
  words: ReadWord[];
}

export function readJobDescription(text: string, lookup: TermLookup): JobDescription {
  const words = new Map<string, ReadWord>();
  for (const read of readWords(text, lookup)) if (isRedacted(read) && !words.has(read.key)) words.set(read.key, read);
  return { asked: readAsked(asCampaign(text)), words: [...words.values()] };
}
