import { expect, test } from 'vitest';
import { locationText, placeText } from './place-name.ts';

test('a place has its names in the language of the screen, and leaves out what is unknown', () => {
  expect(placeText({ city: 'Lisbon', country: 'Portugal' }, 'en')).toBe('Lisbon, Portugal');
  expect(placeText({ city: 'London', country: 'United Kingdom' }, 'es')).toBe('Londres, Reino Unido');
  expect(placeText({ city: 'Vila Nova', country: null }, 'es')).toBe('Vila Nova');
  expect(placeText({ city: null, country: null }, 'es')).toBe('');
});

test('a campaign’s location is translated part by part', () => {
  expect(locationText('Lisbon, Portugal', 'es')).toBe('Lisboa, Portugal');
  expect(locationText('London, United Kingdom or remote', 'es')).toBe('Londres, United Kingdom or remote');
});
