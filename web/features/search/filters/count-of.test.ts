import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test('a filter shows no number before it is known', () => {
  expect(countOf(undefined, 'remote')).toBeUndefined();
  expect(countOf([{ value: 'remote', count: 7 }], 'remote')).toBe(7);
  expect(countOf([{ value: 'remote', count: 7 }], 'hybrid')).toBe(0);
});
