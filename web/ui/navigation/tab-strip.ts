import { useEffect, useRef, useState } from 'react';

/** The width of the fade, which must not lie over the open tab. */
const FADE_PX = 48;

/**
 * For a row of tabs that scrolls sideways: scrolls the open one into view whenever it changes, and tells whether the row
 * continues on the right. The class names fade it out there.
 */
export function useTabStrip<List extends HTMLElement>(open: string) {
  const list = useRef<List>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state=active], [aria-current=page]');
    if (!list.current || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth + FADE_PX;
    const hidden = end - list.current.offsetLeft - list.current.clientWidth;
    list.current.scrollLeft = Math.min(
      Math.max(list.current.scrollLeft, hidden),
      tab.offsetLeft - list.current.offsetLeft,
    );
  }, [open]);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = list.current!;
    const look = () => setHasMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return {
    list,
    className: `no-bar flex overflow-x-auto border-b border-line ${hasMore ? '[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)]' : ''}`,
  };
}
