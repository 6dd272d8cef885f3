import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { quotedWords } from './quoted-words.ts';

const quote = ((_: string, { words }: { words: string }) => `“${words}”`) as unknown as TFunction<'fairness'>;

test('words of a job description are quoted, and joined as the language joins them', () => {
  const words = ['young', 'native', 'ninja'].map((word) => ({ word }));
  expect(quotedWords(quote, 'en', words)).toBe('“young”, “native”, and “ninja”');
  expect(quotedWords(quote, 'es', words)).toBe('“young”, “native” y “ninja”');
});
