import { expect, test } from 'vitest';
import { suggestCities } from './suggest-cities.ts';

test('a city is suggested under the name that is being typed, whatever its accents', () => {
  expect(suggestCities({ text: 'lisbo', country: 'Portugal' })).toEqual(['Lisbon', 'Lisboa']);
  expect(suggestCities({ text: 'malag' })).toContain('Málaga');
});

test('the name in the language of the screen comes first', () => {
  expect(suggestCities({ text: 'lisb', language: 'es' })[0]).toBe('Lisboa');
  expect(suggestCities({ text: 'gin', language: 'es' })[0]).toBe('Ginebra');
  expect(suggestCities({ text: 'lond' })[0]).toBe('London');
});

test('a country limits the suggestions; one that is unknown does not', () => {
  expect(suggestCities({ text: 'valencia', country: 'Venezuela' })).toEqual(['Valencia']);
  expect(suggestCities({ text: 'oslo', country: 'España' })).toEqual([]);
  expect(suggestCities({ text: 'oslo', country: 'asdf' })).toEqual(['Oslo']);
});

test('names that begin with the text come first, and abbreviations never', () => {
  const found = suggestCities({ text: 'palmas' });
  expect(found).toContain('Las Palmas de Gran Canaria');
  expect(suggestCities({ text: 'palma', country: 'Spain' })[0]).toBe('Palma');
  expect(suggestCities({ text: 'bcn' })).toEqual([]);
});

test('a text that no city has suggests nothing', () => expect(suggestCities({ text: 'Xyzzyville' })).toEqual([]));
