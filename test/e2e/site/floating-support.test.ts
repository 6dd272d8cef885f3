import { type Page, expect, test } from '@playwright/test';
import { accountMenu } from '../support/controls.ts';
import { newTalent, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('floating support', () => {
  const support = (page: Page) => page.getByRole('link', { name: 'Contact us' });

  test('is on the home page for visitors, and opens the contact page if there is no chat', async ({ page }) => {
    await page.goto('/');
    await support(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(support(page)).toBeHidden();
  });

  test('is not shown to signed-in accounts', async ({ page }) => {
    await newTalent(page);
    await page.goto('/');
    await expect(accountMenu(page)).toBeVisible();
    await expect(support(page)).toBeHidden();
  });
});
