import { placeKey } from '#contract/values/countries.ts';
import { LRUCache } from 'lru-cache';
import type { City } from '../vocabulary/cities.ts';
import {
  CITIES_BY_NAME,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  namesWithin,
  REGIONS_BY_NAME,
  STATES_BY_NAME,
} from '../vocabulary/places.ts';
import type { State } from '../vocabulary/states.ts';
import { EXACT_NAMES } from '../vocabulary/names.ts';
import { comparedWords } from '../vocabulary/keys.ts';
import { stemOf } from '../query/words.ts';

/** A job's location or a person's home, under any name of the place. */
export interface ReadPlace {
  /** Normalized names that may be towns. */
  towns: readonly string[];
  /** Labels of the states named. */
  states: readonly string[];
  /** Normalized names of all towns in the states, unless the text may name a town in them: "Austin, Texas". */
  within: readonly string[];
  cities: readonly City[];
  /** ISO 3166-1 codes of the countries named. */
  countries: ReadonlySet<string>;
}

const AROUND =
  /\b(?:greater|metropolitan|metro|area|region|city|centre|center|central|downtown|near|around|based|in|of|the|office|gran|zona|provincia|comunidad|ciudad|alrededores|cerca|centro|oficina|de|del|la|y|en)\b/g;

const REMEMBERED_MAX = 5000;
const remembered = new LRUCache<string, { place: ReadPlace | null }>({ max: REMEMBERED_MAX });

/** Reads "Greater Madrid area", "Lisboa, Portugal", "Texas", "UK". Cached by text. @returns null when the text names no place */
export function readPlaces(text: string): ReadPlace | null {
  let known = remembered.get(text);
  if (!known) remembered.set(text, (known = { place: read(text) }));
  return known.place;
}

function read(text: string): ReadPlace | null {
  const towns: string[] = [];
  const cities: City[] = [];
  const countries = new Set<string>();
  const states: State[] = [];
  for (const part of text.split(/[,;/()]/u).flatMap(alternativesIn)) {
    const whole = placeKey(part);
    if (whole === '' || EXACT_NAMES.get(comparedWords(whole).map(stemOf).join(' '))?.workType) continue;
    const name = [whole, placeKey(whole.replace(AROUND, ' '))].find(isKnown) ?? whole;
    const codes =
      codesOf(part.trim()) ?? (REGIONS_BY_NAME.get(name)?.countries ?? [COUNTRIES_BY_NAME.get(name)]).filter(isCode);
    for (const code of codes) countries.add(code);
    const state = STATES_BY_NAME.get(name);
    if (state) {
      states.push(state);
      countries.add(state.country);
      continue;
    }
    if (codes.length === 0) {
      towns.push(name);
      cities.push(...(CITIES_BY_NAME.get(name) ?? []));
    }
  }
  if (towns.length === 0 && countries.size === 0) return null;
  const whole = states.filter(({ country }) => towns.every((town) => liesOutside(town, country)));
  return {
    towns,
    states: states.map(({ label }) => label),
    within: whole.flatMap(namesWithin),
    cities,
    countries,
  };
}

/** "Madrid or Lisbon", but not "Castilla y León". */
const alternativesIn = (part: string) => (isKnown(placeKey(part)) ? [part] : part.split(/\s(?:or|o|and|y|e)\s/u));

const liesOutside = (town: string, code: string) =>
  CITIES_BY_NAME.get(town)?.every(({ country }) => country !== code) ?? false;

const KNOWN = [CITIES_BY_NAME, COUNTRIES_BY_NAME, REGIONS_BY_NAME, STATES_BY_NAME];
const isKnown = (name: string) => KNOWN.some((names) => names.has(name));
const isCode = (code: string | undefined) => code !== undefined;
const codesOf = (part: string) => (/^[A-Z]{2}$/.test(part) && COUNTRIES.has(part) ? [part] : undefined);

/** Compares a home with a job's location: same place, same country, or elsewhere. */
export function comparePlaces(asked: ReadPlace, lives: ReadPlace | null): 'there' | 'country' | 'elsewhere' {
  if (!lives) return 'elsewhere';
  const countriesOf = ({ countries, cities }: ReadPlace) =>
    countries.size > 0 ? countries : new Set(cities.map(({ country }) => country));
  const [wanted, own] = [countriesOf(asked), countriesOf(lives)];
  const isSameCountry = [...wanted].some((code) => own.has(code));
  if (asked.towns.length + asked.within.length === 0) return isSameCountry ? 'there' : 'elsewhere';
  const isSameTown =
    [...asked.towns, ...asked.within].some((town) => lives.towns.includes(town)) ||
    (asked.within.length > 0 && asked.states.some((state) => lives.states.includes(state))) ||
    asked.cities.some((city) => lives.cities.includes(city));
  if (isSameTown && (isSameCountry || wanted.size === 0 || own.size === 0)) return 'there';
  return isSameCountry && asked.countries.size + asked.cities.length > 0 ? 'country' : 'elsewhere';
}
