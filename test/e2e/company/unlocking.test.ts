import { type Page, expect, test } from '@playwright/test';
import { TOAST_MS } from '#contract/values/durations.ts';
import { button, expectToast, failWith, toast } from '../support/controls.ts';
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

  test('the return from a refunded payment says so for long enough to read it', async ({ page }) => {
    await newCompany(page);
    await page.route('**/api/billing/checkouts/*/confirm', (route) =>
      route.fulfill({ json: { state: 'refunded', contactId: null, talentName: null } }),
    );
    await page.goto(`/company/dashboard?success=true&checkout=${crypto.randomUUID()}`);
    await expectToast(page, 'We refunded your payment.', TOAST_MS.unpaid);
  });

  test('a checkout that was paid in another tab says so instead of asking again', async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/profile');
    await expect(page.getByText('Everything you need to hire works on the free plan.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Free' })).toContainText('Your plan');
    await button(page, /^Upgrade to Premium/).click();
    await expect(page).toHaveURL(/\/checkout\/simulated\//);
    await expect(button(page, 'Pay with a working card')).toBeVisible();
    const simulatedId = new URL(page.url()).pathname.split('/').at(-1);
    const elsewhere = await page.request.post(`/api/billing/simulated/${simulatedId}/pay`, { data: { card: 'works' } });
    expect(elsewhere.status()).toBe(200);
    await button(page, 'Pay with a working card').click();
    await expect(page.getByText('This payment is complete.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to My Contacts' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/company/profile#plan');
    await expect(page.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible();
    const benefit = page.getByRole('rowheader', { name: 'Advanced filters' });
    expect((await benefit.boundingBox())!.width).toBeGreaterThan(200);
  });
});
