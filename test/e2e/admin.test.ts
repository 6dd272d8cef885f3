import { join } from 'node:path';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { PASSWORD, mailsTo, passwordOf, withOwnAddress } from './support/people.ts';

const ADMIN = 'admin@closeup.example';
const LONG_LINK = 'https://closeup.example/talent/profile#captions-that-are-late-by-a-second';
const OPERATOR = 'support@localhost';
const CLIP = join(import.meta.dirname, '../../demo/clips/aisha-customer-success.mp4');

test.beforeEach(withOwnAddress);

const enter = (page: Page, email: string) =>
  page.request.post('/api/session', { data: { email, password: passwordOf(email) } });
const rowOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** A new talent with their own published video, on the profile page. */
async function publishedTalent(page: Page, fullName: string) {
  const email = `talent-${Date.now()}@admin.example`;
  await page.request.post('/api/accounts/talent', { data: { email, password: PASSWORD, fullName } });
  const link = new URL((await mailsTo(page, email))[0]!.links[0]!);
  const token = new URLSearchParams(link.hash.slice(1)).get('access_token');
  await page.request.post('/api/accounts/confirm', { data: { token } });
  await page.goto('/talent/profile');
  await page.getByLabel('Choose a video file').setInputFiles(CLIP);
  await expect(page.getByText('Video saved ✓')).toBeVisible({ timeout: 60_000 });
  return email;
}

async function asAdmin(browser: Browser, baseURL: string) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enter(page, ADMIN);
  return page;
}

