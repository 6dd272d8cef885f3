import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETURN_TO_MS } from '#contract/values/durations.ts';
import { storeChosenPath, storeRefusedPath, takeReturnPath } from './return-to.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
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
  test('a sign-in returns once to the page that refused the visitor', () => {
    storeRefusedPath('/messages');
    expect(takeReturnPath('company', signIn)).toBe('/messages');
    expect(takeReturnPath('company', signIn)).toBeNull();
  });

  test('a registration does not return to the page that refused the visitor', () => {
    storeRefusedPath('/messages');
    expect(takeReturnPath('company', register)).toBeNull();
    expect(takeReturnPath('company', signIn)).toBeNull();
  });

  test('sign-in and registration follow the link chosen in the dialog, also in another tab', () => {
    storeChosenPath('/talent/dashboard');
    vi.stubGlobal('sessionStorage', storage());
    expect(takeReturnPath('talent', register)).toBe('/talent/dashboard');
  });

  test('a chosen link takes precedence over a page that refused the visitor', () => {
    storeRefusedPath('/messages');
    storeChosenPath('/talent/dashboard');
    expect(takeReturnPath('talent', signIn)).toBe('/talent/dashboard');
  });

  test.each([
    ['company', '/talent/dashboard'],
    ['talent', '/company/campaigns'],
  ] as const)('a %s is never sent to %s', (userType, path) => {
    storeChosenPath(path);
    expect(takeReturnPath(userType, signIn)).toBeNull();
  });

  test('a path stored over an hour ago is ignored', () => {
    storeChosenPath('/talent/dashboard');
    vi.advanceTimersByTime(RETURN_TO_MS);
    expect(takeReturnPath('talent', signIn)).toBeNull();
  });

  test.each(['"/messages"', '{"path":"//evil.example","at":9e15}', '{', 'null', '{"path":7,"at":9e15}'])(
    'a malformed entry is ignored: %s',
    (text) => {
      localStorage.setItem('closeup.return-to', text);
      expect(takeReturnPath('talent', signIn)).toBeNull();
    },
  );
});
