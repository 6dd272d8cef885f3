import { type Page, expect } from '@playwright/test';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

export const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Documents come without their data, as from a server that has no time to render it: the page requests it itself. */
export const withoutRenderedData = (page: Page) =>
  page.route(/^[^?#]*\/[a-z-]*([?#]|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.text();
    return route.fulfill({ response, body: body.replace(/<script[^>]* id="frame-state">.*?<\/script>/s, '') });
  });

/** Requests of this path fail, also those that the server would answer in the document. */
export async function failWith(page: Page, path: string, status: number, code = 'unexpected', message = '') {
  await withoutRenderedData(page);
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({ status, json: { defined: true, code, status, message, data: {} } }),
  );
}

/** Opens a prerendered page and waits for hydration: before that, links load a document. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Waits for a toast, and checks that it stays about as long as the table says. */
export async function expectToast(page: Page, text: string, ms: number) {
  const shown = toast(page, text);
  await expect(shown).toBeVisible();
  const shownAt = Date.now();
  await expect(shown).toBeHidden({ timeout: ms + 5000 });
  const stayed = Date.now() - shownAt;
  expect(stayed).toBeGreaterThan(ms - 1200);
  expect(stayed).toBeLessThan(ms + 2500);
}

/** The dialog that asks a visitor to sign in. */
/** The button in the bar of a signed-in account that opens its menu. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of / });

export const authPrompt = (page: Page) => page.getByRole('dialog', { name: 'Sign in or Register' });
