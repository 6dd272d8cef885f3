import { COUNTRY_CODES, everydayNames, placeKey, spelledNames } from '#contract/values/countries.ts';
import { demonyms } from '../../platform/places/nations.ts';
import { type City, readCities } from './cities.ts';
import { nameKey } from './keys.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { REGIONS } from './regions.ts';
import { type State, STATE_LIST } from './states.ts';

/** English words that are also city names: read as a city only when capitalized. */
export const ALSO_WORDS = new Set(
  'nice reading bath mobile split sale deal orange march hope of van us la sea dc df hull derby'.split(' '),
);

export const CITY_LIST = readCities(placeKey);

/** Cities by each of their names; several countries may have one. */
export const CITIES_BY_NAME: ReadonlyMap<string, readonly City[]> = (() => {
  const byName = new Map<string, City[]>();
  for (const city of CITY_LIST) for (const name of city.names) byName.set(name, [...(byName.get(name) ?? []), city]);
  return byName;
})();

/** Names of each country in English, Spanish and everyday use, by its ISO 3166-1 code. */
export const COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTRY_CODES.map((code) => [code, [...new Set([...spelledNames(code), ...everydayNames(code)].map(placeKey))]]),
);

export const COUNTRIES_BY_NAME: ReadonlyMap<string, string> = new Map(
  [...COUNTRIES].flatMap(([code, names]) => names.map((name) => [name, code])),
);

const LANGUAGE_KEYS = new Set(LANGUAGE_NAMES.flatMap(({ names }) => names.map(nameKey)));

/** The country of a people, such as "Swiss". Words that also name a language are read as the language. */
export const COUNTRIES_BY_PEOPLE: ReadonlyMap<string, string> = new Map(
  demonyms()
    .filter(([word]) => !LANGUAGE_KEYS.has(nameKey(word)))
    .map(([word, code]) => [placeKey(word), code] as const),
);

interface Region {
  /** English name, as filters show it. */
  label: string;
  /** ISO 3166-1 codes. */
  countries: readonly string[];
}

export const REGIONS_BY_NAME: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap(([label, names, codes]) => {
    const region = { label, countries: codes.split(' ') };
    return names.split('|').flatMap((name) => [[name, region] as const, [`${name}s`, region] as const]);
  }),
);

export const STATES_BY_NAME: ReadonlyMap<string, State> = new Map(
  STATE_LIST.flatMap((state) => state.names.map((name) => [placeKey(name), state] as const)),
);

/** All names of the cities of a state, and its own. */
export const namesWithin = ({ names, cities, country }: State): string[] =>
  [...names, ...cities]
    .map(placeKey)
    .flatMap((name) => [
      name,
      ...(CITIES_BY_NAME.get(name) ?? []).filter((city) => city.country === country).flatMap((city) => city.names),
    ]);
