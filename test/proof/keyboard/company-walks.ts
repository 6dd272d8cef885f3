import { newCompany, passwordOf } from '#test/e2e/support/people.ts';
import type { Keys } from './keys.ts';
import type { Walk } from './walk.ts';

const DEMO = 'company@northwind.example';
const signIn = ({ page }: Keys) =>
  page.request.post('/api/session', { data: { email: DEMO, password: passwordOf(DEMO) } });

const search: Walk = async (keys) => {
  const { page } = keys;
  await page.goto('/company/auth');
  await keys.type(page.getByLabel('Email'), DEMO);
  await keys.type(page.getByLabel('Password', { exact: true }), passwordOf(DEMO));
  await keys.press('Enter');
  await page.waitForURL('**/company/**');
  await page.goto('/company/search-talent');
  await keys.type(page.getByRole('searchbox', { name: 'Search talent' }), 'closer');
  await keys.press('Enter');
  await keys.use(page.getByRole('button', { name: /^Watch/ }).first());
  await page.getByRole('dialog').locator('video').first().waitFor();
  await keys.press('Escape');
};

const unlock: Walk = async (keys) => {
  const { page } = keys;
  await newCompany(page);
  await page.goto('/company/search-talent');
  await keys.use(page.getByRole('button', { name: /^Unlock/ }).first());
  await keys.use(page.getByRole('dialog').getByRole('button', { name: /^Unlock/ }));
  await page.getByText(/^Successfully unlocked/).waitFor();
};

const message: Walk = async (keys) => {
  const { page } = keys;
  await signIn(keys);
  await page.goto('/messages');
  const text = `By keys, ${Date.now()}`;
  await keys.type(page.getByRole('textbox', { name: /message/i }), text);
  await keys.press('Enter');
  await page.getByText(text).last().waitFor();
};

export const companyWalks = { search, unlock, message };
