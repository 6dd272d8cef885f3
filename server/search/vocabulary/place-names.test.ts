import { expect, test } from 'vitest';
import { cityName, SPANISH_CITY_NAMES } from '#contract/values/names/city-name.ts';
import { placeName } from '#contract/values/names/place-name.ts';
import { SPANISH_REGION_NAMES } from '#contract/values/names/region-name.ts';
import { placeKey } from '#contract/values/countries.ts';
import { CITY_LIST, REGIONS_BY_NAME } from './places.ts';

test('a city is named in the language of the screen; other names stay as typed', () => {
  expect(['Geneva', 'Genève', 'Vila Nova'].map((name) => cityName(name, 'es'))).toEqual([
    'Ginebra',
    'Genève',
    'Vila Nova',
  ]);
  expect(cityName('Geneva', 'en')).toBe('Geneva');
  expect(['Geneva', 'Switzerland', 'Latin America', 'Oslo'].map((name) => placeName(name, 'es'))).toEqual([
    'Ginebra',
    'Suiza',
    'Latinoamérica',
    'Oslo',
  ]);
});

test('every Spanish name is one by which its city is found', () => {
  const wrong = [...SPANISH_CITY_NAMES].filter(([english, spanish]) => {
    const [city] = CITY_LIST.filter(({ label }) => label === english);
    return !city?.spellings.includes(spanish);
  });
  expect(wrong).toEqual([]);
});

test('every name of a region, in both languages, is one by which it is found', () => {
  const names = [...new Set([...REGIONS_BY_NAME.values()].map(({ label }) => label)), ...SPANISH_REGION_NAMES.keys()];
  const wrong = names.filter((label) =>
    [label, SPANISH_REGION_NAMES.get(label) ?? label].some(
      (name) => REGIONS_BY_NAME.get(placeKey(name))?.label !== label,
    ),
  );
  expect(wrong).toEqual([]);
});
