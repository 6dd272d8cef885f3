import type { Page } from '@playwright/test';
import { TOAST_MS } from '../../contract/values/screen-timings.ts';
import { PASSWORD, button, mailsTo, newTalent, openMailedLink, registerTalent, signIn } from './people.ts';
import { expect, say, test } from './localized-test.ts';

const CORPORATE =
  'Please use your corporate email address. Personal email domains like Gmail, Yahoo, Hotmail are not allowed.';
let made = 0;
const newEmail = (domain: string) => `screen-${Date.now()}-${made++}@${domain}`;

// Each test is a visitor of its own, so that none meets the limits of the others.
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${made >> 8}.${made++ & 255}` }),
);

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Waits for a toast, and that it stays about as long as the table says. */
async function expectToast(page: Page, text: string, ms: number) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  await expect(toast).toBeHidden({ timeout: ms + 5000 });
  const stayed = Date.now() - shownAt;
  expect(stayed).toBeGreaterThan(ms - 1200);
  expect(stayed).toBeLessThan(ms + 2500);
}

async function resetLinkOf(page: Page, email: string) {
  await page.request.post('/api/accounts/reset-request', { data: { email } });
  const mail = (await mailsTo(page, email)).find(({ subject }) => subject.startsWith('Reset'));
  return mail!.links[0]!;
}

async function confirmedTalent(page: Page) {
  const email = await newTalent(page, 'Nadia Screen');
  await page.context().clearCookies();
  return email;
}

test.describe('each view has its texts and controls', () => {
  const views: [name: string, url: string, texts: string[], labels: string[], buttons: string[]][] = [
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
      ['lowercase letters, uppercase letters, digits, special characters'],
      ['Full name', 'Email', 'Password', 'Confirm password'],
      ['Create New Account'],
    ],
    [
      'company registration',
      '/company/auth?mode=register',
      ['lowercase letters, uppercase letters, digits, special characters'],
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
      ['Create New Account', 'Country code: United States, +1'],
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

  test('forgot password toggles, and leads back to the login', async ({ page }) => {
    await page.goto('/company/auth');
    await button(page, 'Forgot Password').click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await button(page, 'Back to Login').click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

test.describe('what is wrong is said beside its field', () => {
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
    ...['Short1a', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere'].map(
      (password): [string, string, (page: Page) => Promise<void>, string] => [
        `the password ${password}`,
        '/talent/auth?mode=register',
        (page) => fill(page, 'Password', password),
        'Password must contain at least 8 characters: lowercase letters, uppercase letters, digits, special characters (optional).',
      ],
    ),
    ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com'].map(
      (domain): [string, string, (page: Page) => Promise<void>, string] => [
        `a company at ${domain}`,
        '/company/auth?mode=register',
        (page) => fill(page, 'Corporate email', `me@${domain}`),
        CORPORATE,
      ],
    ),
  ];
  for (const [name, url, act, message] of rows) {
    test(name, async ({ page }) => {
      await page.goto(url);
      await act(page);
      await button(page, url.includes('register') ? 'Create New Account' : 'Sign In').click();
      await expect(page.getByText(message).first()).toBeVisible();
    });
  }

  test('a reset without an email', async ({ page }) => {
    await page.goto('/talent/auth');
    await button(page, 'Forgot Password').click();
    await button(page, 'Send reset link').click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
  });

  test('the corporate email says how long it is from 1 to 5 characters', async ({ page }) => {
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

test('the phone chooses its country by name, and has at most fifteen digits', async ({ page, locale }) => {
  const [unknown, known] = locale === 'es-ES' ? ['spai', 'españ'] : ['españ', 'spai'];
  await page.goto('/company/auth?mode=register');
  await button(page, 'Country code: United States, +1').click();
  await page.getByLabel('Search a country').fill(unknown);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('Search a country').fill(known);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Country code: Spain, +34')).toBeVisible();
  await fill(page, 'Phone', '612 004 118 999 999 999');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118 999 9');
  await fill(page, 'Phone', '+44 20 7946 0958');
  await expect(button(page, 'Country code: United Kingdom, +44')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('20 7946 0958');
});

test('mode=register comes into the address and leaves it; ref is carried all the way', async ({ page }) => {
  await page.goto('/register?ref=MARTA7KQ2X');
  await page.getByRole('link', { name: 'Únete como Talento' }).click();
  await expect(page).toHaveURL(/\/talent\/auth\?mode=register&ref=MARTA7KQ2X$/);
  await page.getByRole('link', { name: "I'm a Company" }).click();
  await expect(page).toHaveURL(/\/company\/auth\?mode=register&ref=MARTA7KQ2X$/);
  await button(page, 'I have an account').click();
  await expect(page).toHaveURL(/\/company\/auth\?ref=MARTA7KQ2X$/);
  await button(page, 'Create New Account').click();
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

test('signing in toasts for 4 seconds and leads by kind; who is signed in is led from the auth pages', async ({
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

test('a company that registers is told to check its mail, and is in', async ({ page }) => {
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
    page.getByText('Confirm company@northwind.example to contact talent. You can look around until then.'),
  ).toBeVisible();
});

test.describe('the callback', () => {
  test('without a session leads home', async ({ page }) => {
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/');
  });

  test('with a session leads to the own pages', async ({ page }) => {
    await signIn(page, '/talent/auth', await confirmedTalent(page));
    await expect(page).toHaveURL('/talent/profile');
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/talent/dashboard');
  });

  test('says so when the session can not be checked', async ({ page }) => {
    await page.route('**/api/session', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/auth/callback');
    await expect(page.getByText('Authentication error')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('takes the token of a confirmation out of the address and signs in', async ({ page }) => {
    const email = newEmail('talent.example');
    await registerTalent(page, email, 'Nadia Callback');
    await openMailedLink(page, email);
    await expect(page).toHaveURL('/talent/profile');
  });

  test('keeps the token of a reset in the tab and leads to the form', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto(await resetLinkOf(page, email));
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('closeup.reset-token');
  });
});

test.describe('a new password', () => {
  test('is asked for by mail, chosen by the link, and signs in', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto('/talent/auth');
    await button(page, 'Forgot Password').click();
    await fill(page, 'Email', email);
    await button(page, 'Send reset link').click();
    await expectToast(page, 'valid for 24 hours', TOAST_MS.resetEmail);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    const link = (await mailsTo(page, email))[0]!.links[0]!;
    await page.goto(link);
    await fill(page, 'New Password', 'Velvet-Heron1');
    await fill(page, 'Confirm New Password', 'Another2');
    await button(page, 'Update Password').click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await fill(page, 'Confirm New Password', 'Velvet-Heron1');
    await button(page, 'Update Password').click();
    await expectToast(page, 'Password updated successfully!', TOAST_MS.signedIn);
    await expect(page).toHaveURL('/talent/profile');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText('Invalid or expired reset link')).toBeVisible();
    await expect(page).toHaveURL('/talent/auth');
  });

  test('leads straight to the profile, with one toast', async ({ page }) => {
    const email = await confirmedTalent(page);
    await page.goto(await resetLinkOf(page, email));
    await fill(page, 'New Password', 'Velvet-Heron1');
    await fill(page, 'Confirm New Password', 'Velvet-Heron1');
    const walk: string[] = [];
    page.on('framenavigated', (frame) => walk.push(new URL(frame.url()).pathname));
    await button(page, 'Update Password').click();
    await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(new Set(walk)).toEqual(new Set(['/talent/profile']));
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toContainText(say('Password updated successfully!'));
  });

  test('by a link that leads to the auth page itself: the form, the email, and a clean address', async ({ page }) => {
    const email = await confirmedTalent(page);
    const { hash } = new URL(await resetLinkOf(page, email));
    await page.goto(`/talent/auth${hash}`);
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    expect(new URL(page.url()).hash).toBe('');
  });

  const lost: [string, string, (page: Page) => Promise<void>][] = [
    [
      'a link that was never sent',
      'Invalid or expired reset link',
      async (page) => {
        await page.goto('/auth/callback#access_token=forged&type=recovery');
      },
    ],
    [
      'no token in the tab',
      'Password reset session expired. Please request a new link.',
      async (page) => {
        await page.goto('/reset-password');
      },
    ],
    [
      'nobody to reset',
      'Invalid password reset session',
      async (page) => {
        await page.goto('/');
        await page.evaluate(() => sessionStorage.setItem('closeup.reset-token', 'something'));
        await page.goto('/reset-password');
      },
    ],
  ];
  for (const [name, message, open] of lost) {
    test(`leads to the sign-in with ${name}`, async ({ page }) => {
      await open(page);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL('/talent/auth');
    });
  }
});

test('while the guard checks, it says so', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/talent/profile');
  await expect(page.getByText('Cargando... Por favor espere...')).toBeVisible();
  await expect(page).toHaveURL('/talent/auth');
});

test.describe('account actions', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, '/talent/auth', await confirmedTalent(page));
    await expect(page.getByRole('heading', { name: 'Account actions' })).toBeVisible();
  });
  const changeTo = async (page: Page, password: string, again = password) => {
    await fill(page, 'New Password', password);
    await fill(page, 'Confirm New Password', again);
    await button(page, 'Change password').click();
  };

  test('the password: both fields, alike, at least six', async ({ page }) => {
    await expect(button(page, 'Change password')).toBeDisabled();
    await changeTo(page, 'abcdef', 'abcdeg');
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
    await changeTo(page, 'abcde');
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
    await changeTo(page, 'abcdef');
    await expectToast(page, 'Password changed successfully', TOAST_MS.default);
  });

  test('the password: an older session gives the current one first', async ({ page }) => {
    let isProven = false;
    await page.route('**/api/account/password', async (route) => {
      if (isProven) return route.continue();
      return route.fulfill({
        status: 403,
        json: { defined: true, code: 'password_needed', status: 403, message: '' },
      });
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/account/proof')) isProven = response.ok();
    });
    await changeTo(page, 'abcdef');
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await dialog.getByLabel('Current password').fill('Wrong1234');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('sessions are listed, and all signed out together', async ({ page }) => {
    await expect(page.getByText('This device')).toBeVisible();
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/talent/profile');
    await expect(page).toHaveURL('/talent/auth');
  });

  test('a session that is signed out from elsewhere leaves its screen at once', async ({ page, browser }) => {
    const elsewhere = await browser.newPage({ storageState: await page.context().storageState() });
    await elsewhere.goto('/talent/profile');
    await expect(elsewhere.getByText('This device')).toBeVisible();
    await elsewhere.request.delete('/api/account/sessions');
    await expect(page).toHaveURL('/talent/auth');
    await elsewhere.close();
  });

  test('the own data comes as an archive', async ({ page }) => {
    const started = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    expect((await started).suggestedFilename()).toMatch(/^closeup-.*\.zip$/);
  });

  test('logout', async ({ page }) => {
    await button(page, 'Logout').last().click();
    await expectToast(page, 'Logged out successfully', TOAST_MS.default);
    await expect(page).toHaveURL('/');
  });
});

test('deleting asks, signs out, and the account can be kept by signing in again', async ({ page }) => {
  const email = await confirmedTalent(page);
  await signIn(page, '/talent/auth', email);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(
    page,
    'Account deletion requested. Please contact support to complete the process.',
    TOAST_MS.default,
  );
  await expect(page).toHaveURL('/');
  await signIn(page, '/talent/auth', email);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Welcome back!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
