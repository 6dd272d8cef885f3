import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReelState } from './use-reel.ts';

/** After the last movement of the feed. */
const STILL_AFTER_MS = 150;

/** A feed that the browser scrolls and snaps: who stands in its middle is on screen. */
export function useFeed(reel: ReelState) {
  const feed = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where keys and buttons have sent it. */
  const goal = useRef<number | null>(null);
  const { index, mover } = reel;
  const length = reel.items.length;

  const nearest = () => {
    const { scrollTop = 0, clientHeight = 1 } = feed.current ?? {};
    return Math.round(scrollTop / clientHeight);
  };

  useEffect(() => {
    mover.current = (by) => {
      const to = (goal.current ?? index) + by;
      if (!feed.current || to < 0 || to >= length) return;
      goal.current = to;
      reel.stir();
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      feed.current.scrollTo({ top: to * feed.current.clientHeight, behavior });
    };
    return () => {
      mover.current = null;
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    // At the beginning, and where the results changed under it.
    if (goal.current === null && nearest() !== index && feed.current)
      feed.current.scrollTo({ top: index * feed.current.clientHeight, behavior: 'instant' });
  }, [index]);

  return {
    feed,
    onScroll() {
      reel.stir();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (goal.current = null), STILL_AFTER_MS);
      const to = reel.items[nearest()];
      if (to) reel.show(to.positionId);
    },
  };
}
