import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { toast, withoutRenderedData } from '../support/controls.ts';
import { DEMO_PASSWORD, newCompany, withOwnAddress } from '../support/people.ts';
import { test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test('a company sees its views and unlocks by tab, in its own time zone, and recovers from a failed load', async ({
  page,
}) => {
  await page.request.post('/api/session', { data: { email: 'company@northwind.example', password: DEMO_PASSWORD } });
  await page.goto('/company/analytics');
  await expect(page.getByRole('heading', { name: 'Conversion Analytics' })).toBeVisible();
  for (const card of ['Total Views', 'Successful Unlocks', 'Conversion Rate', 'Total Revenue'])
    await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Industry average: 8-12%')).toBeVisible();
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByText(zone.replaceAll('_', ' ')).first()).toBeVisible();

  await expectAccessible(page, ['light']);

  await page.getByRole('tab', { name: 'Trends' }).click();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
  await expectAccessible(page, ['light']);
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Recent events' })).toBeVisible();
  await expect(page.getByText('Unlock', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, ['light']);

  await page.getByRole('tab', { name: 'Zapier' }).click();
  await expect(page.getByRole('button', { name: 'Test Zapier Connection' })).toBeVisible();
  await expectAccessible(page, ['light']);
  await page.getByRole('tab', { name: 'Events' }).click();

  await page.route('**/api/analytics/company*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  );
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(toast(page, 'Failed to load analytics data')).toBeVisible();
  await withoutRenderedData(page);
  await page.reload();
  await expect(page.getByText('Failed to load analytics data').first()).toBeVisible();
  await expectAccessible(page, ['light']);
  await page.unroute('**/api/analytics/company*');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
});

test('a company without views reads what will be counted', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/analytics');
  for (const tab of ['Overview', 'Trends', 'Events']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: 'No analytics data available' })).toBeVisible();
    await expect(
      page.getByText('Watch a talent’s video for three seconds, and it counts as a view here.'),
    ).toBeVisible();
  }
  await expectAccessible(page, ['light']);
  await page.getByRole('link', { name: 'Search talent' }).click();
  await expect(page).toHaveURL('/company/search-talent');
});
