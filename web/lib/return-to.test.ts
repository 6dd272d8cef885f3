import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETURN_TO_MS } from '#contract/values/screen-timings.ts';
import { keepChosen, keepRefused, takeReturn } from './return-to.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = { isNew: false };
const register = { isNew: true };

describe('after signing in or registering', () => {
  test('a page that turned the visitor away is gone back to by a sign-in, once', () => {
    keepRefused('/messages');
    expect(takeReturn('company', signIn)).toBe('/messages');
    expect(takeReturn('company', signIn)).toBeNull();
  });

  test('a page that turned the visitor away never takes a new account from where it lands', () => {
    keepRefused('/messages');
    expect(takeReturn('company', register)).toBeNull();
    expect(takeReturn('company', signIn)).toBeNull();
  });

  test('a link chosen in the dialog is followed by sign-in and registration, also in another tab', () => {
    keepChosen('/talent/dashboard');
    vi.stubGlobal('sessionStorage', storage());
    expect(takeReturn('talent', register)).toBe('/talent/dashboard');
  });

  test('a chosen link goes before a page that turned the visitor away', () => {
    keepRefused('/messages');
    keepChosen('/talent/dashboard');
    expect(takeReturn('talent', signIn)).toBe('/talent/dashboard');
  });

  test.each([
    ['company', '/talent/dashboard'],
    ['talent', '/company/campaigns'],
  ] as const)('a %s is never led to %s', (userType, path) => {
    keepChosen(path);
    expect(takeReturn(userType, signIn)).toBeNull();
  });

  test('what was wanted over an hour ago is no longer wanted', () => {
    keepChosen('/talent/dashboard');
    vi.advanceTimersByTime(RETURN_TO_MS);
    expect(takeReturn('talent', signIn)).toBeNull();
  });

  test.each(['"/messages"', '{"path":"//evil.example","at":9e15}', '{', 'null', '{"path":7,"at":9e15}'])(
    'what is not an entry is not followed: %s',
    (text) => {
      localStorage.setItem('closeup.return-to', text);
      expect(takeReturn('talent', signIn)).toBeNull();
    },
  );
});
