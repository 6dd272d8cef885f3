import { type Locator, expect, test } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { newTalent } from '../support/people.ts';
import { raiseNotices } from '../support/layers.ts';

test.describe('a first visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('reads once what the site stores in the browser, and where the full list is', async ({ page }) => {
    await page.goto('/for-talent');
    const notice = page.getByRole('status').filter({ hasText: 'Essential cookies only.' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(notice).toBeVisible();
    expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(49);
    await expect(notice.getByRole('link', { name: 'What we store' })).toHaveAttribute('href', '/cookies');
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toBeHidden();
    await page.goto('/cookies');
    await expect(page.getByRole('rowheader', { name: 'closeup.cookies-noted' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('a page without a connection says so, and when it is back', async ({ page, context }) => {
  await page.goto('/help');
  await expect(page.locator('[aria-label=Notices]')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('a newer version is offered on return to the tab, and loaded', async ({ page }) => {
  await page.goto('/help');
  const notices = page.locator('[aria-label=Notices]');
  await expect(notices).toBeAttached();
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const asked = page.waitForResponse('**/build.txt');
  await comeBack();
  expect((await asked).headers()['cache-control']).toContain('max-age=0');
  await expect(notices).toBeEmpty();
  await page.route('**/build.txt', (route) => route.fulfill({ body: 'the next one' }));
  await comeBack();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Reload').click();
  await reloaded;
});

test('a missing chunk of an old version reloads the page', async ({ page }) => {
  await page.goto('/help');
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
});

test('on a phone, a toast covers neither the bell nor the account, and a short one not the logo', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newTalent(page);
  await page.goto('/talent/dashboard');
  const bar = page.getByRole('banner');
  const end = async (item: Locator) => (await item.boundingBox())!;
  const logo = await end(bar.getByRole('link', { name: /home page$/ }));
  const bell = await end(bar.getByRole('link', { name: /^Notifications/ }));
  const sides = async (text: string) => {
    const { x, width } = await end(toast(page, text).getByRole('alert'));
    return { left: x, right: x + width };
  };
  await raiseNotices(page, 'Saved');
  const short = await sides('Saved');
  expect(short.left).toBeGreaterThan(logo.x + logo.width);
  expect(short.right).toBeLessThanOrEqual(bell.x);
  await raiseNotices(page, 'We couldn’t save your notes. They’re still here. Check your connection and try again.');
  expect((await sides('We couldn’t')).right).toBeLessThanOrEqual(bell.x);
});
