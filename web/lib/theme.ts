import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-state.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `index.html` reads the same key before the first paint. */
const KEY = 'closeup.theme';
const listeners = new Set<() => void>();

const current = (): Theme => THEMES.find((theme) => theme === browserStorage.read(KEY)) ?? 'system';

/** Chooses a theme for this browser; `system` follows the device. */
export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    browserStorage.delete(KEY);
    delete dataset.theme;
  } else {
    browserStorage.store(KEY, theme);
    dataset.theme = theme;
  }
  listeners.forEach((changed) => changed());
}

export const useTheme = () =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    current,
    (): Theme => 'system',
  );
