import { expect, test } from '@playwright/test';
import { authPrompt, button, openHydrated } from '../support/controls.ts';
import { PASSWORD, newCompany, newTalent, openMailedLink, signIn, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('a visitor who follows a link behind a guard', () => {
  for (const name of ['Create Your Profile', 'Start Your Journey'])
    test(`'${name}' opens the dialog in place, and sign-in leads to the dashboard`, async ({ page, context }) => {
      const email = await newTalent(page);
      await context.clearCookies();
      await openHydrated(page, '/for-talent');
      await page.getByRole('link', { name }).click();
      await expect(authPrompt(page)).toBeVisible();
      await expect(page).toHaveURL('/for-talent');
      await authPrompt(page).getByRole('link', { name: 'Sign in as Talent' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(page, 'Sign In').click();
      await expect(page).toHaveURL('/talent/dashboard');
    });

  test('and registers arrives there from the confirmation email, in another tab', async ({ page, context }) => {
    await openHydrated(page, '/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await authPrompt(page).getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('link', { name: 'Únete como Talento' }).click();
    const email = `walker-${Date.now()}@talent.example`;
    await page.getByLabel('Full name').fill('Wanda Walker');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await button(page, 'Create New Account').click();
    await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
    const mail = await context.newPage();
    await openMailedLink(mail, email);
    await expect(mail).toHaveURL('/talent/dashboard');
  });

  test('and closes the dialog is not redirected later', async ({ page, context }) => {
    const email = await newTalent(page);
    await context.clearCookies();
    await openHydrated(page, '/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await expect(authPrompt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await signIn(page, '/talent/auth', email);
    await expect(page).toHaveURL('/talent/profile');
  });

  test('a signed-in account goes straight there', async ({ page }) => {
    await newTalent(page);
    await openHydrated(page, '/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await expect(page).toHaveURL('/talent/dashboard');
  });

  test('/company/campaigns: the company sign-in says why, and leads there', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await page.goto('/company/campaigns');
    await expect(page).toHaveURL('/company/auth');
    const reason = page.getByRole('main').getByRole('status').filter({ hasText: 'Please login to access this page' });
    await expect(reason).toContainText('we’ll take you to the page you opened');
    await page.reload();
    await expect(reason).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/company/campaigns');
  });

  test('/messages: home, where the dialog asks which kind of account, and sign-in leads there', async ({ page }) => {
    await page.goto('/messages');
    await expect(page).toHaveURL('/');
    await expect(authPrompt(page)).toContainText('Please login to access this page');
    await authPrompt(page).getByRole('link', { name: 'Sign in as Company' }).click();
    await page.getByLabel('Email').fill('company@northwind.example');
    await page.getByLabel('Password', { exact: true }).fill('Closeup1');
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL(/^[^?]*\/messages/);
    await page.context().clearCookies();
    await page.goto('/notifications');
    await expect(page).toHaveURL('/company/auth');
    await expect(page.getByRole('main')).toContainText('You’re no longer signed in on this device.');
  });

  test('in a security email lands on that section, also after signing in', async ({ page, context }) => {
    const email = await newTalent(page);
    const section = page.getByRole('heading', { name: 'Sign-in and security' });
    await page.goto('/talent/profile#security');
    await expect(section).toBeInViewport();
    await context.clearCookies();
    await page.goto('about:blank');
    await page.goto('/talent/profile#security');
    await expect(page).toHaveURL('/talent/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/talent/profile#security');
    await expect(section).toBeInViewport();
  });

  test('a company is not sent to a page of the other side', async ({ page, context }) => {
    const email = await newCompany(page);
    await context.clearCookies();
    await openHydrated(page, '/for-talent');
    await page.getByRole('link', { name: 'Create Your Profile' }).click();
    await authPrompt(page).getByRole('link', { name: 'Sign in as Company' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/company/search-talent');
  });
});
