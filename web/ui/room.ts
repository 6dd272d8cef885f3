/**
 * Returns a ref that sets a property of the root by the height of a bar at an edge of the screen while the bar is mounted. Setting
 * a token computes the style of the whole page.
 */
const measured =
  (property: string, write = (height: string) => height) =>
  (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement;
    const prerendered = root.style.getPropertyValue(property);
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry!.borderBoxSize[0]!.blockSize}px`;
      const set = prerendered
        ? getComputedStyle(root).getPropertyValue(property)
        : root.style.getPropertyValue(property);
      if (height === (set || '0px')) return;
      root.style.setProperty(property, write(height));
    });
    // Also calls back at first, before the next paint.
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  };

/** Refs for bars at an edge: scrolling and focus keep their height clear (docs/layers.md). */
export const room = {
  top: measured('--room-top'),
  tabs: measured('--room-tabs'),
  notices: measured('--room-notices'),
  /** A form's save bar. */
  form: measured('--room-form'),
  /** A bar that nothing but scrolling keeps clear of. */
  page: measured('scroll-padding-bottom', (height) => `calc(var(--room-foot) + ${height} + 1rem)`),
};
