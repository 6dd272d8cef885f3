import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedEdits, editDistance } from './words.ts';

describe('typing errors', () => {
  test.each([
    ['closer', 'closer', 0],
    ['closr', 'closer', 1],
    ['colser', 'closer', 1],
    ['clozer', 'closer', 1],
    ['closeer', 'closer', 1],
    ['executvie', 'executive', 1],
    ['exective', 'executive', 1],
    ['closer', 'manager', 3],
  ])('%s to %s', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));

  test('a word of three letters may contain no typo, of four one, of eight two', () =>
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(allowedEdits)).toEqual([0, 1, 1, 2]));

  test('the distance is symmetric, and zero from a word to itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
        expect(editDistance(a, a, 0)).toBe(0);
      }),
    );
  });
});
