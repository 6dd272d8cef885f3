import { expect, test } from 'vitest';
import { registerCompanySchema } from '../accounts/registration.ts';
import { saveCompanySchema } from '../companies.ts';
import { saveProfileSchema } from '../talents.ts';
import { countryOf } from '../values/countries.ts';
import { countrySchema } from './country.ts';

test.each([
  ['españa', 'Spain'],
  ['  SPAIN ', 'Spain'],
  ['Cote d’Ivoire', 'Côte d’Ivoire'],
  ['estados unidos', 'United States'],
  ['Jersey', 'Jersey'],
  ['Polska', 'Poland'],
  ['Österreich', 'Austria'],
  ['Hong Kong', 'Hong Kong SAR China'],
  ['Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
  ['saint lucia', 'St. Lucia'],
  ['Scotland', 'Scotland'],
  ['UK', 'United Kingdom'],
  ['holanda', 'Netherlands'],
  ['NL', 'Netherlands'],
])('%s is a country, stored as %s', (typed, stored) => expect(countrySchema.parse(typed)).toBe(stored));

test.each(['asdf', 'Europe', 'XX', 'nl', 'Madrid', 'Spain, Portugal'])('%s is no country', (typed) =>
  expect(countrySchema.safeParse(typed).error!.issues.map(({ message }) => message)).toEqual(['country']),
);

test('a country in everyday use has the code of the state it belongs to', () =>
  expect(['Scotland', 'holanda', 'USA', 'Reino Unido'].map((name) => countryOf(name)!.code)).toEqual([
    'GB',
    'NL',
    'US',
    'GB',
  ]));

test('every profile that has a country checks it', () => {
  for (const { shape } of [registerCompanySchema, saveCompanySchema, saveProfileSchema])
    expect(shape.country.safeParse('asdf').error!.issues[0]!.message).toBe('country');
});
