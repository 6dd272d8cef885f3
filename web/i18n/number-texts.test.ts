import { expect, test } from 'vitest';
import { percentText, withMinus } from './number-texts.ts';

test('a share is written in whole percent, as each language writes it', () => {
  expect(percentText(0.376, 'en')).toBe('38%');
  expect(percentText(1, 'es')).toBe('100\u00A0%');
});

test.each(['en', 'es'])('negative numbers have a minus sign, others stay as they are: %s', (language) => {
  const format = (value: number) =>
    withMinus(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value));
  expect([-16, 0, 3].map(format)).toEqual(['−16', '0', '+3']);
});
