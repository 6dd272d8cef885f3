import { type Page, expect, test } from '@playwright/test';
import { button, failWith, toast } from '../support/controls.ts';
import { newCompany, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('unlocking', () => {
  const unlock = (page: Page) => page.getByRole('button', { name: /^Unlock/ }).first();

  test("'Failed to create conversation' if it cannot be created", async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent');
    await unlock(page).click();
    await failWith(page, '/unlocks', 500, 'conversation_failed', 'We couldn’t create the conversation');
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
    await expect(toast(page, 'Failed to create conversation')).toContainText('Nothing was unlocked');
  });

  test('the return from a payment names the unlocked person', async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent');
    await unlock(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
    await expect(toast(page, "'s contact information!")).toBeVisible();
    await page.keyboard.press('Escape');
    await unlock(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock for €6' }).click();
    await button(page, 'Pay with a working card').click();
    await expect(page).toHaveURL(/\/company\/dashboard/);
    const paid = toast(page, 'Payment Successful');
    await expect(paid).toContainText("'s contact information!");
    const said = await paid.textContent();
    const { items } = await (await page.request.get('/api/contacts')).json();
    const names: string[] = items.map(({ talentName }: { talentName: string }) => talentName);
    expect(names.some((name) => said!.includes(`Successfully unlocked ${name}'s contact information!`))).toBe(true);
  });
});
