import { expect, test } from 'vitest';
import { placeText } from './place-name.ts';

test('a place has its names in the language of the screen, and leaves out what is unknown', () => {
  expect(placeText({ city: 'Lisbon', country: 'Portugal' }, 'en')).toBe('Lisbon, Portugal');
  expect(placeText({ city: 'London', country: 'United Kingdom' }, 'es')).toBe('Londres, Reino Unido');
  expect(placeText({ city: 'Vila Nova', country: null }, 'es')).toBe('Vila Nova');
  expect(placeText({ city: null, country: null }, 'es')).toBe('');
});
