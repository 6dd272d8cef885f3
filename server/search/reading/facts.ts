import { placeKey } from '#contract/values/countries.ts';
import type { Dictionary, Term } from '../query/dictionary.ts';
import { noticeFlag, yearsFlag } from '../flags.ts';
import {
  ALSO_WORDS,
  CITIES_BY_NAME,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  COUNTRIES_BY_PEOPLE,
  namesWithin,
  REGIONS_BY_NAME,
  STATES_BY_NAME,
} from '../vocabulary/places.ts';
import { JUNIOR_YEARS, SENIOR_YEARS, type Seniority } from '../vocabulary/work.ts';
import { EXACT_NAMES, MEANINGS } from '../vocabulary/names.ts';
import { LEAST_YEARS } from '#contract/values/product.ts';
import type { ReadFilter } from '#contract/search/query.ts';
import type { Lookup } from './lookup.ts';
import type { Span } from './spans.ts';

/** A filter read from the text: a match carries a term of every group. */
export interface Fact extends ReadFilter {
  groups: Term[][];
  /** A wider fallback if nothing matches: remote elsewhere in the country, almost as many years. */
  nearGroups: Term[][] | null;
}

/** The filter that a stretch of text asks for, if any. */
export function factIn(dictionary: Dictionary, lookup: Lookup, span: Span): Fact | undefined {
  return placeIn(dictionary, lookup, span) ?? (span.isOrdinary ? undefined : otherFactIn(dictionary, span));
}

function placeIn(dictionary: Dictionary, lookup: Lookup, span: Span): Fact | undefined {
  const name = placeKey(span.words.join(' '));
  const isWritten = span.isAbbreviation || (span.isCapital && name.length > 3);
  if ((span.isOrdinary || ALSO_WORDS.has(name)) && !isWritten) return undefined;
  const text = span.text;
  const region = REGIONS_BY_NAME.get(name);
  if (region) {
    const groups = [inCountries(lookup, region.countries)];
    return { kind: 'region', value: region.label, text, groups, nearGroups: null };
  }
  const state = STATES_BY_NAME.get(name);
  if (state) {
    const within = lookup.placesNamed(namesWithin(state));
    const { groups, nearGroups } = groupsAt(dictionary, lookup, within, [state.country]);
    // Other countries have towns of the same names: Córdoba, Birmingham.
    return { kind: 'city', value: state.label, text, groups: [...groups, nearGroups[0]!], nearGroups };
  }
  const country = COUNTRIES_BY_NAME.get(name) ?? COUNTRIES_BY_PEOPLE.get(name);
  if (country) {
    const terms = inCountries(lookup, [country]);
    const value = terms[0]?.label ?? englishName(country);
    return { kind: 'country', value, text, groups: [terms], nearGroups: null };
  }
  const cities = CITIES_BY_NAME.get(name) ?? [];
  if (cities.length === 0 && !lookup.isCity(name)) return undefined;
  const terms = lookup.placesNamed([name, ...cities.flatMap(({ names }) => names)]);
  const value = (terms.find(({ norm }) => placeKey(norm) === name) ?? terms[0])?.label ?? cities[0]!.label;
  const codes = cities.map(({ country }) => country);
  return { kind: 'city', value, text, ...groupsAt(dictionary, lookup, terms, codes) };
}

/** There, or else remote in the same country. */
function groupsAt(dictionary: Dictionary, lookup: Lookup, terms: Term[], countryCodes: readonly string[]) {
  const countries = inCountries(lookup, countryCodes);
  const remote = dictionary.find('work', 'remote');
  return { groups: [terms], nearGroups: remote ? [countries, [remote]] : [countries] };
}

const inCountries = (lookup: Lookup, codes: readonly string[]) =>
  lookup.placesNamed(codes.flatMap((code) => COUNTRIES.get(code) ?? []));

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const englishName = (code: string) => ENGLISH_NAMES.of(code) ?? code;

