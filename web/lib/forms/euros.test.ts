import { expect, test } from 'vitest';
import { eurosOf, groupedEuros, isEuros, minorOf } from './euros.ts';

test.each([
  '45000',
  '45.000',
  '45,000',
  '45 000',
  '45\u00A0000 €',
  '€45,000.00',
  '45.000,00 EUR',
  '45000€',
  '45k',
  " 45'000 euros ",
])('%s is 45,000 euros', (typed) => {
  expect(isEuros(typed)).toBe(true);
  expect(minorOf(typed)).toBe(4_500_000);
});

test.each(['45.5k', '45,50 K', '45500'])('%s is 45,500 euros', (typed) => expect(minorOf(typed)).toBe(4_550_000));

test.each(['45000.5', '45.5', '45.000k', '4.50', '-1', 'much', '45.00.000', '1e5', '100000000', '$45000'])(
  '%s is not a salary',
  (typed) => expect(isEuros(typed)).toBe(false),
);

test.each([
  ['45000', 'en', '45,000'],
  ['45k', 'es', '45.000'],
  ['1 250 000 €', 'es', '1.250.000'],
  ['4500', 'en', '4,500'],
  ['much', 'en', 'much'],
  ['', 'en', ''],
])('%s is shown as an amount in %s: %s', (typed, language, shown) => {
  const grouped = groupedEuros(typed, language);
  expect(grouped).toBe(shown);
  expect(eurosOf(minorOf(grouped))).toBe(eurosOf(minorOf(typed)));
});

test('an empty field is no amount, and valid', () => {
  expect(isEuros(' ')).toBe(true);
  expect(minorOf('')).toBeNull();
});
