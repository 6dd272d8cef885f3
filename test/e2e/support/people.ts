import { randomBytes } from 'node:crypto';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { heading } from './controls.ts';

/** The password of everyone who registers in a test; demo accounts have their own. */
export const PASSWORD = 'Kestrel-Lamp7';
export const DEMO_PASSWORD = 'Closeup1';
export const passwordOf = (email: string) =>
  /^(?:talent|admin)@closeup\.example$|^company@northwind\.example$/.test(email) ? DEMO_PASSWORD : PASSWORD;

/** Headers for a visitor with their own address, who isn't affected by others' rate limits. */
export const ownAddress = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') });
export const withOwnAddress = ({ context }: { context: BrowserContext }) => context.setExtraHTTPHeaders(ownAddress());

interface KeptMail {
  to: string;
  subject: string;
  html: string;
  links: string[];
}

/** Opens the link in the newest mail to an address, as its owner would. */
export async function openMailedLink(page: Page, to: string) {
  await expect.poll(async () => (await mailsTo(page, to)).length).toBeGreaterThan(0);
  await page.goto((await mailsTo(page, to))[0]!.links[0]!);
}

export async function mailsTo(page: Page, to: string) {
  const response = await page.request.get('/dev/mailbox.json');
  return ((await response.json()) as KeptMail[]).filter((mail) => mail.to === to);
}

export async function registerTalent(page: Page, email: string, fullName: string) {
  await page.goto('/talent/auth?mode=register');
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/talent/auth');
}

export async function signIn(page: Page, path: '/talent/auth' | '/company/auth', email: string) {
  await page.goto(path);
  await fillSignIn(page, email);
}

/** On the sign-in page. */
export async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(email));
  await page.getByRole('button', { name: 'Sign In' }).click();
}

let made = 0;
export const newEmail = (domain: string) => `person-${Date.now()}-${made++}@${domain}`;

/** A talent with a confirmed email, signed in. @returns the email */
export async function newTalent(page: Page, fullName = 'Nadia Ferreira Lopes') {
  const email = newEmail('talent.example');
  await page.request.post('/api/accounts/talent', { data: { email, password: PASSWORD, fullName } });
  await confirm(page, email);
  return email;
}

/** A company with a confirmed email, signed in. @returns the email */
export async function newCompany(page: Page) {
  const email = newEmail(`acme${made}.example`);
  const names = { firstName: 'Ada', lastName: 'Muster', companyName: 'Acme', city: 'Bern', country: 'Switzerland' };
  await page.request.post('/api/accounts/company', { data: { email, password: PASSWORD, ...names } });
  await confirm(page, email);
  return email;
}

async function confirm(page: Page, email: string) {
  const { hash } = new URL((await mailsTo(page, email))[0]!.links[0]!);
  const token = new URLSearchParams(hash.slice(1)).get('access_token');
  expect((await page.request.post('/api/accounts/confirm', { data: { token } })).status()).toBe(200);
}

/** A talent with a confirmed email, signed out. @returns the email */
export async function confirmedTalent(page: Page) {
  const email = await newTalent(page, 'Nadia Screen');
  await page.context().clearCookies();
  return email;
}

export async function openTalentProfile(page: Page) {
  await newTalent(page);
  await page.goto('/talent/profile');
  await expect(heading(page, 'Talent Profile')).toBeVisible();
}

/** The link in the mail that this request sends. */
export async function resetLinkOf(page: Page, email: string) {
  await page.request.post('/api/accounts/reset-request', { data: { email } });
  const mail = (await mailsTo(page, email)).find(({ subject }) => subject.startsWith('Reset'));
  return mail!.links[0]!;
}
