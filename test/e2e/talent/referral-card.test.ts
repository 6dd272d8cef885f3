import type { Page } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { PASSWORD, mailsTo, newTalent, withOwnAddress } from '../support/people.ts';
import { expect, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

async function openProfile(page: Page) {
  await page.goto('/talent/profile');
  await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
}

test.describe('referral card', () => {
  test('a code is edited, taken codes get an error on the field, empty or unchanged ones just end editing', async ({
    page,
    context,
  }) => {
    const code = `NADIA${Date.now() % 1_000_000}`;
    await newTalent(page);
    await page.request.put('/api/referral/code', { data: { code } });
    await context.clearCookies();
    await newTalent(page);
    await openProfile(page);
    await button(page, 'Edit').click();
    const field = page.getByLabel('Referral code');
    await expect(field).toHaveAttribute('maxlength', '20');
    await field.fill(code.toLowerCase());
    await button(page, 'Save').click();
    await expect(page.getByText('This code is already taken')).toBeVisible();
    await field.fill(`  ${code.toLowerCase()}x `);
    await button(page, 'Save').click();
    await expect(toast(page, 'Referral code updated successfully')).toBeVisible();
    await expect(page.getByText(`${code}X`, { exact: true })).toBeVisible();
    await button(page, 'Edit').click();
    await field.fill('');
    await button(page, 'Save').click();
    await expect(page.getByText(`${code}X`, { exact: true })).toBeVisible();
    await button(page, 'Edit').click();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Edit')).toBeVisible();
  });

  test('the link is copied, also where the device cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await newTalent(page);
    await openProfile(page);
    await button(page, 'Copy').click();
    await expect(toast(page, 'Referral link copied to clipboard!')).toBeVisible();
    const field = page.locator('textarea').first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(/\/ref\/NADIA/);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await button(page, 'Share').click();
    await expect(toast(page, 'Referral link copied to clipboard!')).toBeVisible();
  });

  for (const width of [320, 768])
    test(`the whole link is readable at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      await newTalent(page);
      await page.request.put('/api/referral/code', {
        data: { code: `NADIA${'X'.repeat(9)}${Date.now() % 1_000_000}` },
      });
      await openProfile(page);
      const link = page.getByText(/\/ref\/NADIA/);
      await expect(link).toBeVisible();
      expect(await link.evaluate((span) => span.scrollWidth - span.clientWidth)).toBeLessThanOrEqual(0);
    });

  test('a failed copy says so; a cancelled share says nothing', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('closed', 'AbortError')),
      });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await button(page, 'Share').click();
    await page.waitForTimeout(400);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await button(page, 'Copy').click();
    await expect(toast(page, 'Failed to copy link')).toBeVisible();
  });

  test('a friend who follows the link and confirms gives a credit, and the credit a day at the top', async ({
    page,
    browser,
    baseURL,
    locale,
  }) => {
    await newTalent(page);
    await openProfile(page);
    await expect(button(page, 'Highlight me for 24 hours')).toBeDisabled();
    const { code } = await (await page.request.get('/api/referral')).json();

    const friend = await (await browser.newContext({ baseURL: baseURL!, locale: locale! })).newPage();
    await friend.goto('/ref/NO-ONE-HAS-IT');
    await expect(friend.getByText('This invitation isn’t valid')).toBeVisible();
    await friend.goto(`/ref/${code}`);
    await expect(friend).toHaveURL(`/register?ref=${code}`);
    await expect(friend.getByText('Nadia L. invited you')).toBeVisible();
    await friend.getByRole('link', { name: 'Únete como Talento' }).click();
    await expect(friend.getByLabel('Full name')).toBeVisible();
    await expect(friend.getByText('Nadia L. invited you')).toBeVisible();
    const email = `friend-${Date.now()}@talent.example`;
    await friend.getByLabel('Full name').fill('A Friend');
    await friend.getByLabel('Email').fill(email);
    await friend.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await friend.getByLabel('Confirm password').fill(PASSWORD);
    await button(friend, 'Create New Account').click();
    await expect(toast(friend, 'Referral credit awarded successfully!')).toBeVisible();
    expect((await (await page.request.get('/api/referral')).json()).boostCredits).toBe(0);
    await friend.goto((await mailsTo(friend, email))[0]!.links[0]!);
    await expect(friend).toHaveURL('/talent/profile');

    await page.reload();
    await button(page, 'Highlight me for 24 hours').click();
    await expect(toast(page, 'You’re at the top for 24 hours')).toBeVisible();
    await expect(page.getByText(/At the top until/)).toBeVisible();
    await expect(button(page, 'Highlight me for 24 hours')).toBeDisabled();
    await friend.context().close();
  });
});