test('an admin rejects by key, the talent sees the reason at once and resubmits, the admin approves', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = `Rita ${String(Date.now() % 100_000).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)} Review`;
  const email = await publishedTalent(page, name);

  const admin = await asAdmin(browser, baseURL!);
  await admin.goto('/company/dashboard');
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await expect(admin).toHaveURL('/admin/video-moderation');
  const row = rowOf(admin, name);
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await row.getByLabel('Notes').fill('The sound is missing. Ja, reject.');
  // A word typed beside the field decides nothing, though it contains the key that approves.
  await row.focus();
  await admin.keyboard.type('clear');
  await admin.reload();
  await expect(row.getByLabel('Notes')).toHaveValue('The sound is missing. Ja, reject.');
  await row.getByLabel('Notes').press('Escape');
  await row.focus();
  await admin.keyboard.press('r');
  await expect(row.getByLabel('Notes')).toBeFocused();
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await admin.keyboard.press('r');
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText('Video rejected successfully')).toBeVisible();
  await admin.getByRole('button', { name: 'Change' }).click();
  await expect(row).toBeFocused();
  await expect(row.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(row.getByText('Notes: The sound is missing. Ja, reject.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'This video was rejected' })).toBeVisible();
  await expect(page.getByText('Reason: The sound is missing. Ja, reject.')).toBeVisible();
  await row.getByLabel('Notes').fill('The sound is missing.');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(admin.getByText('Notes saved')).toBeVisible();
  await expect(page.getByText('Reason: The sound is missing.', { exact: true })).toBeVisible();
  expect((await mailsTo(page, email))[0]!.subject).toBe('Your video wasn’t approved');
  await page.goto('/talent/dashboard');
  await expect(page.getByText('Your video was rejected', { exact: true })).toBeVisible();
  await expect(page.getByText('Reason: The sound is missing.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await expect(page.getByText('Review pending')).toBeVisible();

  await admin.reload();
  await expect(row.getByText(/^Resubmitted/)).toBeVisible();
  await row.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(admin.getByText('Video approved successfully')).toBeVisible();
  await expect(row.getByText('Notes: Approved by admin')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Revoke Approval' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await admin.getByRole('radio', { name: /^All/ }).click();
  await expect(admin).toHaveURL('/admin/video-moderation?state=all');
  await row.getByRole('button', { name: 'Revoke Approval' }).click();
  await expect(row.getByRole('button', { name: 'Approve Video' })).toBeVisible();
  await row.getByRole('button', { name: 'Approve Video' }).click();
  await expect(row.getByRole('button', { name: 'Revoke Approval' })).toBeVisible();

  const first = admin.getByRole('article').nth(0);
  await first.focus();
  await admin.keyboard.press('j');
  await expect(admin.getByRole('article').nth(1)).toHaveAttribute('aria-current', 'true');
  await admin.keyboard.press('k');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Write notes')).toBeVisible();
  await admin.context().close();
});

test('failed loads and saves show an error', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/admin/video-moderation');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/api/admin/videos/**', (route) => route.abort());
  const pending = page.getByRole('article').filter({ hasText: 'Pending' }).first();
  await pending.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Failed to update video status')).toBeVisible();
  await expect(pending.getByText('Pending', { exact: true })).toBeVisible();
  await page.route('**/api/admin/videos?*', (route) => route.abort());
  await page.route('**/api/admin/videos', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load videos' })).toBeVisible({ timeout: 20_000 });
});

test('an admin finds a company, overrides its verified badge, and resets it', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/admin/companies');
  await expect(page.getByText(/^\d+ companies$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name or domain' }).fill('papierhaus.ex');
  await expect(page.getByText('1 company', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admin/companies?q=papierhaus.ex');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const badge = page.getByRole('radiogroup', { name: 'Verified badge for Papierhaus' });
  await badge.getByRole('radio', { name: 'Hide badge' }).click();
  await expect(page.getByText('Not verified')).toBeVisible();
  await expect(page.getByText(/^Set by Alex Operator/)).toBeVisible();
  await page.reload();
  await expect(badge.getByRole('radio', { name: 'Hide badge' })).toBeChecked();
  await badge.getByRole('radio', { name: 'Automatic' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Email and website match')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'No companies found' })).toBeVisible();
});

test('an admin answers a visitor’s message, and closes it', async ({ page }) => {
  const email = `visitor-${Date.now()}@nowhere.example`;
  const subject = `Captions ${Date.now() % 100_000}`;
  for (const data of [
    { subject, message: `URGENT: They are late. ${LONG_LINK}` },
    { subject: 'Invoices', message: 'Where are they?' },
  ])
    await page.request.post('/api/support/tickets', { data: { name: 'Vera Visitor', email, ...data } });
  await enter(page, ADMIN);
  await page.goto('/admin/support');
  const row = page.getByRole('button', { name: new RegExp(subject) });
  await expect(row.getByText('Urgent', { exact: true })).toBeVisible();
  const [name, tag] = [row.getByText('Vera Visitor'), row.getByText('Urgent', { exact: true })];
  const nameBox = (await name.boundingBox())!;
  expect((await tag.boundingBox())!.y).toBeGreaterThanOrEqual(nameBox.y + nameBox.height / 2);
  await row.click();
  const panel = page.getByRole('article', { name: subject });
  await expect(panel.getByText('Visitor, unverified email')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send answer' })).toBeDisabled();
  await expect(panel.getByText('If you close this without an answer, Vera Visitor won’t be told.')).toBeVisible();
  await panel.getByLabel('Your answer').fill('Fixed today.');
  const [forwarded] = (await mailsTo(page, OPERATOR)).filter((mail) => mail.subject.includes(subject));
  await page.goto(forwarded!.links.at(-1)!);
  await expect(panel.getByLabel('Your answer')).toHaveValue('Fixed today.');
  // A double click sends it once.
  await panel.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(panel.getByText(/^Answered by Alex Operator/)).toHaveCount(1);
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  expect((await mailsTo(page, email)).filter((mail) => mail.subject === `Re: ${subject}`)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('That message isn’t in this list.')).toBeVisible();
  await page.getByRole('radio', { name: /^Answered/ }).click();
  await expect(page.getByText('The most recently answered first.')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(subject) }).click();
  await panel.getByRole('button', { name: 'Mark as closed' }).click();
  await expect(panel.getByText(/^Closed by Alex Operator/)).toBeVisible();
  await panel.getByRole('button', { name: 'Reopen' }).click();
  await expect(panel.getByText(/^Closed by Alex Operator/)).toBeHidden();
  await panel.getByRole('button', { name: 'Mark as closed' }).click();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(forwarded!.html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('for everyone else the admin pages do not exist', async ({ page }) => {
  for (const email of [undefined, 'talent@closeup.example', 'company@northwind.example']) {
    await page.context().clearCookies();
    if (email) await enter(page, email);
    for (const path of ['/admin/video-moderation', '/admin/companies', '/admin/support', '/admin/audit']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    }
  }
});

test('on a phone the admin pages are reached from the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  await page.goto('/company/dashboard');
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video moderation' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Video moderation\s*\(\d+ waiting\)$/ })).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Approve' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/admin/support');
  await page.goto('/admin/audit');
  await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
});

test('an admin finds refusals in the audit trail, and downloads the list', async ({ page, browser, baseURL }) => {
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await enter(stranger, 'talent@closeup.example');
  expect((await stranger.request.get('/api/admin/audit')).status()).toBe(404);
  await stranger.context().close();

  await enter(page, ADMIN);
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Events' }).click();
  await page.getByRole('option', { name: 'Refused requests' }).click();
  await page.getByLabel('Account or address').fill('talent@closeup.example');
  await expect(page).toHaveURL('/admin/audit?group=refusals&who=talent%40closeup.example');
  const row = page.getByRole('row').filter({ hasText: 'audit.listEvents' }).first();
  await expect(row.getByRole('rowheader', { name: 'Access refused' })).toBeVisible();
  await expect(row.getByText(/^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(row.getByRole('cell', { name: 'talent@closeup.example' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('rowheader', { name: 'Audit trail exported' }).first()).toBeVisible();
});
