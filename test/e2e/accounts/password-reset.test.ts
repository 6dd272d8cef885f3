import type { Page } from '@playwright/test';
import { TOAST_MS } from '#contract/values/durations.ts';
import { button, expectToast, fill } from '../support/controls.ts';
import { confirmedTalent, mailsTo, resetLinkOf, withOwnAddress } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test.describe('a new password', () => {
  test('is requested by mail, set through the link, and signs in', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto('/talent/auth');
    await button(page, 'Forgot Password').click();
    await fill(page, 'Email', email);
    await button(page, 'Send reset link').click();
    await expectToast(page, 'valid for 24 hours', TOAST_MS.resetEmail);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    const link = (await mailsTo(page, email))[0]!.links[0]!;
    await page.goto(link);
    await fill(page, 'New Password', 'Velvet-Heron1');
    await fill(page, 'Confirm New Password', 'Another2');
    await button(page, 'Update password').click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await fill(page, 'Confirm New Password', 'Velvet-Heron1');
    await button(page, 'Update password').click();
    await expectToast(page, 'Password updated successfully!', TOAST_MS.signedIn);
    await expect(page).toHaveURL('/talent/profile');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText('Invalid or expired reset link')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
    await page.reload();
    await expect(page.getByText('This link is invalid or has expired')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });

  test('goes straight to the profile, with one toast', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto(await resetLinkOf(page, email));
    await fill(page, 'New Password', 'Velvet-Heron1');
    await fill(page, 'Confirm New Password', 'Velvet-Heron1');
    const walk: string[] = [];
    page.on('framenavigated', (frame) => walk.push(new URL(frame.url()).pathname));
    await button(page, 'Update password').click();
    await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(new Set(walk)).toEqual(new Set(['/talent/profile']));
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toContainText(say('Password updated successfully!'));
  });

  test('through a link to the auth page itself: the form, the email, and a clean URL', async ({ page }) => {
    const email = await confirmedTalent(page);
    const { hash } = new URL(await resetLinkOf(page, email));
    await page.goto(`/talent/auth${hash}`);
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    expect(new URL(page.url()).hash).toBe('');
    // Pasted into the same tab, a second link changes only the fragment.
    await page.goto('/talent/auth#access_token=forged&type=recovery');
    await expect(page.getByText('Invalid or expired reset link')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await page.goto(`/talent/auth${hash}`);
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  });

  const lost: [string, string, (page: Page) => Promise<void>][] = [
    [
      'a link that was never sent',
      'Invalid or expired reset link',
      async (page) => {
        await page.goto('/auth/callback#access_token=forged&type=recovery');
      },
    ],
    [
      'no token in the tab',
      'Password reset session expired. Please request a new link.',
      async (page) => {
        await page.goto('/reset-password');
      },
    ],
    [
      'nobody to reset',
      'Invalid password reset session',
      async (page) => {
        await page.goto('/');
        await page.evaluate(() => sessionStorage.setItem('closeup.reset-token', 'something'));
        await page.goto('/reset-password');
      },
    ],
  ];
  for (const [name, message, open] of lost) {
    test(`offers to send another link with ${name}`, async ({ page }) => {
      await open(page);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL('/talent/auth');
      await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    });
  }
});
