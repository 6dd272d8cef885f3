import { expect, test } from '@playwright/test';
import { withoutRenderedData } from '../support/controls.ts';
import { newCompany, withOwnAddress } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(withOwnAddress);

test('a horizontal video is rotated upright and shown at no more than 400 by 600', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1400 });
  await newCompany(page);
  await withoutRenderedData(page);
  await page.route('**/api/search/talents**', async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    for (const { video } of found.items ?? [found]) Object.assign(video, { width: 1280, height: 720 });
    await route.fulfill({ response, json: found });
  });
  await page.goto('/company/search-talent');
  const seen = async () => {
    const video = page.locator('video[aria-label]').first();
    await expect(page.getByText('Rotated').first()).toBeVisible();
    const box = (await video.boundingBox())!;
    expect(Math.round(box.width)).toBeLessThanOrEqual(400);
    expect(Math.round(box.height)).toBeLessThanOrEqual(600);
    expect(box.height).toBeGreaterThan(box.width);
  };
  await page
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();
  await seen();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('r');
  await seen();
});
