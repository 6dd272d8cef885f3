import { COUNTRY_CODES, everydayNames, placeKey, spelledNames } from '#contract/values/countries.ts';
import { type City, readCities } from './cities.ts';
import { REGIONS } from './regions.ts';

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

interface Region {
  /** English name, as filters show it. */
  label: string;
  /** ISO 3166-1 codes. */
  countries: readonly string[];
}

export const REGIONS_BY_NAME: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap(([label, names, codes]) => {
    const region = { label, countries: codes.split(' ') };
    return names.split('|').map((name) => [name, region]);
  }),
);
