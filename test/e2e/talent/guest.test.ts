import type { Page } from '@playwright/test';
import { button } from '../support/controls.ts';
import { PASSWORD, openMailedLink, withOwnAddress } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

async function recordTwoSeconds(page: Page) {
  await button(page, 'Record Video').click();
  await button(page, 'Start recording').click();
  await expect(page.getByText('0:02')).toBeVisible({ timeout: 20_000 });
  await button(page, 'Stop').click();
  await button(page, 'Use this video').click();
}

test('a visitor records first; the video survives sign-up, a closed tab and confirmation, and ends up on the first position', async ({
  page,
  context,
}) => {
  const email = `guest-${Date.now()}@talent.example`;
  await page.goto('/guest-video-recording');
  await recordTwoSeconds(page);
  await expect(page.getByRole('heading', { name: 'Now tell us about you' })).toBeFocused();
  await page.getByLabel('Full name').fill('Greta Guest');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button(page, 'Create New Account').click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await openMailedLink(later, email);
  await expect(later).toHaveURL('/talent/profile');
  await expect(later.getByText('Video saved ✓')).toBeVisible({ timeout: 90_000 });
  await expect(later.getByRole('combobox', { name: 'Position 1' })).toHaveText(say('Sales Closer'));
});

test('Back goes from the details to the recording, which is kept, and from the recording home', async ({ page }) => {
  await page.goto('/guest-video-recording');
  await recordTwoSeconds(page);
  await expect(page).toHaveURL('/guest-video-recording?step=details');
  await page.reload();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await button(page, 'Back').click();
  await expect(button(page, 'Record again')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page).toHaveURL('/');
});

test('details without a video redirect to recording', async ({ page }) => {
  await page.goto('/guest-video-recording?step=details');
  await expect(button(page, 'Record Video')).toBeVisible();
});
