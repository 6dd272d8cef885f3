import { expect, test } from '@playwright/test';
import { button } from '../support/controls.ts';
import { newCompany, openTalentProfile, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('referral', () => {
  test("a company's code cannot be empty, and an error says so; an unchanged one just ends editing", async ({
    page,
  }) => {
    await newCompany(page);
    await page.goto('/company/profile');
    await button(page, 'Edit').click();
    const field = page.getByLabel('Referral code');
    await field.fill('   ');
    await button(page, 'Save').click();
    await expect(page.getByText('Referral code cannot be empty')).toBeVisible();
    await button(page, 'Cancel').click();
    await button(page, 'Edit').click();
    await button(page, 'Save').click();
    await expect(field).toBeHidden();
  });

  test("a talent's empty code just ends editing", async ({ page }) => {
    await openTalentProfile(page);
    await button(page, 'Edit').click();
    await page.getByLabel('Referral code').fill(' ');
    await button(page, 'Save').click();
    await expect(page.getByLabel('Referral code')).toBeHidden();
    await expect(page.getByText('Referral code cannot be empty')).toBeHidden();
  });

  test('native share gets the link where the device supports it; a cancelled share is ignored', async ({ page }) => {
    await openTalentProfile(page);
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          shared.push(data);
          return shared.length > 1 ? Promise.reject(new DOMException('closed', 'AbortError')) : Promise.resolve();
        },
      });
    });
    await button(page, 'Share').click();
    await button(page, 'Share').click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    expect(shared).toHaveLength(2);
    expect(shared[0]!.url).toMatch(/\/ref\/NADIA/);
    await page.waitForTimeout(400);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});
