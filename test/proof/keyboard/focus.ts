import type { Page } from '@playwright/test';
import type { Region } from './pictures.ts';

/** Space around the focused element for its focus ring. */
const MARGIN = 16;

export interface Focused {
  /** A name to recognize in a failure report: "button “Save”". */
  name: string;
  isControl: boolean;
  /** A field with several tab stops, such as a date. */
  hasParts: boolean;
  /** Null when it is outside the window. */
  region: Region | null;
  scroll: string;
}

/** Reads what has the focus: the active option of a list, otherwise the active element. Null if nothing has. */
export const readFocus = (page: Page): Promise<Focused | null> =>
  page.evaluate((margin) => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    // A dialog that has just opened takes the focus itself, and its opening is visible enough.
    const isControl = active.getAttribute('role') !== 'dialog';
    const option = document.getElementById(active.getAttribute('aria-activedescendant') ?? '');
    const element = option ?? active;
    const small = element.getBoundingClientRect();
    // A native control that is drawn by its label.
    const shown = small.width < 8 || small.height < 8 ? (element.closest('label') ?? element.parentElement!) : element;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const x = Math.max(0, Math.floor(left - margin));
    const y = Math.max(0, Math.floor(top - margin));
    const width = Math.min(innerWidth, Math.ceil(right + margin)) - x;
    const height = Math.min(innerHeight, Math.ceil(bottom + margin)) - y;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const text =
      element.getAttribute('aria-label') ?? label ?? element.getAttribute('placeholder') ?? element.textContent ?? '';
    return {
      name: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`,
      isControl,
      hasParts: active.matches('input[type=date], input[type=time]'),
      region: width > 2 && height > 2 ? { x, y, width, height } : null,
      scroll: `${location.href} ${scrollX} ${scrollY}`,
    };
  }, MARGIN);

/** Takes a screenshot of the window without moving elements. */
export const takePicture = (page: Page) =>
  page.screenshot({ animations: 'disabled', caret: 'hide', style: 'video, canvas { visibility: hidden !important; }' });

const EVENTS = ['focus', 'blur', 'focusin', 'focusout'];

/** Takes a screenshot as if nothing had focus. The page doesn't notice. */
export async function takeWithoutFocus(page: Page) {
  const held = await page.evaluateHandle((events) => {
    let next = document.activeElement as HTMLElement;
    const { focus } = HTMLElement.prototype;
    const stop = (event: Event) => event.stopImmediatePropagation();
    for (const name of events) window.addEventListener(name, stop, true);
    next.blur();
    // Elements that request focus meanwhile, such as an opening dialog, get it afterwards.
    HTMLElement.prototype.focus = new Proxy(focus, { apply: (_, element: HTMLElement) => void (next = element) });
    return {
      restore() {
        HTMLElement.prototype.focus = focus;
        next.focus({ preventScroll: true });
        for (const name of events) window.removeEventListener(name, stop, true);
      },
    };
  }, EVENTS);
  const picture = await takePicture(page);
  await held.evaluate((holder) => holder.restore());
  await held.dispose();
  return picture;
}
