import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type FoundTalents, useSearchUrl } from '../use-search.ts';

/** Opens the reel at the focused card or at the first one. Closing undoes the history entry that opening added. */
export function useOpenReel({ items }: Pick<FoundTalents, 'items'>) {
  const { url, change } = useSearchUrl();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  useEffect(() => {
    if (!url.at) wasOpenedHere.current = false;
  }, [url.at]);
  const [first] = items;
  return {
    /** Undefined if there are no results. */
    open: first
      ? () => {
          const focused = document.activeElement?.closest<HTMLElement>('[data-position]')?.dataset.position;
          const isFound = items.some(({ positionId }) => positionId === focused);
          wasOpenedHere.current = true;
          change({ at: isFound ? focused : first.positionId });
        }
      : undefined,
    close() {
      if (wasOpenedHere.current) history.back();
      else change({ at: undefined }, true);
    },
  };
}
