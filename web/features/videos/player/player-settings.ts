import { useSyncExternalStore } from 'react';
import { browserStorage } from '#web/lib/browser-state.ts';

export const SPEEDS = [1, 1.25, 1.5, 2] as const;
const KEY = 'closeup.player';

interface Settings {
  speed: (typeof SPEEDS)[number];
  hasCaptions: boolean;
}

/** The reader's choices for all videos. Invalid stored values fall back to the default. */
function readSettings(): Settings {
  const [speed, captions] = (browserStorage.read(KEY) ?? '').split(' ');
  return { speed: SPEEDS.find((one) => String(one) === speed) ?? 1, hasCaptions: captions !== 'off' };
}

let settings: Settings | undefined;
const DEFAULTS: Settings = { speed: 1, hasCaptions: true };
const listeners = new Set<() => void>();
const current = () => (settings ??= readSettings());

function change(next: Partial<Settings>) {
  settings = { ...current(), ...next };
  browserStorage.store(KEY, `${settings.speed} ${settings.hasCaptions ? 'on' : 'off'}`);
  listeners.forEach((listener) => listener());
}

export const toggleCaptions = () => change({ hasCaptions: !current().hasCaptions });

/** Selects the next faster or slower speed. `isRound` wraps from the fastest to the slowest. */
export function changeSpeed(by: 1 | -1, isRound = false) {
  const next = SPEEDS.indexOf(current().speed) + by;
  change({ speed: isRound ? SPEEDS[next % SPEEDS.length]! : (SPEEDS[next] ?? current().speed) });
}

/** Speed and captions of all videos of this browser. */
export const usePlayerSettings = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => DEFAULTS,
  );
