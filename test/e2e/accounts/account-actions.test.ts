import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TOAST_MS } from '#contract/values/durations.ts';
import { button, expectToast, fill } from '../support/controls.ts';
import { PASSWORD, confirmedTalent, openTalentProfile, signIn, withOwnAddress } from '../support/people.ts';
import { expect, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test.describe('account actions', () => {
  test.beforeEach(async ({ page }) => {
    await openTalentProfile(page);
    await expect(page.getByRole('heading', { name: 'Account actions' })).toBeVisible();
  });
  const changeTo = async (page: Page, password: string, again = password) => {
    await fill(page, 'New Password', password);
    await fill(page, 'Confirm New Password', again);
    await button(page, 'Change password').click();
  };

  test('the password: both fields must match, with at least six characters', async ({ page }) => {
    await expect(button(page, 'Change password')).toBeDisabled();
    await changeTo(page, 'abcdef', 'abcdeg');
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
    await changeTo(page, 'abcde');
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
    await changeTo(page, 'abcdef');
    await expectToast(page, 'Password changed successfully', TOAST_MS.default);
  });

  test('the password: an older session must enter the current one first', async ({ page }) => {
    let isProven = false;
    await page.route('**/api/account/password', async (route) => {
      if (isProven) return route.continue();
      return route.fulfill({
        status: 403,
        json: { defined: true, code: 'password_needed', status: 403, message: '' },
      });
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/account/proof')) isProven = response.ok();
    });
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await changeTo(page, 'Nadia2031');
    await expect(page.getByText(/^This password is too close to your name/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await changeTo(page, 'abcdef');
    await dialog.getByLabel('Current password').fill('Wrong1234');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('That’s not your current password')).toBeVisible();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('sessions are listed, and can all be signed out together', async ({ page }) => {
    const session = page.getByRole('listitem').filter({ hasText: 'This device' });
    // A space keeps the facts apart when they are copied.
    expect((await session.locator('p').last().innerText()).trim()).toMatch(/\p{L} [\da-f.:]+$/u);
    await button(page, 'Log out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/talent/profile');
    await expect(page).toHaveURL('/talent/auth');
  });

  test('a session that is signed out elsewhere leaves its page at once', async ({ page, browser }) => {
    const elsewhere = await browser.newPage({ storageState: await page.context().storageState() });
    await elsewhere.goto('/talent/profile');
    await expect(elsewhere.getByText('This device', { exact: true })).toBeVisible();
    await elsewhere.request.delete('/api/account/sessions');
    await expect(page).toHaveURL('/talent/auth');
    await elsewhere.close();
  });

  test('the user’s own data is downloaded as an archive', async ({ page }) => {
    const started = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    expect((await started).suggestedFilename()).toMatch(/^closeup-.*\.zip$/);
  });

  test('logout', async ({ page }) => {
    await button(page, 'Logout').last().click();
    await expectToast(page, 'Logged out successfully', TOAST_MS.default);
    await expect(page).toHaveURL('/');
  });

  test('logout goes home even if the home page loads slowly', async ({ page }) => {
    await Promise.all([page.waitForEvent('websocket'), page.reload()]);
    await page.route('**/assets/**', async (route) => {
      await setTimeout(2500);
      await route.continue();
    });
    await button(page, 'Logout').last().click();
    await expectToast(page, 'Logged out successfully', TOAST_MS.default);
    await expect(page.getByRole('heading', { name: 'Featured videos' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('deleting asks, signs out, and signing in again can keep the account', async ({ page }) => {
  const email = await confirmedTalent(page);
  await signIn(page, '/talent/auth', email);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(
    page,
    'Account deletion requested. Please contact support to complete the process.',
    TOAST_MS.default,
  );
  await expect(page).toHaveURL('/');
  await signIn(page, '/talent/auth', email);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is safe. Welcome back!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
