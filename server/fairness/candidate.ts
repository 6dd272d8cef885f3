import type { TalentCard } from '#contract/search/search.ts';
import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, languageKey, nameKey, nationKey, placeKey, type ReadWord, readWords } from './read-words.ts';
import { WEIGHTS } from './weights.ts';

/** The weighted count of each word. */
export type Counts = ReadonlyMap<string, number>;

/** A candidate as both readings see them. */
export interface Candidate {
  card: TalentCard;
  /** The words of the profile, complete and with demographic terms redacted. */
  full: Counts;
  blind: Counts;
  /** Keys that only the reading with demographic information sees, in addition to the text. */
  name: string[];
  place: string[];
  /** Keys of the languages that the profile lists. */
  languages: string[];
}

export const givenName = ({ talentName }: Pick<TalentCard, 'talentName'>) => talentName.replace(/\s+\S+\.$/u, '');

export function readCandidate(card: TalentCard, lookup: TermLookup): Candidate {
  const full = new Map<string, number>();
  const blind = new Map<string, number>();
  const count = (words: ReadWord[], weight: number) => {
    for (const word of words) {
      add(full, word.key, weight);
      if (!isRedacted(word)) add(blind, word.key, weight);
    }
  };
  count(readWords(card.positionTitle, lookup), WEIGHTS.fields.title);
  for (const skill of card.skills) count(readWords(skill, lookup), WEIGHTS.fields.skills);
  count(readWords(card.bio ?? '', lookup), WEIGHTS.fields.bio);
  const languages = card.languages.map((language) => keyOfLanguage(language, lookup));
  for (const key of languages) {
    add(full, key, WEIGHTS.fields.languages);
    add(blind, key, WEIGHTS.fields.languages);
  }
  return { card, full, blind, name: [nameKey(givenName(card))], place: placesOf(card, lookup), languages };
}

const add = (counts: Map<string, number>, key: string, weight: number) =>
  counts.set(key, (counts.get(key) ?? 0) + weight);

/** The key of a language, matching how the job description's words are read. */
const keyOfLanguage = (language: string, { meanings }: TermLookup) =>
  languageKey(meanings.get(languageKey(language).slice('language:'.length))?.language ?? language);

function placesOf({ city, country }: TalentCard, { meanings }: TermLookup) {
  const place = (name: string) => {
    const key = placeKey(name);
    const meaning = meanings.get(key.slice('place:'.length));
    return meaning?.city ? placeKey(meaning.city) : meaning?.nation ? nationKey(meaning.nation) : key;
  };
  return [
    ...(city ? [place(city)] : []),
    ...(country ? [/^[A-Z]{2}$/.test(country) ? nationKey(country) : place(country)] : []),
  ];
}
