import { describe, expect, test } from 'vitest';
import type { AdvertFinding, AdvertReading } from '#contract/fairness/adverts.ts';
import { currentVerdict, removedBy } from './advert-text.ts';

describe('an edit that only removes words names them', () => {
  test.each([
    ['top ', '', 'top'],
    [' Must be physically fit and stand all day.', '', 'Must be physically fit and stand all day'],
    ['Recent graduates and career changers', 'Career changers', 'Recent graduates and'],
    [', with no gaps and no health problems', ' and with no gaps', 'no health problems'],
    [', good looking and well groomed', ' and good looking', 'well groomed'],
  ])('%s → %s', (before, after, removed) => expect(removedBy(before, after)).toBe(removed));

  test.each([
    ['salesman', 'salesperson'],
    ['a young, energetic', 'an energetic'],
    ['young, kind and hungry', 'kind'],
  ])('%s → %s replaces words', (before, after) => expect(removedBy(before, after)).toBeNull());
});

test('the verdict is about the words and sentences that are still in the text', () => {
  const finding = (words: string, severity: AdvertFinding['severity']) => ({ words, severity }) as AdvertFinding;
  const reading = { verdict: 'excludes', unclear: [{ words: 'Lives nearby.', start: 0, end: 13 }] } as AdvertReading;
  const verdictOf = (text: string, open: AdvertFinding[]) => {
    const { verdict, isSettled } = currentVerdict({ text, reading, open });
    return isSettled ? 'settled' : verdict;
  };
  expect(
    verdictOf('Lives nearby. Men only. Ninja.', [finding('Men', 'excludes'), finding('Ninja', 'discourages')]),
  ).toBe('excludes');
  expect(verdictOf('Lives nearby. Ninja.', [finding('Ninja', 'discourages')])).toBe('discourages');
  expect(verdictOf('Lives nearby.', [])).toBe('unclear');
  expect(verdictOf('Sells.', [])).toBe('settled');
});
