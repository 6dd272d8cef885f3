import { expect, test } from 'vitest';
import { cityName, SPANISH_CITY_NAMES } from '#contract/values/city-name.ts';
import { placeName } from '#contract/values/place-name.ts';
import { CITY_LIST } from './places.ts';

test('a city is named in the language of the screen; other names stay as typed', () => {
  expect(['Geneva', 'Genève', 'Vila Nova'].map((name) => cityName(name, 'es'))).toEqual([
    'Ginebra',
    'Genève',
    'Vila Nova',
  ]);
  expect(cityName('Geneva', 'en')).toBe('Geneva');
  expect(['Geneva', 'Switzerland', 'Oslo'].map((name) => placeName(name, 'es'))).toEqual(['Ginebra', 'Suiza', 'Oslo']);
});

test('every Spanish name is one by which its city is found', () => {
  const wrong = [...SPANISH_CITY_NAMES].filter(([english, spanish]) => {
    const [city] = CITY_LIST.filter(({ label }) => label === english);
    return !city?.spellings.includes(spanish);
  });
  expect(wrong).toEqual([]);
});
