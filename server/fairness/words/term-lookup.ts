import { normalise } from '../../search/query/words.ts';
import { cityWords, ORDINARY_WORDS } from '../../platform/places/cities.ts';
import { languageWords } from '../../search/reading/language-names.ts';
import { AGE_WORDS, GENDER_WORDS, listOf, NEUTRAL_PHRASES, ORIGIN_WORDS } from './loaded-words.ts';
import { nationWords } from '../../platform/places/nations.ts';

/** The kind of a word. All but `word` and `language` are demographic terms, which the blind reading leaves out. */
export type WordKind = 'word' | 'language' | 'name' | 'place' | 'nationality' | 'gender' | 'age' | 'origin';

/** The possible meanings of a word or phrase; context decides between them. */
export interface Meaning {
  language?: string;
  /** ISO code of a country. */
  nation?: string;
  /** Names the people, not the country: an adjective that may describe a dish or a market. */
  isPeople?: boolean;
  city?: string;
  loaded?: 'gender' | 'age' | 'origin';
  isName?: boolean;
  isNeutral?: boolean;
}

export interface TermLookup {
  meanings: ReadonlyMap<string, Meaning>;
  /** The maximum number of words in a term. */
  longest: number;
}

/** The lookup key of a phrase: its words without accents, case and leading or trailing dots. */
export const keyOf = (phrase: string) => tokensOf(phrase).map(normaliseToken).join(' ');

/** Splits running text into words as written. Hyphens separate words. */
export const tokensOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];

export const normaliseToken = (token: string) => normalise(token).replace(/^\.+|\.+$/g, '');

let known: Map<string, Meaning> | undefined;

/** Builds a lookup of places, nations, languages and demographic words, plus the candidates' names and cities. */
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
  for (const [word, nation] of nationWords()) add(meanings, word, { nation, isPeople: /^\p{Ll}/u.test(word) });
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

/** Whether a term only counts when capitalized: names, places, and anything that is also an ordinary word. */
export const needsCapital = (key: string, { isName, city, nation, isPeople, language, loaded }: Meaning) =>
  ORDINARY_WORDS.has(key) ||
  city !== undefined ||
  (nation !== undefined && !isPeople) ||
  (isName === true && !nation && !language && !loaded);

const isPlace = (meaning: Meaning | undefined) => meaning?.city !== undefined || meaning?.nation !== undefined;
