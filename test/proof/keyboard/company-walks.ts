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
  await page.waitForURL((url) => url.pathname !== '/company/auth');
  await page.goto('/company/search-talent');
  await keys.type(page.getByRole('searchbox', { name: 'Search talent' }), 'closer');
  await keys.press('Enter');
  await keys.use(page.getByRole('button', { name: /^Watch/ }).first());
  await page.getByRole('dialog').locator('video').first().waitFor();
  await keys.press('Escape');
};

const reel: Walk = async (keys) => {
  const { page } = keys;
  await signIn(keys);
  await page.goto('/company/search-talent');
  await keys.use(page.getByRole('button', { name: /^Reel/ }));
  const room = page.getByRole('dialog', { name: 'Reel' });
  await room.waitFor();
  const second = room.getByText(/^2 of \d+$/);
  await keys.press('j');
  await second.waitFor({ state: 'attached' });
  await keys.press('ArrowDown', 'k');
  await second.waitFor({ state: 'attached' });
  await keys.use(room.getByRole('button', { name: /^Save / }).first());
  await keys.press('Escape');
  await room.waitFor({ state: 'hidden' });
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

const board: Walk = async (keys) => {
  const { page } = keys;
  await signIn(keys);
  await page.goto('/company/dashboard');
  await keys.reach(page.getByRole('radio', { name: 'List' }));
  await keys.press('ArrowRight');
  const columns = page.getByRole('region').filter({ has: page.locator('h3') });
  await columns.first().waitFor();
  const card = page.locator('[aria-describedby=board-keys]').first();
  await keys.reach(card);
  await keys.press('ArrowRight');
  await keys.press('ArrowLeft');
};

const campaign: Walk = async (keys) => {
  const { page } = keys;
  const title = `Closer ${Date.now() % 100_000}`;
  await signIn(keys);
  await page.goto('/company/campaigns');
  await keys.use(page.getByRole('button', { name: 'New campaign' }));
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await keys.type(form.getByLabel('Title'), title);
  await keys.press('Escape', 'Enter');
  await keys.type(form.getByLabel('Description'), 'Run the whole deal.');
  await keys.type(form.getByLabel('Skills'), 'Negotiation,');
  await keys.type(form.getByRole('combobox', { name: 'Languages' }), 'span');
  await keys.press('ArrowDown', 'Enter', 'Tab');
  await keys.use(form.getByRole('button', { name: 'Post campaign' }));
  await page.getByRole('heading', { name: title }).waitFor();
};

export const companyWalks = { search, reel, unlock, message, board, campaign };
