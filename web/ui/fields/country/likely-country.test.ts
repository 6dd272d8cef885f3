import { expect, test } from 'vitest';
import { likelyCountry } from './likely-country.ts';

test('a phone is from the country of the address, in either language, else from the region of the browser', () => {
  expect(likelyCountry('Portugal', ['es-ES'])).toBe('PT');
  expect(likelyCountry('reino unido', ['es-ES'])).toBe('GB');
  expect(likelyCountry('', ['pt', 'pt-PT', 'en-GB'])).toBe('PT');
  expect(likelyCountry('Portu', ['es-MX'])).toBe('MX');
});

test('a region or country without a calling code of its own is passed over', () => {
  expect(likelyCountry('Jersey', ['es-419', 'es-CO'])).toBe('CO');
});

test('the language that most browsers come with, and languages without a country, tell nothing', () => {
  expect(likelyCountry('', ['en-US', 'en', 'es'])).toBeUndefined();
  expect(likelyCountry('', ['en-US', 'pt-PT'])).toBe('PT');
});
