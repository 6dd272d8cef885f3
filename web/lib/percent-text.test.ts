import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test('a share is written in whole percent, as each language writes it', () => {
  expect(percentText(0.376, 'en')).toBe('38%');
  expect(percentText(1, 'es')).toBe('100\u00A0%');
});
