import { TOAST_MS } from '#contract/values/durations.ts';
import { button, expectToast, fill } from '../support/controls.ts';
import {
  PASSWORD,
  confirmedTalent,
  newEmail,
  openMailedLink,
  registerTalent,
  resetLinkOf,
  signIn,
  withOwnAddress,
} from '../support/people.ts';
import { expect, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

test('mode=register is added to the URL and removed again; ref is kept throughout', async ({ page }) => {
  await page.goto('/register?ref=MARTA7KQ2X');
  await page.getByRole('link', { name: 'Únete como Talento' }).click();
  await expect(page).toHaveURL(/\/talent\/auth\?mode=register&ref=MARTA7KQ2X$/);
  await page.getByRole('link', { name: "I'm a Company" }).click();
  await expect(page).toHaveURL(/\/company\/auth\?mode=register&ref=MARTA7KQ2X$/);
  await expect(page.getByLabel('Company name')).toBeVisible();
  await button(page, 'I already have an account').click();
  await expect(page).toHaveURL(/\/company\/auth\?ref=MARTA7KQ2X$/);
  await button(page, 'Create New Account').click();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await page.getByRole('link', { name: "I'm a Talent" }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/accounts/talent'));
  await fill(page, 'Full name', 'Ref Erred');
  await fill(page, 'Email', newEmail('talent.example'));
  await fill(page, 'Password', PASSWORD);
  await fill(page, 'Confirm password', PASSWORD);
  await button(page, 'Create New Account').click();
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: 'MARTA7KQ2X' });
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/talent\/auth\?ref=MARTA7KQ2X$/);
});

test('signing in shows a toast for 4 seconds and redirects by account type; signed-in users are redirected from the auth pages', async ({
  page,
}) => {
  const email = await confirmedTalent(page);
  await signIn(page, '/company/auth', email);
  await expectToast(page, 'Login successful!', TOAST_MS.signedIn);
  await expect(page).toHaveURL('/talent/profile');
  for (const url of ['/talent/auth', '/company/auth', '/talent/auth?mode=register']) {
    await page.goto(url);
    await expect(page).toHaveURL('/talent/profile');
  }
});

test('a company that registers is told to check its mail, and is signed in', async ({ page }) => {
  await page.goto('/company/auth?mode=register');
  const values = { 'First name': 'Ada', 'Last name': 'Berg', 'Company name': 'Fjord', City: 'Oslo', Country: 'Norway' };
  for (const [label, text] of Object.entries(values)) await fill(page, label, text);
  // A known email: nothing on the screen differs.
  await fill(page, 'Corporate email', 'company@northwind.example');
  await fill(page, 'Password', PASSWORD);
  await fill(page, 'Confirm password', PASSWORD);
  await button(page, 'Create New Account').click();
  await expectToast(
    page,
    'Account created successfully! Please check your email to verify your account.',
    TOAST_MS.default,
  );
  await expect(page).toHaveURL('/company/dashboard');
  await expect(
    page.getByText(
      'Confirm company@northwind.example to unlock and message talent, post campaigns and get Premium. You can look around in the meantime.',
    ),
  ).toBeVisible();
});

test.describe('the callback', () => {
  test('without a session redirects home', async ({ page }) => {
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/');
  });

  test('with a session redirects to the account’s own pages', async ({ page }) => {
    await signIn(page, '/talent/auth', await confirmedTalent(page));
    await expect(page).toHaveURL('/talent/profile');
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/talent/dashboard');
  });

  test('says so when the session cannot be checked', async ({ page }) => {
    await page.route('**/api/session', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/auth/callback');
    await expect(page.getByText('Authentication error')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('removes a confirmation’s token from the URL and signs in', async ({ page }) => {
    const email = newEmail('talent.example');
    await registerTalent(page, email, 'Nadia Callback');
    await openMailedLink(page, email);
    await expect(page).toHaveURL('/talent/profile');
  });

  test('stores a reset’s token in the tab and redirects to the form', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto(await resetLinkOf(page, email));
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('closeup.reset-token');
  });
});

test('while the guard checks, the page says so', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/talent/profile');
  await expect(page.getByText('Cargando... Por favor espere...')).toBeVisible();
  await expect(page).toHaveURL('/talent/auth');
});
