import { type Page, expect, test } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { PASSWORD, newCompany, signIn, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('registration', () => {
  test('the error for a weak password lists the classes, special characters being optional', async ({ page }) => {
    await page.goto('/company/auth?mode=register');
    const classes = 'lowercase letters, uppercase letters, digits, special characters (optional).';
    await expect(page.getByText(`At least 8 characters: ${classes}`)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await button(page, 'Create New Account').click();
    await expect(page.getByText(`Password must contain at least 8 characters: ${classes}`)).toBeVisible();
  });

  async function register(page: Page) {
    const values = { 'First name': 'Ada', 'Last name': 'Berg', 'Company name': 'Fjord', City: 'Oslo', Country: 'NO' };
    for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Corporate email').fill(`ada-${Date.now()}@fjord${Date.now()}.example`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await button(page, 'Create New Account').click();
  }

  test('a reload keeps what was typed, except for the passwords', async ({ page }) => {
    await page.goto('/company/auth?mode=register');
    await page.getByLabel('Company name').fill('Fjord – Sales');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Fjord – Sales');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await button(page, 'Start over').click();
    await expect(page.getByLabel('Company name')).toHaveValue('');
  });

  test('switching between talent and company keeps name and email', async ({ page }) => {
    await page.goto('/talent/auth?mode=register');
    await page.getByLabel('Full name').fill('Ada Berg');
    await page.getByLabel('Email').fill('ada@fjord.example');
    await page.getByRole('link', { name: "I'm a Company" }).click();
    await expect(page.getByLabel('Corporate email')).toHaveValue('ada@fjord.example');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.getByLabel('Last name').fill('Berg Solheim');
    await page.getByRole('link', { name: "I'm a Talent" }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Berg Solheim');
  });

  test('mismatched passwords are reported together with other errors', async ({ page }) => {
    await page.goto('/talent/auth?mode=register');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByLabel('Confirm password').fill('abd');
    await button(page, 'Create New Account').click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
  });

  test("'No user data returned' if the response has no user", async ({ page }) => {
    await page.route('**/api/accounts/company', (route) => route.fulfill({ json: {} }));
    await page.goto('/company/auth?mode=register');
    await register(page);
    await expect(toast(page, 'No user data returned')).toBeVisible();
  });

  test('a new company lands on its dashboard, even after an earlier visit to /messages', async ({ page }) => {
    await page.goto('/messages');
    await expect(page).toHaveURL('/');
    await page.goto('/company/auth?mode=register');
    const code = page.waitForRequest(/\/assets\/dashboard-/);
    await page.route('**/api/accounts/company', async (route) => {
      await code;
      await route.continue();
    });
    await register(page);
    await expect(page).toHaveURL('/company/dashboard');
  });

  test('a sign-in returns to the page that refused the visitor', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await page.goto('/messages');
    await expect(page).toHaveURL('/');
    await signIn(page, '/company/auth', email);
    await expect(page).toHaveURL('/messages');
  });
});
