import { normalise } from '../../search/query/normalise.ts';
import { cityWords, ORDINARY_WORDS } from '../../platform/places/cities.ts';
import { languageWords } from './languages.ts';
import { AGE_WORDS, GENDER_WORDS, listOf, NEUTRAL_PHRASES, ORIGIN_WORDS } from './loaded-words.ts';
import { nationWords } from '../../platform/places/nations.ts';

/** What a word tells: all but `word` and `language` say who somebody is, and blind reading takes them away. */
export type WordKind = 'word' | 'language' | 'name' | 'place' | 'nationality' | 'gender' | 'age' | 'origin';

/** What a word or phrase may mean; which of several, its neighbours tell. */
export interface Meaning {
  language?: string;
  /** ISO code of a country. */
  nation?: string;
  city?: string;
  loaded?: 'gender' | 'age' | 'origin';
  isName?: boolean;
  isNeutral?: boolean;
}

export interface TermLookup {
  meanings: ReadonlyMap<string, Meaning>;
  /** The most words of one entry. */
  longest: number;
}

/** The words of a phrase as they are looked up: without accents, case and dots at their ends. */
export const keyOf = (phrase: string) => charactersOf(phrase).map(normaliseCharacter).join(' ');

/** The words of running text as they were written. A hyphen parts words. */
export const charactersOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];

export const normaliseCharacter = (sign: string) => normalise(sign).replace(/^\.+|\.+$/g, '');

let known: Map<string, Meaning> | undefined;

/** Places, nations, languages and loaded words, and beside them the names and cities of those who are compared. */
export function buildTermLookup({
  names,
  cities,
}: {
  names: readonly string[];
  cities: readonly string[];
}): TermLookup {
  known ??= listed();
  const meanings = new Map(known);
  for (const city of cities) if (!isPlace(meanings.get(keyOf(city)))) add(meanings, city, { city });
  for (const name of names) add(meanings, name, { isName: true });
  return { meanings, longest: LONGEST };
}

const LONGEST = 5;

function listed() {
  const meanings = new Map<string, Meaning>();
  for (const [word, city] of cityWords()) add(meanings, word, { city });
  for (const [word, nation] of nationWords()) add(meanings, word, { nation });
  for (const [word, language] of languageWords()) add(meanings, word, { language });
  const loaded = { gender: GENDER_WORDS, age: AGE_WORDS, origin: ORIGIN_WORDS } as const;
  for (const [kind, words] of Object.entries(loaded))
    for (const word of listOf(words)) add(meanings, word, { loaded: kind as keyof typeof loaded });
  for (const phrase of listOf(NEUTRAL_PHRASES)) add(meanings, phrase, { isNeutral: true });
  return meanings;
}

function add(meanings: Map<string, Meaning>, phrase: string, meaning: Meaning) {
  const key = keyOf(phrase);
  if (key !== '') meanings.set(key, { ...meaning, ...meanings.get(key) });
}

/** Whether an entry counts only where it is written with a capital letter: names, and places that are ordinary words too. */
export const needsCapital = (key: string, { isName, city, nation, language, loaded }: Meaning) =>
  ORDINARY_WORDS.has(key) || (isName === true && !city && !nation && !language && !loaded);

const isPlace = (meaning: Meaning | undefined) => meaning?.city !== undefined || meaning?.nation !== undefined;
