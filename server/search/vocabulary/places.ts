import { normalise } from '../query/words.ts';
import { type City, readCities } from './cities.ts';
import { REGIONS } from './regions.ts';

const COUNTRY_NAMES: Record<string, string> = {
  AE: 'uae|emirates|emiratos|united arab emirates|eau',
  BR: 'brasil',
  CD: 'dr congo|congo',
  CI: 'ivory coast',
  CZ: 'czech republic|republica checa|czechia',
  DE: 'deutschland',
  DO: 'republica dominicana',
  GB: 'uk|great britain|britain|england|scotland|wales|gran bretana|inglaterra|escocia|gales|united kingdom',
  KR: 'south korea|corea del sur|korea|corea',
  MX: 'mejico',
  NL: 'holland|holanda|the netherlands|nederland',
  RU: 'russia|rusia',
  TR: 'turkey|turquia|turkiye',
  US: 'usa|us|united states of america|america|eeuu|ee.uu.|ee.uu|u.s.|u.s.a.|estados unidos de america|states',
  VN: 'vietnam',
};

/** English words that are also city names: read as a city only when capitalized. */
export const ALSO_WORDS = new Set(
  'nice reading bath mobile split sale deal orange march hope of van us la sea dc df hull derby'.split(' '),
);

/** The key of a place name, so that "Tel-Aviv" and "tel aviv" are equal. */
export const placeKey = (name: string) =>
  normalise(name)
    .replace(/[-'’,/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const CITY_LIST = readCities(placeKey);

/** Cities by each of their names; several countries may have one. */
export const CITIES_BY_NAME: ReadonlyMap<string, readonly City[]> = (() => {
  const byName = new Map<string, City[]>();
  for (const city of CITY_LIST) for (const name of city.names) byName.set(name, [...(byName.get(name) ?? []), city]);
  return byName;
})();

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const NO_COUNTRIES = new Set('AN BU CS DD EU EZ FX NT QO SU TP UK UN XA XB YD YU ZR ZZ'.split(' '));

/** Names of each country in English, Spanish (CLDR through Intl) and everyday use, by its ISO 3166-1 code. */
export const COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    if (NO_COUNTRIES.has(code)) return [];
    const named = ['en', 'es'].flatMap(
      (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? [],
    );
    if (named.length === 0) return [];
    return [[code, [...new Set([...named, ...(COUNTRY_NAMES[code]?.split('|') ?? [])].map(placeKey))]]];
  }),
);

export const COUNTRIES_BY_NAME: ReadonlyMap<string, string> = new Map(
  [...COUNTRIES].flatMap(([code, names]) => names.map((name) => [name, code])),
);

/** Countries of a region by each of its names. */
export const REGIONS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  REGIONS.flatMap(([names, countries]) => names.split('|').map((name) => [name, countries.split(' ')])),
);
