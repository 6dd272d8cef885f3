import type { TalentCard } from '#contract/search/search.ts';
import type { TermLookup } from './words/term-lookup.ts';
import { isRedacted, languageKey, nameKey, nationKey, placeKey, type ReadWord, readWords } from './read-words.ts';
import { WEIGHTS } from './weights.ts';

/** A candidate as both readings see them. */
export interface Candidate {
  card: TalentCard;
  /** The weighted count of each word about the work. A bio tells about others too, so its demographic words describe nobody. */
  words: ReadonlyMap<string, number>;
  /** Keys of the fields that only the reading with demographic information sees. */
  name: readonly string[];
  place: readonly string[];
  /** English names of the languages that the profile lists. */
  languages: readonly string[];
}

export const givenName = ({ talentName }: Pick<TalentCard, 'talentName'>) => talentName.replace(/\s+\S+\.$/u, '');

export function readCandidate(card: TalentCard, lookup: TermLookup): Candidate {
  const words = new Map<string, number>();
  const add = (key: string, weight: number) => words.set(key, (words.get(key) ?? 0) + weight);
  const count = (read: ReadWord[], weight: number) => {
    for (const word of read) if (!isRedacted(word)) add(word.key, weight);
  };
  count(readWords(card.positionTitle, lookup), WEIGHTS.fields.title);
  for (const skill of card.skills) count(readWords(skill, lookup), WEIGHTS.fields.skills);
  count(readWords(card.bio ?? '', lookup), WEIGHTS.fields.bio);
  const languages = card.languages.map((language) => nameOfLanguage(language, lookup));
  for (const language of languages) add(languageKey(language), WEIGHTS.fields.languages);
  return { card, words, name: [nameKey(givenName(card))], place: placesOf(card, lookup), languages };
}

/** Profiles may name a language in Spanish; job descriptions are read into English names. */
const nameOfLanguage = (language: string, { meanings }: TermLookup) =>
  meanings.get(languageKey(language).slice('language:'.length))?.language ?? language;

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
