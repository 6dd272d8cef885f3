import { expect, test } from '@playwright/test';
import { accountMenu, toast } from '../support/controls.ts';
import { PASSWORD, newCompany, newTalent, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('logging out', () => {
  for (const [who, path, create, text] of [
    ['talent', '/talent/profile', newTalent, 'Failed to log out'],
    ['company', '/company/profile', newCompany, 'Error logging out. Please try again.'],
  ] as const) {
    test(`that fails says '${text}' to a ${who}, from the bar and from the page`, async ({ page }) => {
      await create(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Account actions' })).toBeVisible();
      await page.route('**/api/session', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      );
      const fromBar = async () => {
        await accountMenu(page).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      };
      for (const logOut of [fromBar, () => page.getByRole('button', { name: 'Logout' }).click()]) {
        await logOut();
        await expect(toast(page, text)).toBeVisible();
        await expect(toast(page, text)).toBeHidden();
      }
      await expect(page).toHaveURL(path);
    });
  }

  test('elsewhere: the sign-in page says so for as long as it is open, and returns to the page with what was typed', async ({
    page,
    browser,
  }) => {
    const email = await newTalent(page);
    await page.goto('/talent/profile');
    await page.getByLabel('City').fill('Porto');
    const elsewhere = await browser.newPage({ storageState: await page.context().storageState() });
    await elsewhere.request.delete(new URL('/api/account/sessions', page.url()).href);
    await expect(page).toHaveURL('/talent/auth');
    const notice = page.getByRole('status').filter({ hasText: 'You were logged out' });
    await expect(notice).toContainText('Your session was ended from another device or tab');
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/talent/profile');
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).not.toHaveURL('/talent/profile');
    await page.goBack();
    await expect(page.getByLabel('City')).toHaveValue('');
    await elsewhere.close();
  });
});
