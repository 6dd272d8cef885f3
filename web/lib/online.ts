import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      EVENTS.forEach((name) => window.addEventListener(name, changed));
      return () => EVENTS.forEach((name) => window.removeEventListener(name, changed));
    },
    () => navigator.onLine,
    () => true,
  );
