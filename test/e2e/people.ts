import { type Page, expect } from '@playwright/test';

export const PASSWORD = 'Closeup1';

interface KeptMail {
  to: string;
  subject: string;
  links: string[];
}

/** Opens the link of the newest mail to an address, as its owner would. */
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
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
