import { expect, test } from 'vitest';
import { CITIES_BY_NAME } from './places.ts';

test('the last city of one table and the first of the next stay separate', () => {
  expect(CITIES_BY_NAME.get('sharjah')).toMatchObject([{ label: 'Sharjah', country: 'AE' }]);
  expect(CITIES_BY_NAME.get('harare')).toMatchObject([{ label: 'Harare', country: 'ZW' }]);
  expect(CITIES_BY_NAME.has('harare ae')).toBe(false);
});
