import { expect, test } from 'vitest';
import { COUNTRY_CODES, spelledNames } from '../countries.ts';
import { countryName } from './country-name.ts';

test('a country is named in the language of the screen', () => {
  expect(['Spain', 'Türkiye', 'PT', 'Scotland', 'Madrid'].map((name) => countryName(name, 'es'))).toEqual([
    'España',
    'Turquía',
    'Portugal',
    'Scotland',
    'Madrid',
  ]);
  expect(['Spain', 'PT', 'XQ'].map((name) => countryName(name, 'en'))).toEqual(['Spain', 'Portugal', 'XQ']);
});

test('every stored name is translated', () => {
  for (const code of COUNTRY_CODES) {
    const [english, spanish = english] = spelledNames(code);
    expect(countryName(english!, 'es')).toBe(spanish);
  }
});
