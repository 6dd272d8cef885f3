import { expect, test } from '@playwright/test';
import { accountMenu, toast } from '../support/controls.ts';
import { newCompany, newTalent, openTalentProfile, withOwnAddress } from '../support/people.ts';

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

  test('in another tab: this tab says that you have been logged out', async ({ page, browser }) => {
    await openTalentProfile(page);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    const elsewhere = await browser.newPage({ storageState: await page.context().storageState() });
    await elsewhere.request.delete(new URL('/api/account/sessions', page.url()).href);
    await expect(toast(page, 'You have been logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
    await elsewhere.close();
  });
});
