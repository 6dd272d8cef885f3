import { expect, test } from '@playwright/test';
import { button, failWith, heading, toast } from '../support/controls.ts';
import { newTalent, openTalentProfile, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('an account that cannot be read', () => {
  test("'Authentication error' on the talent profile, then /talent/auth once the session is no longer known", async ({
    page,
  }) => {
    await newTalent(page);
    await failWith(page, '/talent/profile', 401, 'unauthenticated', 'Sign in first');
    await page.goto('/talent/profile');
    await expect(toast(page, 'Authentication error')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
    await expect(heading(page, 'Welcome Back')).toBeVisible();
  });

  test("'Error loading profile data' is a toast; the page says 'Error loading profile'", async ({ page }) => {
    await newTalent(page);
    await failWith(page, '/talent/profile', 404, 'not_found', 'Not found');
    await page.goto('/talent/profile');
    await expect(toast(page, 'Error loading profile data')).toBeVisible();
    await expect(heading(page, 'Error loading profile')).toBeVisible();
  });
});

test.describe('saving the talent profile', () => {
  test('concurrent saves: an in-flight flag lets one request through', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    let saves = 0;
    await page.route('**/api/talent/profile', async (route) => {
      if (route.request().method() === 'PUT') {
        saves++;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      await route.continue();
    });
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#profile-form')!;
      for (let times = 0; times < 4; times++) form.requestSubmit();
    });
    await expect(toast(page, 'Profile saved successfully')).toBeVisible();
    expect(saves).toBe(1);
    await page.getByLabel('City').fill('Porto');
    await button(page, 'Save Profile').click();
    await expect.poll(() => saves).toBe(2);
  });

  test('two tabs that change different fields keep both', async ({ page, context }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Profile saved successfully')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/talent/profile');
    await other.getByLabel('Bio', { exact: true }).fill('I close calls in Spanish.');
    await button(other, 'Save Profile').click();
    await expect(toast(other, 'Profile saved successfully')).toBeVisible();
    await page.getByLabel('City').fill('Porto');
    await button(page, 'Save Profile').click();
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('I close calls in Spanish.');
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('I close calls in Spanish.');
  });

  test("without a connection it says so; then 'Error saving profile: …' with the server's text", async ({
    page,
    context,
  }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    const hasToaster = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster-'));
    await expect.poll(() => page.evaluate(hasToaster)).toBe(true);
    await context.setOffline(true);
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error saving profile')).toBeVisible();
    await expect(page.getByText('Not saved: you’re offline. Save again once you’re back.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Not saved. Try again.')).toBeVisible();
    await failWith(page, '/talent/profile', 500, 'unexpected', 'Something went wrong on our side');
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error saving profile: Something went wrong on our side')).toBeVisible();
  });

  test("'Error updating role: …' and 'Error creating role: …' with the server's text", async ({ page }) => {
    await openTalentProfile(page);
    await page.route('**/api/talent/positions**', (route) =>
      route.fulfill({
        status: 500,
        json: { defined: true, code: 'unexpected', status: 500, message: 'The role table is locked' },
      }),
    );
    await button(page, 'Add position').click();
    await expect(toast(page, 'Error creating role: The role table is locked')).toBeVisible();
    await page.unroute('**/api/talent/positions**');
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeVisible();
    await failWith(page, '/talent/positions/*', 409, 'conflict', 'Someone else changed this in the meantime');
    await button(page, 'Remove position 1, Sales Closer').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('1, “Sales Closer”?');
    await question.getByRole('button', { name: 'Remove position' }).click();
    await expect(toast(page, 'Error updating role: Someone else changed this in the meantime')).toBeVisible();
  });

  test('a role deleted before it is saved shows an error on that role', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeVisible();
    const { positions } = await (await page.request.get('/api/talent/profile')).json();
    // The page isn't notified.
    await page.route('**/api/talent/profile', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.request.delete(`/api/talent/positions/${positions[1].id}`);
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error updating role: This position no longer exists.')).toBeVisible();
  });

  test('the type-ahead of a select resets after 1 second', async ({ page }) => {
    await openTalentProfile(page);
    await page.getByRole('combobox', { name: 'Position 1' }).click();
    const marked = page.locator('[role=option][data-highlighted]');
    await expect(marked).toBeVisible();
    await page.keyboard.type('fr');
    await expect(marked).toHaveText(/^Fr/);
    await page.waitForTimeout(1100);
    await page.keyboard.type('d');
    await expect(marked).toHaveText(/^D/);
    await page.keyboard.type('ata s');
    await expect(marked).toHaveText('Data Scientist');
  });
});