function otherFactIn(dictionary: Dictionary, { key, exactKey, text }: Span): Fact | undefined {
  const exact = EXACT_NAMES.get(exactKey);
  if (exact?.workType) {
    const work = dictionary.find('work', exact.workType);
    return { kind: 'workType', value: exact.workType, text, groups: [work ? [work] : []], nearGroups: null };
  }
  if (exact?.availableWithin !== undefined) {
    const flag = dictionary.find('flag', noticeFlag(exact.availableWithin));
    const groups = [flag ? [flag] : []];
    return { kind: 'availability', value: String(exact.availableWithin), text, groups, nearGroups: null };
  }
  if (exact?.seniority) return seniorityFact(dictionary, exact.seniority, text);
  const languages = MEANINGS.get(key)?.languages;
  if (!languages) return undefined;
  const terms = languages.flatMap((language) => dictionary.find('lang', language) ?? []);
  return { kind: 'language', value: languages.at(-1)!, text, groups: [terms], nearGroups: null };
}

const SENIORITY_FLAGS: Record<Seniority, readonly [flag: string, near: string]> = {
  senior: [yearsFlag.least(SENIOR_YEARS.least), yearsFlag.least(SENIOR_YEARS.near)],
  junior: [yearsFlag.most(JUNIOR_YEARS.most), yearsFlag.most(JUNIOR_YEARS.near)],
};

export function seniorityFact(dictionary: Dictionary, seniority: Seniority, text: string): Fact {
  const [groups, nearGroups] = SENIORITY_FLAGS[seniority].map((flag) => [
    [dictionary.find('years', flag)].filter((term) => term !== undefined),
  ]);
  return { kind: 'seniority', value: seniority, text, groups: groups!, nearGroups: nearGroups! };
}

/** "10+ years": rounded down to a number of years that documents are tagged with. */
export function yearsFact(dictionary: Dictionary, wanted: number, text: string): Fact | undefined {
  const least = LEAST_YEARS.findLast((years) => years <= wanted);
  if (least === undefined) return undefined;
  const term = dictionary.find('years', yearsFlag.least(least));
  return { kind: 'years', value: String(least), text, groups: [term ? [term] : []], nearGroups: null };
}

/**
 * Cities are alternatives, and so are countries, unless the text also names where one lies: "Valencia, Spain", "Austin, Texas". So
 * are work types.
 * People speak all languages of a text unless it says "or".
 */
export function withAlternativesJoined(facts: readonly Fact[], areLanguagesJoined: boolean): Fact[] {
  const joined = { city: [], area: [], workType: [], language: [] } as Record<string, Fact[]>;
  const others: Fact[] = [];
  for (const fact of facts) {
    const group = fact.kind === 'country' || fact.kind === 'region' ? 'area' : fact.kind;
    const isAlone = fact.kind === 'language' && !areLanguagesJoined;
    (isAlone ? others : (joined[group] ?? others)).push(fact);
  }
  return [...Object.values(joined).flatMap(anyOf), ...others];
}

function liesWithin({ groups: [inner = []] }: Fact, { groups: [outer = []] }: Fact) {
  return inner.length > 0 && inner.length < outer.length && inner.every((term) => outer.includes(term));
}

/** Also keeps the country, as long as each fact names one or lies within one that does. */
function anyOf(facts: readonly Fact[]): Fact[] {
  const countryOf = (fact: Fact) =>
    facts.find((other) => other.groups[1] && (other === fact || liesWithin(fact, other)))?.groups[1];
  const all = facts.filter((fact) => !facts.some((other) => liesWithin(other, fact)));
  const [first] = all;
  if (!first) return [];
  const union = (pick: (fact: Fact) => Term[]) => [...new Set(all.flatMap(pick))];
  const areAllIn = all.every((fact) => countryOf(fact));
  return [
    {
      ...first,
      text: all.map(({ text }) => text).join(', '),
      groups: [union(({ groups }) => groups[0]!), ...(areAllIn ? [union((fact) => countryOf(fact)!)] : [])],
      nearGroups: first.nearGroups && [union(({ nearGroups }) => nearGroups?.[0] ?? []), ...first.nearGroups.slice(1)],
    },
  ];
}
