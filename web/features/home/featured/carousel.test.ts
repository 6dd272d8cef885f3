import { expect, test } from 'vitest';
import { distanceOf, stepFrom } from './carousel.tsx';

test('in a ring, each distance is the shorter way around and both sides are filled', () => {
  expect([0, 1, 2, 3, 4, 5].map((index) => distanceOf(index, 0, 6))).toEqual([0, 1, 2, -3, -2, -1]);
  expect([0, 1, 2, 3, 4].map((index) => distanceOf(index, 4, 5))).toEqual([1, 2, -2, -1, 0]);
});

test('fewer than five slides do not wrap around', () => {
  expect([0, 1, 2].map((index) => distanceOf(index, 0, 3))).toEqual([0, 1, 2]);
  expect(stepFrom(2, 1, 3)).toBe(2);
  expect(stepFrom(0, -1, 3)).toBe(0);
});

test('a ring wraps around at both ends', () => {
  expect(stepFrom(5, 1, 6)).toBe(0);
  expect(stepFrom(0, -1, 6)).toBe(5);
});
