import { type Page, expect, test } from '@playwright/test';
import { button } from '../support/controls.ts';
import { passwordOf, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

const enter = (page: Page, email: string) =>
  page.request.post('/api/session', { data: { email, password: passwordOf(email) } });

test('a company posts a campaign and sees matches with reasons; a talent expresses interest; the company sees it first', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Account Executive ${Date.now() % 100_000}`;
  await enter(page, 'company@northwind.example');
  await page.goto('/company/campaigns');
  await button(page, 'New campaign').click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await expect(form.getByText('Please fill out this field to continue').first()).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('We need a salesman who runs the whole deal.');
  await form.getByRole('button', { name: /^Use “.+” instead of “salesman”$/ }).click();
  await expect(form.getByLabel('Description')).toHaveValue(/^We need a (?!salesman).+ who runs the whole deal\.$/);
  await expect(form.getByText('may turn good people away')).toBeHidden();
  await form.getByLabel('Description').fill('Run the whole deal.');
  await form.getByLabel('Skills').pressSequentially('high');
  await expect(form.locator('datalist option', { hasText: 'High-ticket closing' })).toBeAttached();
  await form.getByLabel('Skills').fill('High-ticket closing');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove High-ticket closing')).toBeVisible();
  await form.getByLabel('Skills').fill('Negotiation,');
  await form.getByRole('combobox', { name: 'Languages' }).fill('span');
  await expect(form.getByRole('option', { name: 'Spanish' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('option', { name: 'Spanish' })).toBeHidden();
  await expect(form).toBeVisible();
  await form.getByRole('combobox', { name: 'Languages' }).fill('');
  await form.getByLabel('Start date').fill('2020-01-01');
  await form.getByLabel('Minimum salary per year').fill('50000');
  await form.getByLabel('Maximum salary per year').fill('40000');
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await expect(form.getByText('Maximum must be at least the minimum')).toBeVisible();
  await expect(form.getByText('Choose a date from today on')).toBeVisible();
  await form.getByLabel('Start date').fill('');
  await form.getByLabel('Maximum salary per year').fill('60000');
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/^\d+ matches$/)).toBeVisible();
  await expect(page.getByText('out of 100').first()).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Title:', { exact: true }).first()).toBeVisible();
  const address = page.url();
  await button(page, /^Invite to campaign: /)
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Invited', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Invited');

  const talent = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await enter(talent, 'talent@closeup.example');
  await talent.goto('/talent/campaigns');
  const card = talent.getByRole('listitem').filter({ has: talent.getByRole('heading', { name: title }) });
  await expect(card.getByText('Northwind')).toBeVisible();
  await talent.request.put('/api/talent/visibility/pause', { data: { isPaused: true } });
  await talent.setViewportSize({ width: 390, height: 844 });
  await talent.reload();
  await expect(button(talent, 'Resume profile')).toBeVisible();
  await expect(talent.getByRole('listitem').getByRole('heading').first()).toBeInViewport();
  await button(talent, 'Resume profile').click();
  await expect(button(talent, 'Resume profile')).toBeHidden();
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(card.getByRole('button', { name: 'Restore invitation' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByText('Declined', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Restore invitation' }).click();
  await expect(talent.getByText('Invitation restored')).toBeVisible();
  await expect(talent.getByText('Invitation declined')).toBeHidden();
  await card.getByRole('button', { name: 'Show interest' }).click();
  await expect(card.getByRole('button', { name: 'Withdraw interest' })).toBeVisible();
  await expect(card.getByText(/can see your interest$/)).toBeVisible();
  await talent.context().close();

  await page.goto(address);
  await expect(page.getByText('Interested').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marta Ribeiro' })).toBeVisible();
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await button(page, 'Resume').click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await button(page, 'Close').click();
  await button(page, 'Close campaign').click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(button(page, 'Reopen')).toBeFocused();
  await page.goto('/company/dashboard');
  await expect(page.getByRole('region', { name: 'Your free daily match' })).toBeVisible();
});
