import { type Page, expect, test } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { PASSWORD, mailsTo, newCompany, newTalent, openMailedLink, registerTalent } from '../support/people.ts';

const NEXT = 'Velvet-Heron1';
const another = (domain: string) => `moved-${Date.now()}@${domain}`;

async function choose(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
}

/** The server requires authentication until it is provided in the dialog. */
async function asInAnOldSession(page: Page, path: string) {
  let isProven = false;
  await page.route(`**/api${path}`, (route) =>
    isProven
      ? route.continue()
      : route.fulfill({ status: 403, json: { defined: true, code: 'password_needed', status: 403, message: '' } }),
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/api/account/proof')) isProven = response.ok();
  });
}

async function confirmIsYou(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Current password').fill('Wrong1234');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('That’s not your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

test('a link opened on another device asks for a password, and the first device says what happened', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = another('acme.example');
  const names = { firstName: 'Ada', lastName: 'Berg', companyName: 'Acme', city: 'Oslo', country: 'Norway' };
  await page.request.post('/api/accounts/company', { data: { email, password: PASSWORD, ...names } });
  await page.goto('/company/dashboard');
  await expect(page.getByText(`Confirm ${email} to unlock and message talent`)).toBeVisible();
  const phone = await (await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })).newPage();
  await openMailedLink(phone, email);
  await expect(phone.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await choose(phone, 'Password1');
  await button(phone, 'Confirm and continue').click();
  await expect(phone.getByText('This password is too common. Choose one that is harder to guess.')).toBeVisible();
  await choose(phone, NEXT);
  await button(phone, 'Confirm and continue').click();
  await expect(phone).toHaveURL('/company/dashboard');
  await expect(
    page.getByText('You confirmed your email on another device. Sign in with the password you chose there.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/company/auth');
  await phone.context().close();
});

test('a link opened where the account was registered continues directly', async ({ page }) => {
  const email = another('talent.example');
  await registerTalent(page, email, 'Nadia Ferreira Lopes');
  await openMailedLink(page, email);
  await expect(page).toHaveURL('/talent/profile');
  await page.goto('about:blank');
  await openMailedLink(page, email);
  await expect(page.getByText('You’ve already confirmed this email')).toBeVisible();
  await expect(page).toHaveURL('/talent/dashboard');
});

test('a new email takes effect once its link is opened, and the former one can recover the account', async ({
  page,
  browser,
  baseURL,
}) => {
  const [email, next] = [await newTalent(page), another('talent.example')];
  await page.goto('/talent/profile');
  await page.getByLabel('New email').fill('nowhere');
  await button(page, 'Change email').click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('New email').fill(next);
  await asInAnOldSession(page, '/account/email');
  await button(page, 'Change email').click();
  await confirmIsYou(page);
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();

  const link = (await mailsTo(page, next))[0]!.links[0]!;
  const phone = await (await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })).newPage();
  await phone.goto(link);
  await expect(phone.getByText('Sign in with your current email to finish the change.')).toBeVisible();
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(phone, 'Sign In').click();
  await expect(toast(phone, `Your email is now ${next}`)).toBeVisible();
  await expect(phone.getByText(`You sign in with ${next}.`)).toBeVisible();

  await expect.poll(async () => (await mailsTo(page, email))[0]?.subject).toContain('has changed');
  const owner = await (await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })).newPage();
  await openMailedLink(owner, email);
  await expect(owner.getByRole('heading', { name: 'Recover your account' })).toBeVisible();
  await choose(owner, NEXT);
  await button(owner, 'Recover my account').click();
  await expect(owner.getByText(`You sign in with ${email}.`).first()).toBeVisible();
  await phone.context().close();
  await owner.context().close();
});

test('in an older session, downloads and exports ask for the password, then start', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/profile');
  await asInAnOldSession(page, '/account/download');
  await button(page, 'Download my data').click();
  await expect(page.getByText('This file holds personal data. Confirm it’s you to download it.')).toBeVisible();
  const archive = page.waitForEvent('download');
  await confirmIsYou(page);
  expect((await archive).suggestedFilename()).toMatch(/^closeup-.*\.zip$/);

  const { items } = await (await page.request.get('/api/search/talents')).json();
  await page.request.post('/api/unlocks', { data: { positionId: items[0].positionId } });
  await page.goto('/company/dashboard');
  await asInAnOldSession(page, '/contacts/export.csv');
  await button(page, /CSV/).click();
  const contacts = page.waitForEvent('download');
  await confirmIsYou(page);
  expect((await contacts).suggestedFilename()).toMatch(/^contacts-.*\.csv$/);
});

test('a name with a web address in it is refused with an error on the field', async ({ page }) => {
  await page.goto('/talent/auth?mode=register');
  await page.getByLabel('Full name').fill('Visit evil.com');
  await button(page, 'Create New Account').click();
  await expect(page.getByText('Leave web addresses out of the name')).toBeVisible();
});
