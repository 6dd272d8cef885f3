import { expect, test } from 'vitest';
import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { barsOf, mergePoints, toneOf } from './sentiment-points.ts';

const point = (positive: number, negative: number, line = 1): CallSentimentPoint => ({
  line,
  toLine: line,
  atMs: null,
  balance: (positive - negative) / (positive + negative + 1),
  positive,
  negative,
  quote: null,
  quoteLine: null,
});

test.each([
  [1, 0, 'positive'],
  [0, 2, 'negative'],
  [1, 3, 'mixed'],
  [2, 2, 'mixed'],
  [0, 0, 'even'],
])('a part with %i positive and %i negative sentences is %s', (positive, negative, tone) => {
  expect(toneOf(point(positive, negative))).toBe(tone);
});

test('a leaning without a clear sentence shows as a short bar', () => {
  expect(barsOf({ ...point(0, 0), balance: -0.2 })).toEqual({ rise: 0, fall: 0.2 });
});

test('merged parts keep what each of them shows', () => {
  const [merged] = mergePoints([point(1, 0, 1), point(0, 3, 2)], 1);
  expect(merged).toMatchObject({ line: 1, toLine: 2, positive: 1, negative: 3, balance: -0.4 });
  expect(toneOf(merged!)).toBe('mixed');
});
