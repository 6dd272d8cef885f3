import { expect, test } from 'vitest';
import { TOAST_MS } from '#contract/values/durations.ts';
import { timeOf } from './toaster.tsx';

test('an error stays until it is read, at least four seconds', () => {
  expect(timeOf('failed', 'It didn’t work.', {})).toBe(TOAST_MS.failed);
  const long =
    'Your bank declined the payment, so nothing was unlocked. Try another card instead, or ask your bank why.';
  expect(timeOf('failed', long, {})).toBe(6000);
  expect(timeOf('failed', long, { text: 'Nothing has been charged.' })).toBeGreaterThan(7000);
});

test('other toasts stay for two seconds, or for six with an action', () => {
  const action = { label: 'Undo', onClick() {} };
  expect(timeOf('done', 'Saved, with a text of more than six words', {})).toBe(TOAST_MS.default);
  expect(timeOf('done', 'Saved', { action })).toBe(TOAST_MS.action);
  expect(timeOf('failed', 'Failed to save', { action })).toBe(TOAST_MS.action);
});
