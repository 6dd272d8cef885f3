import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `server` while prerendered. */
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

/** Asked for little motion: posters, no autoplay. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
