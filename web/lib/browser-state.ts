import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether a media query matches; `server` while prerendering. */
export function useMediaQuery(query: string, server = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => server,
  );
}

/** Whether the reader prefers reduced motion: posters and no autoplay. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the device is used by touch, most likely without a keyboard. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)');

const EVENTS = ['online', 'offline'] as const;

/** Whether the browser reports a connection. */
export const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      EVENTS.forEach((name) => window.addEventListener(name, changed));
      return () => EVENTS.forEach((name) => window.removeEventListener(name, changed));
    },
    () => navigator.onLine,
    () => true,
  );

/** Resolves once the browser reports a connection. */
export const whenOnline = () =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined' || navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

const whenIdle = (callback: () => void, options?: IdleRequestOptions) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(callback, options) : setTimeout(callback, 300);
const SOON = { timeout: 1500 };

/** Resolves once nothing is waiting to run, neither rendering nor hydration. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Calls back once the page has loaded and the browser is idle, so after the largest contentful paint.
 * @returns a function that cancels it.
 */
export function whenSettled(callback: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callback();
  };
  const wait = () => whenIdle(run, SOON);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener('load', wait);
  };
}

const CALM_AFTER_MS = 3000;
const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Resolves when the browser is idle and the page has been used, otherwise some seconds after it has loaded. Code for later can
 * load then without delaying the response to a click.
 */
export const whenCalm = () =>
  new Promise<void>((resolve) => {
    const calm = () => whenIdle(resolve, SOON);
    INTERACTIONS.forEach((name) => window.addEventListener(name, calm, { once: true, capture: true }));
    whenSettled(() => setTimeout(calm, CALM_AFTER_MS));
  });

const QUIET_MS = 700;
let usedAt = -Infinity;
if (typeof window !== 'undefined')
  INTERACTIONS.forEach((name) => window.addEventListener(name, () => (usedAt = performance.now()), { capture: true }));

const quietInMs = () => usedAt + QUIET_MS - performance.now();

/** Whether something has been pressed a moment ago. */
export const isPressing = () => quietInMs() > 0;

/** Resolves once nothing has been pressed for a moment and the browser is idle. */
export async function whenQuiet(): Promise<void> {
  const rest = quietInMs();
  if (rest <= 0) return idle();
  await new Promise((resolve) => setTimeout(resolve, rest));
  return whenQuiet();
}

/** Follows a value while nothing is being pressed, so that rendering a large change delays no answer to a press. */
export function useOnceQuiet<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    void whenQuiet().then(() => isCurrent && startTransition(() => show(value)));
    return () => void (isCurrent = false);
  }, [value]);
  return shown;
}

/** The maximum wait for a paint, since a hidden tab never paints. */
const PAINTED_WITHIN_MS = 100;

/** Resolves after the next paint. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });

/** Storage that may be blocked or full: reads then return null, and writes do nothing. */
function safeStorage(open: () => Storage) {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key)),
    store: (key: string, text: string) => void attempt((storage) => storage.setItem(key, text)),
    delete: (key: string) => void attempt((storage) => storage.removeItem(key)),
    deleteAll: (prefix: string) =>
      void attempt((storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(prefix))
          .forEach((key) => storage.removeItem(key)),
      ),
  };
}

/** Lasts until the tab closes. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Lasts until the reader clears it. */
export const browserStorage = safeStorage(() => localStorage);

const RELOADED_AT = 'closeup.reloaded-at';
const RELOAD_AGAIN_MS = 60_000;

/** Reloads the page, at most once a minute, and never where that can't be remembered. @returns whether it does. */
export function reloadOnce(): boolean {
  const last = Number(tabStorage.read(RELOADED_AT));
  if (Date.now() - last < RELOAD_AGAIN_MS) return false;
  const now = String(Date.now());
  tabStorage.store(RELOADED_AT, now);
  if (tabStorage.read(RELOADED_AT) !== now) return false;
  location.reload();
  return true;
}
