import { cityName } from '#contract/values/names/city-name.ts';
import { countryOf, placeKey } from '#contract/values/countries.ts';
import { CITY_SUGGESTIONS } from '#contract/values/limits.ts';
import { CITY_LIST } from './vocabulary/places.ts';

/** "BCN" or "DF" finds people, but nobody's profile should say so. */
const ABBREVIATION = /^(?:\p{Lu}{1,4}|BsAs)$/u;

const NAMES = CITY_LIST.flatMap(({ country, label, spellings }) =>
  spellings.filter((name) => !ABBREVIATION.test(name)).map((name) => ({ name, key: placeKey(name), label, country })),
);

interface Asked {
  text: string;
  country?: string | undefined;
  language?: string;
}

/**
 * The cities whose name, in any language, has a word that begins with the text, in a country if it is known. Of a city's names, the
 * one in the language of the screen comes first.
 */
export function suggestCities({ text, country = '', language = 'en' }: Asked): string[] {
  const typed = placeKey(text);
  const code = countryOf(country)?.code;
  const found = NAMES.filter((city) => (!code || city.country === code) && ` ${city.key}`.includes(` ${typed}`));
  const rank = ({ name, key, label }: (typeof NAMES)[number]) =>
    Number(key.startsWith(typed)) * 2 + Number(name === cityName(label, language));
  const inOrder = found.toSorted((a, b) => rank(b) - rank(a));
  return [...new Set(inOrder.map(({ name }) => name))].slice(0, CITY_SUGGESTIONS);
}
