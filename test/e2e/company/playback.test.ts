import { type Page, expect, test } from '@playwright/test';
import { ownAddress, signIn } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const VIDEO = /\/media\/[0-9a-f]{32}\/video\.mp4$/;

async function openFirst(page: Page) {
  await page.context().setExtraHTTPHeaders(ownAddress());
  await signIn(page, '/company/auth', 'company@northwind.example');
  await expect(page).toHaveURL('/company/search-talent');
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  return page.getByRole('dialog').locator('video');
}

test('a video whose link has expired is requested again, and plays', async ({ page }) => {
  let refused = 0;
  await page.route(VIDEO, (route) => (refused++ === 0 ? route.fulfill({ status: 403 }) : route.continue()));
  const video = await openFirst(page);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
  expect(refused).toBeGreaterThan(1);
});

test('a video that cannot be loaded says so', async ({ page }) => {
  await page.route(VIDEO, (route) => route.fulfill({ status: 403 }));
  await openFirst(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});
