import { type Page, expect, test } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { seriousViolations } from '../support/accessible.ts';
import { toast } from '../support/controls.ts';
import { newCompany, newTalent, signIn, withOwnAddress } from '../support/people.ts';
import { company, talent } from '../support/screens.ts';

test.beforeEach(withOwnAddress);

const LOGO = Buffer.from(
  new Resvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><circle cx="60" cy="60" r="50" fill="#2346d8"/></svg>',
  )
    .render()
    .asPng(),
);

const titleOf = (page: Page) => page.locator('head title').innerText();
const metaOf = (page: Page, name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
test('a company shows its logo and opens its page to everyone, and closes it again', async ({ page, browser }) => {
  await newCompany(page);
  await page.goto('/company/profile');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toHaveText('Choose a PNG, JPEG or WebP picture');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(toast(page, 'Logo saved')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src*="/logos/"]')).toBeVisible();
  await page.getByLabel('About the company').fill('We sell anvils to roadrunners.');
  await page.getByLabel('Address').fill('Aarestrasse 1');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();

  const address = await page.getByRole('link', { name: 'See your page' }).getAttribute('href');
  await page.goto('/companies/nothing');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await page.goto('/company/profile');
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(address!))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This company page isn’t available' })).toBeVisible();
  await page.getByRole('switch', { name: 'Open the page to everyone' }).click();
  await expect(toast(page, 'Your page is open to everyone')).toBeVisible();

  expect((await visitor.goto(address!))!.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  await expect(visitor.getByText('We sell anvils to roadrunners.')).toBeVisible();
  await expect(visitor.getByRole('main').locator('img[src*="/logos/"]')).toBeVisible();
  expect(await metaOf(visitor, 'robots')).toContain('index, follow');
  expect(await seriousViolations(visitor)).toEqual([]);

  await page.getByRole('switch', { name: 'Open the page to everyone' }).click();
  await expect(toast(page, 'Your page is open only to talent you’ve met')).toBeVisible();
  expect((await visitor.goto(address!))!.status()).toBe(404);
  await visitor.context().close();
});

test('a talent publishes a page; a company signs in from it and returns to the person', async ({ page, browser }) => {
  await signIn(page, '/talent/auth', talent);
  await expect(page).toHaveURL('/talent/profile');
  const settings = page.locator('#public-page');
  await settings.getByRole('switch', { name: 'Publish my page' }).click();
  await expect(toast(page, 'Your page is published')).toBeVisible();
  const address = await settings.getByLabel('Link to your page').inputValue();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  const name = await visitor.getByRole('heading', { level: 1 }).innerText();
  expect(name).toMatch(/^\S+ \S\.$/);
  expect(await titleOf(visitor)).toContain(name);
  expect(await metaOf(visitor, 'robots')).toContain('noindex');
  await expect
    .poll(async () => (await (await visitor.request.get(address)).text()).includes('og:image'), { timeout: 30_000 })
    .toBe(true);
  await visitor.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect
    .poll(() => visitor.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  expect(await seriousViolations(visitor)).toEqual([]);

  await visitor.getByRole('link', { name: 'Unlock on Closeup' }).click();
  await expect(visitor).toHaveURL('/company/auth');
  await visitor.getByLabel('Email').fill(company);
  await visitor.getByLabel('Password', { exact: true }).fill('Closeup1');
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor).toHaveURL(/\/company\/search-talent\?.*candidate=/);
  const [givenName] = name.split(' ');
  await expect(visitor.getByRole('heading', { name: new RegExp(givenName!) }).first()).toBeVisible();

  const publish = settings.getByRole('switch', { name: 'Publish my page' });
  await publish.focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Your page is offline')).toBeVisible();
  await expect(publish).toBeFocused();
  expect((await visitor.goto(address))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This page isn’t available' })).toBeVisible();
  await visitor.context().close();
  await page.goto(address);
  await expect(page.getByText('You’ve turned it off. Publish it again from your profile.')).toBeVisible();
});

test('forms mark required fields, visibly and for screen readers, and say what is missing', async ({ page }) => {
  await page.goto('/company/auth?mode=register');
  await expect(page.getByLabel('Company name')).toHaveAttribute('aria-required', 'true');
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-required', 'true');
  const sign = await page.getByText('Company name').evaluate((label) => getComputedStyle(label, '::after').content);
  expect(sign).toContain('*');

  await newTalent(page);
  await page.goto('/talent/profile');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-required', 'true');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('alert')).toHaveText('Phone number is required');
});
