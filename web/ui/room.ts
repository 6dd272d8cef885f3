/** Writes the height of what stands at an edge of the screen into its token, as long as it stands there. */
const keeping = (token: string) => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(token, `${element.getBoundingClientRect().height}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(element, { box: 'border-box' });
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty(token);
  };
};

/** Refs for what stays at an edge: the page scrolls clear of it, and takes focus beside it (docs/layers.md). */
export const room = {
  top: keeping('--room-top'),
  tabs: keeping('--room-tabs'),
  notices: keeping('--room-notices'),
  page: keeping('--room-page'),
};
