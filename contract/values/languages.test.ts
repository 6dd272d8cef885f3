import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

test('languages are in alphabetical order', () =>
  expect([...LANGUAGES].toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual([...LANGUAGES]));
