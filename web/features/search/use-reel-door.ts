import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSearchUrl } from './url.ts';
import type { FoundTalents } from './use-found-talents.ts';

/** Opens the reel at the card that has the focus, else at the first; closing takes the step back that opening made. */
export function useReelDoor({ items }: Pick<FoundTalents, 'items'>) {
  const { url, change } = useSearchUrl();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  useEffect(() => {
    if (!url.at) wasOpenedHere.current = false;
  }, [url.at]);
  const [first] = items;
  return {
    /** Undefined where there is nobody to show. */
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
