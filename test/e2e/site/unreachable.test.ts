import { type Page, expect, test } from '@playwright/test';
import { accountMenu, button, withoutRenderedData } from '../support/controls.ts';
import { newCompany, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);
test.beforeEach(({ page }) => withoutRenderedData(page));

const failing = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
const ok = (page: Page) => page.getByRole('heading', { level: 1, name: /results? found/ });

for (const path of ['/company/search-talent', '/company/dashboard', '/messages']) {
  test(`${path}: a session that can’t be loaded is not signed out, and recovers`, async ({ page }) => {
    await newCompany(page);
    await failing(page, '**/api/session');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'We couldn’t reach Closeup' })).toBeVisible({ timeout: 3000 });
    await expect(page).toHaveURL(path);
    for (const words of ['Please login', 'Sign in', 'Sign up'])
      await expect(page.getByText(words, { exact: false })).toHaveCount(0);
    await page.unroute('**/api/session');
    await button(page, 'Retry').click();
    await expect(page.getByRole('heading', { name: 'We couldn’t reach Closeup' })).toBeHidden();
    await expect(accountMenu(page)).toBeVisible();
  });
}

test('a known session stays known while it cannot be reloaded', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(ok(page)).toBeVisible();
  await failing(page, '**/api/session');
  await page.clock.install();
  await page.clock.fastForward(120_000);
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page).toHaveURL('/company/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test('a failed load says so within three seconds, after one quick retry', async ({ page }) => {
  await newCompany(page);
  let asked = 0;
  await page.route('**/api/search/talents?*', (route) => {
    asked++;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.route('**/api/search/talents', (route) => {
    asked++;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/company/search-talent');
  await expect(page.getByText('Error loading videos').first()).toBeVisible({ timeout: 3000 });
  expect(asked).toBe(2);
  await page.unrouteAll();
  await button(page, 'Retry').click();
  await expect(ok(page)).toBeVisible();
});

test('a slow load says after two seconds that it is still trying, and offers a retry after three', async ({ page }) => {
  await newCompany(page);
  // The first request never gets a response, and neither does the code of other layers over the page.
  await page.route(/\/api\/search\/talents(\?|$)/, () => undefined, { times: 1 });
  await page.route(/\/assets\/notification-events-/, () => undefined);
  const asked = page.waitForRequest(/\/api\/search\/talents(\?|$)/);
  await page.goto('/company/search-talent', { waitUntil: 'commit' });
  await asked;
  const startedAt = Date.now();
  await expect(page.getByText('Still trying…')).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(1000);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 2500 });
  await page.getByRole('status').getByRole('button', { name: 'Retry' }).click();
  await expect(ok(page)).toBeVisible();
  await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
});

test('without a connection a page says so, and loads automatically once it is back', async ({ page, context }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(ok(page)).toBeVisible();
  // The page's code is loaded, its data is not.
  await page.getByRole('link', { name: 'Campaigns' }).first().hover();
  await page.waitForTimeout(800);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page.getByRole('heading', { name: 'You’re offline' }).first()).toBeVisible({ timeout: 3000 });
  const broken = () =>
    page
      .locator('main img')
      .evaluateAll(
        (images: HTMLImageElement[]) => images.filter((image) => image.complete && !image.naturalWidth).length,
      );
  await expect.poll(broken).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
  await expect(button(page, 'New campaign').first()).toBeVisible();
});

test('a page whose code is missing also recovers from a lost connection', async ({ page, context }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(ok(page)).toBeVisible();
  // On a slow machine, the connection can be back before the failure is shown.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await context.setOffline(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/company/profile"]')!.click());
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Company profile' })).toBeVisible();
});

test('a part whose code is missing waits for the connection, and the page stays', async ({ page, context }) => {
  await newCompany(page);
  // On a slow machine, three seconds pass before the press, and parts that nobody has used yet load.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 3000 ? 0 : start(run, ms))) as typeof setTimeout;
  });
  await page.goto('/company/search-talent');
  await expect(ok(page)).toBeVisible();
  await page.getByRole('searchbox').fill('closer in Madrid');
  await context.setOffline(true);
  await button(page, 'More tools').click();
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('closer in Madrid');
  await context.setOffline(false);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
