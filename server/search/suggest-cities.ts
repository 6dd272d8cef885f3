import { countryOf, placeKey } from '#contract/values/countries.ts';
import { CITY_SUGGESTIONS } from '#contract/values/limits.ts';
import { CITY_LIST } from './vocabulary/places.ts';

/** "BCN" or "DF" finds people, but nobody's profile should say so. */
const ABBREVIATION = /^(?:\p{Lu}{1,4}|BsAs)$/u;

const NAMES = CITY_LIST.flatMap(({ country, spellings }) =>
  spellings.filter((name) => !ABBREVIATION.test(name)).map((name) => ({ name, key: placeKey(name), country })),
);

/** The cities whose name, in any language, has a word that begins with the text, in a country if it is known. */
export function suggestCities({ text, country = '' }: { text: string; country?: string | undefined }): string[] {
  const typed = placeKey(text);
  const code = countryOf(country)?.code;
  const found = NAMES.filter((city) => (!code || city.country === code) && ` ${city.key}`.includes(` ${typed}`));
  const inOrder = found.toSorted((a, b) => Number(b.key.startsWith(typed)) - Number(a.key.startsWith(typed)));
  return [...new Set(inOrder.map(({ name }) => name))].slice(0, CITY_SUGGESTIONS);
}
