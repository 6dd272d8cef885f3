import type { Page } from '@playwright/test';
import { button, fill } from '../support/controls.ts';
import { PASSWORD, withOwnAddress } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

const CORPORATE =
  'Please use your corporate email address. Personal email domains like Gmail, Yahoo, Hotmail are not allowed.';

test.beforeEach(withOwnAddress);

test.describe('each view has its texts and controls', () => {
  const views: [name: string, url: string, texts: (string | RegExp)[], labels: string[], buttons: string[]][] = [
    [
      'talent sign-in',
      '/talent/auth',
      ['Welcome Back'],
      ['Email', 'Password', 'Remember this device'],
      ['Sign In', 'Forgot Password', 'Create New Account'],
    ],
    [
      'company sign-in',
      '/company/auth',
      ['Welcome Back'],
      ['Email', 'Password', 'Remember this device'],
      ['Sign In', 'Forgot Password', 'Create New Account'],
    ],
    [
      'talent registration',
      '/talent/auth?mode=register',
      [/lowercase letters, uppercase letters, digits, special characters/],
      ['Full name', 'Email', 'Password', 'Confirm password'],
      ['Create New Account'],
    ],
    [
      'company registration',
      '/company/auth?mode=register',
      [/lowercase letters, uppercase letters, digits, special characters/],
      [
        'First name',
        'Last name',
        'Company name',
        'Corporate email',
        'Phone',
        'City',
        'Country',
        'Password',
        'Confirm password',
      ],
      ['Create New Account'],
    ],
    [
      'account type chooser',
      '/register',
      ["I'm a Company", "I'm a Talent", 'Únete como Empresa', 'Únete como Talento'],
      [],
      [],
    ],
  ];
  for (const [name, url, texts, labels, buttons] of views) {
    test(name, async ({ page }) => {
      await page.goto(url);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      for (const each of buttons) await expect(button(page, each)).toBeVisible();
    });
  }

  test('forgot password toggles, and goes back to the login', async ({ page }) => {
    await page.goto('/company/auth');
    await button(page, 'Forgot Password').click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await button(page, 'Back to Login').click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('the browser’s Back leaves the forgotten-password view, and a reload does not', async ({ page }) => {
    await page.goto('/talent/auth');
    await fill(page, 'Email', 'ada@talent.example');
    await button(page, 'Forgot Password').click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@talent.example');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('the email carries over from one view to the next', async ({ page }) => {
    await page.goto('/talent/auth');
    await fill(page, 'Email', 'ada@talent.example');
    for (const next of ['Forgot Password', 'Back to Login', 'Create New Account', 'I already have an account']) {
      await button(page, next).click();
      await expect(page.getByLabel('Email')).toHaveValue('ada@talent.example');
    }
  });
});

test.describe('errors are shown beside their fields', () => {
  const rows: [name: string, url: string, act: (page: Page) => Promise<void>, message: string][] = [
    [
      'sign-in needs an email',
      '/talent/auth',
      (page) => fill(page, 'Password', 'x'),
      'Please fill out this field to continue',
    ],
    [
      'sign-in needs a password',
      '/talent/auth',
      (page) => fill(page, 'Email', 'a@b.example'),
      'Please fill out this field to continue',
    ],
    [
      'passwords that differ',
      '/talent/auth?mode=register',
      async (page) => {
        await fill(page, 'Full name', 'A B');
        await fill(page, 'Email', 'a@b.example');
        await fill(page, 'Password', PASSWORD);
        await fill(page, 'Confirm password', 'Other1234');
      },
      'Passwords do not match.',
    ],
  ];
  for (const [name, url, act, message] of rows) {
    test(name, async ({ page }) => {
      await page.goto(url);
      await act(page);
      await button(page, url.includes('register') ? 'Create New Account' : 'Sign In').click();
      await expect(page.getByText(message).first()).toBeVisible();
    });
  }

  const classes =
    'Password must contain at least 8 characters: lowercase letters, uppercase letters, digits, special characters (optional).';
  for (const [name, url, field, wrong, right, message] of [
    [
      'a password that is too short or lacks a class',
      '/talent/auth?mode=register',
      'Password',
      ['Short1a', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere'],
      PASSWORD,
      classes,
    ],
    [
      'a company with a personal address',
      '/company/auth?mode=register',
      'Corporate email',
      ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com'].map((host) => `me@${host}`),
      'me@acme.example',
      CORPORATE,
    ],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto(url);
      await fill(page, field, wrong[0]!);
      await button(page, 'Create New Account').click();
      for (const one of wrong) {
        await fill(page, field, right);
        await expect(page.getByText(message)).toBeHidden();
        await fill(page, field, one);
        await expect(page.getByText(message).first(), one).toBeVisible();
      }
    });

  test('a lost connection is no fault of the password, and what was typed stays', async ({ page, context }) => {
    await page.goto('/talent/auth');
    await fill(page, 'Email', 'a@b.example');
    await fill(page, 'Password', PASSWORD);
    await context.setOffline(true);
    await button(page, 'Sign In').click();
    await expect(page.getByText('You’re offline. Check your connection and try again.')).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(password).toHaveValue(PASSWORD);
    await context.setOffline(false);
  });

  test('a reset without an email', async ({ page }) => {
    await page.goto('/talent/auth');
    await button(page, 'Forgot Password').click();
    await button(page, 'Send reset link').click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
  });

  test('the corporate email shows its required length from 1 to 5 characters', async ({ page }) => {
    await page.goto('/company/auth?mode=register');
    for (const [typed, isSaid] of [
      ['', false],
      ['a', true],
      ['a@b.c', true],
      ['a@b.co', false],
    ] as const) {
      await fill(page, 'Corporate email', typed);
      const hint = page.getByText(`${typed.length} of at least 6 characters`);
      await (isSaid ? expect(hint).toBeVisible() : expect(hint).toBeHidden());
    }
  });
});

test('the phone’s country is the address’s, else the browser’s region, and stays once it is chosen', async ({
  page,
  locale,
}) => {
  const ofBrowser = locale === 'es-ES' ? 'Spain, +34' : 'United Kingdom, +44';
  await page.goto('/company/auth?mode=register');
  await expect(button(page, `Country code: ${ofBrowser}`)).toBeVisible();
  await fill(page, 'Country', 'portugal');
  await expect(button(page, 'Country code: Portugal, +351')).toBeVisible();
  await fill(page, 'Phone', '912 345 678');
  await fill(page, 'Country', 'Norway');
  await expect(button(page, 'Country code: Portugal, +351')).toBeVisible();
});

test('a country that doesn’t exist is refused beside its field, and nothing typed is lost', async ({
  page,
  locale,
}) => {
  await page.goto('/company/auth?mode=register');
  await fill(page, 'City', 'Vila Nova de Milfontes');
  await fill(page, 'Country', 'asdf');
  await button(page, 'Create New Account').click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveAccessibleDescription(
    say('Enter a country, such as Portugal'),
  );
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('asdf');
  await expect(page.getByLabel('City', { exact: true })).toHaveAccessibleDescription('');
  await expect(page.locator('#countries option')).not.toHaveCount(0);
  await fill(page, 'City', 'Lisbo');
  await expect(page.locator('#cities option').first()).toHaveText(locale === 'es-ES' ? 'Lisboa' : 'Lisbon');
});

test('the phone’s country is chosen by name, and a number has at most fifteen digits', async ({ page, locale }) => {
  const [unknown, known] = locale === 'es-ES' ? ['spai', 'españ'] : ['españ', 'spai'];
  await page.goto('/company/auth?mode=register');
  await button(page, `Country code: ${locale === 'es-ES' ? 'Spain, +34' : 'United Kingdom, +44'}`).click();
  const list = page.getByRole('listbox', { name: 'Countries' });
  await expect(list.getByRole('option', { selected: true })).toBeInViewport();
  const scrolled = await list.evaluate(({ scrollTop }) => scrollTop);
  await list.locator('[aria-selected=true] + li').hover();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
  await page.getByLabel('Search countries').fill(unknown);
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByLabel('Search countries').fill(known);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Country code: Spain, +34')).toBeVisible();
  await fill(page, 'Phone', '612 004 118 999 999 999');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118 999 9');
  await fill(page, 'Phone', '+44 20 7946 0958');
  await expect(button(page, 'Country code: United Kingdom, +44')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('20 7946 0958');
});
