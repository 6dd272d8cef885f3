/** Returns a ref that sets a token to the height of a bar at an edge of the screen while the bar is mounted. */
const measured = (token: string) => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(token, `${element.getBoundingClientRect().height}px`);
  const observer = new ResizeObserver(measure);
  // Also calls back at first, before the next paint.
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty(token);
  };
};

/** Refs for bars at an edge: scrolling and focus keep their height clear (docs/layers.md). */
export const room = {
  top: measured('--room-top'),
  tabs: measured('--room-tabs'),
  notices: measured('--room-notices'),
  page: measured('--room-page'),
};
