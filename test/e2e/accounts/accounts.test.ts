import { expect, test } from '@playwright/test';
import { accountMenu } from '../support/controls.ts';
import { PASSWORD, mailsTo, openMailedLink, signIn } from '../support/people.ts';

test('a company registers, looks around at once, and is reminded to confirm', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Únete como Empresa' }).click();
  const fill = async (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('First name', 'Ada');
  await fill('Last name', 'Berg');
  await fill('Company name', 'Fjord Systems');
  await fill('Corporate email', 'ada@gmail.com');
  await fill('City', 'Oslo');
  await fill('Country', 'Norway');
  await fill('Password', 'short');
  await fill('Confirm password', 'other');
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(
    page.getByText(
      'Please use your corporate email address. Personal email domains like Gmail, Yahoo, Hotmail are not allowed.',
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Password must contain at least 8 characters: lowercase letters, uppercase letters, digits, special characters (optional).',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Fjord Systems');
  await fill('Corporate email', 'ada@fjord.example');
  await fill('Password', PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await fill('Confirm password', PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page).toHaveURL('/company/dashboard');
  await expect(page.getByText('Confirm ada@fjord.example to unlock and message talent')).toBeVisible();
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect.poll(async () => (await mailsTo(page, 'ada@fjord.example')).length).toBe(2);
  await openMailedLink(page, 'ada@fjord.example');
  await expect(page).toHaveURL('/company/dashboard');
  await expect(page.getByText('to unlock and message talent')).toBeHidden();
});

test('a known email gets the same answer, and its owner a mail', async ({ page }) => {
  await page.goto('/talent/auth?mode=register');
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByLabel('Email').fill('kwame.asante@talent.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  expect((await mailsTo(page, 'kwame.asante@talent.example'))[0]!.subject).toBe('You already have a Closeup account');
});

test('a wrong password shows an error on the field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/talent/auth');
  await page.getByLabel('Email').fill('talent@closeup.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('That email or password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('talent@closeup.example');
});

test('each kind of account is sent to its own pages', async ({ page }) => {
  await page.goto('/talent/profile');
  await expect(page).toHaveURL('/talent/auth');
  await expect(page.getByText('Please login to access your profile')).toBeVisible();
  await page.goto('/company/search-talent');
  await expect(page).toHaveURL('/company/auth');
  await signIn(page, '/talent/auth', 'talent@closeup.example');
  await expect(page).toHaveURL('/talent/profile');
  await page.goto('/company/search-talent');
  await expect(page).toHaveURL('/talent/profile');
  await page.goto('/company/auth');
  await expect(page).toHaveURL('/talent/profile');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/talent/profile#security');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test('a link that was never sent leads to sign-in, which says how to get one that works', async ({ page }) => {
  await page.goto('/auth/callback#access_token=forged&type=signup');
  await expect(page.getByText('Authentication error')).toBeVisible();
  await expect(page).toHaveURL('/talent/auth');
  await expect(page.getByText('This link is invalid or has expired')).toBeVisible();
  await expect(page.getByText('Sign in with the email you registered, and we’ll send you a new one.')).toBeVisible();
});
