import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets');

/** Makes pages in this browser find a newer version on the server. */
export async function expectNewVersion(page: Page) {
  await page.route('**/build.txt', (route) => route.fulfill({ body: 'the next one' }));
  await page.addInitScript(() => {
    // Notices appear when the browser is idle, which it hardly is during constant resizing.
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
}

/** Shows a toast that stays, and the notice of the newer version. */
export async function raiseNotices(page: Page, text: string) {
  const toaster = readdirSync(ASSETS).find((name) => /^toaster-.*\.js$/.test(name))!;
  const action = '{ label: "OK", onClick() {} }';
  await page.evaluate(
    `import("/assets/${toaster}").then((m) => m.showToast("failed", ${JSON.stringify(text)}, { ms: Infinity, id: "stays", action: ${action} }))`,
  );
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Makes the page believe that the connection is lost, or back. */
export const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);

/**
 * Scrolls every control of a part of the page into view, as focus does, and checks what a press on it would hit. Marks the
 * first, the last and the submitting ones for `pressMarked`.
 * @returns the covered controls, each with what covers it
 */
export const coveredControls = (page: Page, part: string) =>
  page.evaluate((scope) => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
    const MARK = 'data-pressed';
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const isThere = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !element.closest('[inert], [aria-hidden=true]')
      );
    };
    const layerOf = (element: Element | null): Element | null => {
      for (let one = element; one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
      return null;
    };
    const pointsOf = (element: Element) => {
      const { left, top, width, height } = element.getClientRects()[0]!;
      const places = [
        [0.5, 0.5],
        [0.12, 0.5],
        [0.88, 0.5],
        [0.5, 0.15],
        [0.5, 0.85],
      ];
      return places
        .map(([x, y]) => [left + width * x!, top + height * y!] as const)
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    };
    const isHitBy = (element: Element, hit: Element) =>
      element.contains(hit) || (hit.closest('label') as HTMLLabelElement | null)?.control === element;
    /** What a press on the control would hit instead; elements that aren't layers count only if the control itself must be hit. */
    const over = (element: Element, mustBeMet: boolean) => {
      const points = pointsOf(element);
      if (mustBeMet && points.length === 0) return 'nothing: it is out of sight';
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || isHitBy(element, hit)) continue;
        const layer = layerOf(hit);
        if ((layer && !layer.contains(element)) || mustBeMet) return named(layer ?? hit);
      }
      return null;
    };
    const toasts = () => [...document.querySelectorAll('[data-sonner-toast] > *')];
    const isUnderToast = (element: Element) => {
      const { left, right, top, bottom } = element.getClientRects()[0]!;
      return toasts().some((toast) => {
        const box = toast.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
    };

    document.querySelectorAll(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK));
    const controls = [...document.querySelectorAll<HTMLElement>(scope)]
      .flatMap((each) => [...each.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter(isThere);
    const problems: string[] = [];
    window.scrollTo({ top: 0, behavior: 'instant' });
    const first = controls.find((element) => pointsOf(element).length === 5);
    const last = controls.at(-1);
    const marked = new Set([first, last, ...controls.filter((element) => element.matches('[type=submit]'))]);
    for (const element of controls) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const isMarked = marked.has(element);
      const under = over(element, isMarked);
      if (under) problems.push(`${named(element)} under ${under}`);
      if (isUnderToast(element)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (isUnderToast(element)) problems.push(`${named(element)} under a toast`);
      }
      if (isMarked) element.setAttribute(MARK, '');
    }
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const under = last && last.getBoundingClientRect().top > innerHeight / 2 ? over(last, true) : null;
    if (under) problems.push(`at the end of the page, ${named(last!)} under ${under}`);
    if (!last) problems.push(`no control in ${scope}`);
    return problems;
  }, part);

/** Presses the controls marked by `coveredControls`, unless a list has loaded more in between. */
export async function pressCanaries(page: Page) {
  for (const marked of await page.locator('[data-pressed]').elementHandles())
    if (await marked.evaluate((element) => element.isConnected)) await marked.click({ trial: true, timeout: 5_000 });
}
