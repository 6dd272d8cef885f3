import { expect, test } from 'vitest';
import { similarityText } from './similarity.ts';

test('only the same order reads 1', () => {
  expect([1, 0.997, 0, -0.997, -1].map((tauB) => similarityText(tauB, 'en'))).toEqual([
    '1',
    '0.99',
    '0',
    '−0.99',
    '−1',
  ]);
  expect(similarityText(0.997, 'es')).toBe('0,99');
});
