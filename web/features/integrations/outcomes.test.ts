import { expect, test } from 'vitest';
import { outcomeOf, shownStateOf } from './outcomes.ts';

test('a test that the target refuses has arrived, one without an answer has not', () => {
  expect(outcomeOf({ isDelivered: true, status: 204 })).toBe('arrived');
  expect(outcomeOf({ isDelivered: false, status: 500 })).toBe('refused');
  expect(outcomeOf({ isDelivered: false, status: null })).toBe('failed');
});

test('a delivery is on its way until its first attempt fails, then it is retried', () => {
  expect(shownStateOf({ state: 'pending', attempts: 0 })).toBe('pending');
  expect(shownStateOf({ state: 'pending', attempts: 2 })).toBe('retrying');
  expect(shownStateOf({ state: 'failed', attempts: 9 })).toBe('failed');
});
