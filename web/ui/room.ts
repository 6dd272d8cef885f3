import { whenQuiet } from '#web/lib/browser-state.ts';

/** Returns a ref that calls back with the height of a bar at an edge of the screen in pixels, 0 once it is gone. */
const measured = (changed: (height: number) => void) => (element: HTMLElement | null) => {
  if (!element) return;
  // Also calls back at first, before the next paint.
  const observer = new ResizeObserver(([entry]) => changed(entry!.borderBoxSize[0]!.blockSize));
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    changed(0);
  };
};

/** Sets a token of the root, unless it has the height already. A change computes the style of the whole page. */
function setToken(token: string, height: number) {
  const root = document.documentElement;
  const set = root.style.getPropertyValue(token);
  const isPrerendered = set.includes('(');
  const now = isPrerendered ? getComputedStyle(root).getPropertyValue(token) : set;
  if (height === 0) root.style.removeProperty(token);
  else if (now !== `${height}px`) root.style.setProperty(token, `${height}px`);
}

const reserved = { notices: 0, page: 0 };

/** Keeps scrolling clear of a bar without a token. */
function reserve(bar: keyof typeof reserved, height: number) {
  reserved[bar] = height;
  const sum = reserved.notices + reserved.page;
  document.documentElement.style.scrollPaddingBottom =
    sum === 0 ? '' : `calc(var(--room-foot) + var(--room-form) + ${sum}px + 1rem)`;
}

const token = (name: string) => measured((height) => setToken(name, height));

let noticesHeight = 0;

/** Refs for bars at an edge: scrolling and focus keep their height clear (docs/layers.md). */
export const room = {
  top: token('--room-top'),
  tabs: token('--room-tabs'),
  /** They may come while the page is in use, so the page follows once nothing is pressed. */
  notices: measured((height) => {
    noticesHeight = height;
    reserve('notices', height);
    void whenQuiet().then(() => {
      if (noticesHeight !== height) return;
      setToken('--room-notices', height);
      reserve('notices', 0);
    });
  }),
  /** A form's save bar. */
  form: token('--room-form'),
  /** A bar that nothing but scrolling keeps clear of. */
  page: measured((height) => reserve('page', height)),
};
