import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReelState } from './reel-state.ts';

/** Scrolling counts as finished after this time without movement. */
const STILL_AFTER_MS = 150;

/** Connects a scroll-snap container to the reel: the person in its middle is on screen. */
export function useSnapScroll(reel: ReelState) {
  const container = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Target index of a scroll started by keys or buttons. */
  const goal = useRef<number | null>(null);
  const { mover, isEnd, items } = reel;
  const index = isEnd ? items.length : reel.index;
  const length = items.length + (reel.hasEnd ? 1 : 0);

  const nearest = () => {
    const { scrollTop = 0, clientHeight = 1 } = container.current ?? {};
    return Math.round(scrollTop / clientHeight);
  };

  useEffect(() => {
    mover.current = (by) => {
      const to = (goal.current ?? index) + by;
      if (!container.current || to < 0 || to >= length) return;
      goal.current = to;
      reel.stir();
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      container.current.scrollTo({ top: to * container.current.clientHeight, behavior });
    };
    return () => {
      mover.current = null;
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    // On mount, and when the results change.
    if (goal.current === null && nearest() !== index && container.current)
      container.current.scrollTo({ top: index * container.current.clientHeight, behavior: 'instant' });
  }, [index]);

  return {
    container,
    onScroll() {
      reel.stir();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (goal.current = null), STILL_AFTER_MS);
      const to = items[nearest()];
      if (to) reel.show(to.positionId);
      else if (reel.hasEnd) reel.showEnd(true);
    },
  };
}
