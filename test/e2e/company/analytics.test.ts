import { expect } from '@playwright/test';
import { DEMO_PASSWORD, withOwnAddress } from '../support/people.ts';
import { test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test('a company reads its views and unlocks by tab, in its own time zone, and gets over a failure', async ({
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

  await page.getByRole('tab', { name: 'Trends' }).click();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Recent events' })).toBeVisible();
  await expect(page.getByText('Unlock', { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Zapier' }).click();
  await expect(page.getByRole('button', { name: 'Test Zapier Connection' })).toBeVisible();
  await page.getByRole('tab', { name: 'Events' }).click();

  await page.route('**/api/analytics/company*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  );
  await page.reload();
  await expect(page.getByText('Failed to load analytics data').first()).toBeVisible();
  await page.unroute('**/api/analytics/company*');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
});
