import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, PASSWORD, button, mailsTo, newTalent, toast } from './people.ts';
import { expect, say, test } from './localized-test.ts';

let made = 0;
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.78.${made >> 8}.${made++ & 255}` }),
);

async function openProfile(page: Page) {
  await page.goto('/talent/profile');
  await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
}
const answerWith = (page: Page, path: string, status: number) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json: { code: 'unexpected', message: 'no' } }));

test.describe('talent profile', () => {
  test('a new talent has one position titled Sales Closer, and the sections of the page', async ({ page }) => {
    await newTalent(page);
    await page.goto('/talent/profile');
    for (const name of ['Personal info', 'Positions', 'Account actions'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Position 1' })).toHaveText('Sales Closer');
    await expect(button(page, 'Remove position')).toBeHidden();
    await expect(button(page, 'Record Video')).toBeVisible();
    await expect(button(page, 'Upload Video')).toBeVisible();
    await expect(button(page, 'Country code: Spain, +34')).toBeVisible();
  });

  test('everything is saved and comes back', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await page.getByLabel('Languages').fill('portu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByLabel('Bio').fill('I open doors that were closed before.');
    await page.getByLabel('Skills', { exact: true }).fill('Negotiation, Cold calling');
    await page.getByLabel('Skills', { exact: true }).press('Enter');
    await page.getByLabel('City').fill('Porto');
    await page.getByLabel('Country', { exact: true }).fill('Portugal');
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/nadia');
    await page.getByLabel('Birth date').fill('1990-04-02');
    await page.getByText('Experience, work type, skills').click();
    await page.getByLabel('Experience', { exact: true }).fill('7');
    await page.getByRole('combobox', { name: 'Work type' }).click();
    await page.getByRole('option', { name: 'Hybrid' }).click();
    await expect(page.getByText(/unsaved changes/)).toBeVisible();
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Profile saved successfully')).toBeVisible();
    await expect(page.getByText(/unsaved changes?/)).toBeHidden();

    await page.reload();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118');
    for (const chip of ['Portuguese', 'Negotiation', 'Cold calling'])
      await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    await expect(page.getByLabel('Birth date')).toHaveValue('1990-04-02');
    await page.getByText('Experience, work type, skills').click();
    await expect(page.getByLabel('Experience', { exact: true })).toHaveValue('7');
    await expect(page.getByRole('combobox', { name: 'Work type' })).toHaveText(say('Hybrid'));
  });

  const wrong: [name: string, label: string, text: string, message: string][] = [
    ['the full name is required', 'Full name', '', 'Please fill out this field to continue'],
    ['the phone is required', 'Phone', '', 'Phone number is required'],
    ['the phone has digits', 'Phone', '6', 'Enter a phone number with up to 15 digits'],
    ['LinkedIn is an address', 'LinkedIn profile', 'nadia', 'Enter a web address that starts with http'],
  ];
  for (const [name, label, text, message] of wrong) {
    test(`${name}, said beside the field, and nothing typed is lost`, async ({ page }) => {
      await newTalent(page);
      await openProfile(page);
      await page.getByLabel('Bio').fill('Still here');
      await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
      await page.getByLabel(label, { exact: true }).fill(text);
      await button(page, 'Save Profile').click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByLabel('Bio')).toHaveValue('Still here');
    });
  }

  test('positions are added and, while there is another, removed', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toHaveText('Sales Closer');
    await button(page, 'Remove position').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove position' }).click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeHidden();
    await expect(button(page, 'Remove position')).toBeHidden();
  });

  test('a title is chosen from about fifty, Sales Closer first', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByRole('combobox', { name: 'Position 1' }).click();
    const options = await page.getByRole('option').allTextContents();
    expect(options.length).toBeGreaterThanOrEqual(50);
    expect(options[0]).toBe('Sales Closer');
    for (const title of [
      'Sales Representative',
      'Account Executive',
      'Frontend Developer',
      'Data Scientist',
      'UX Designer',
      'Consultant',
      'Freelancer',
      'Other',
    ])
      expect(options).toContain(title);
  });

  test('failures have the words of the catalogue', async ({ page }) => {
    await newTalent(page);
    await answerWith(page, '/talent/profile', 500);
    await page.goto('/talent/profile');
    await expect(page.getByText('Error loading profile data')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/talent/profile');
    await button(page, 'Retry').click();
    await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await answerWith(page, '/talent/profile', 500);
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error saving profile')).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118');
  });

  test('leaving with unsaved changes asks first', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('City').fill('Porto');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    expect(new URL(page.url()).pathname).toBe('/talent/profile');
  });
});

test.describe('referral card', () => {
  test('a code is edited, taken codes are refused beside the field, empty or unchanged just ends the editing', async ({
    page,
    context,
  }) => {
    const code = `NADIA${Date.now() % 1_000_000}`;
    await newTalent(page);
    await page.request.put('/api/referral/code', { data: { code } });
    await context.clearCookies();
    await newTalent(page);
    await openProfile(page);
    await button(page, 'Edit').click();
    const field = page.getByLabel('Referral code');
    await expect(field).toHaveAttribute('maxlength', '20');
    await field.fill(code.toLowerCase());
    await button(page, 'Save').click();
    await expect(page.getByText('This code is already taken')).toBeVisible();
    await field.fill(`  ${code.toLowerCase()}x `);
    await button(page, 'Save').click();
    await expect(toast(page, 'Referral code updated successfully')).toBeVisible();
    await expect(page.getByText(`${code}X`, { exact: true })).toBeVisible();
    await button(page, 'Edit').click();
    await field.fill('');
    await button(page, 'Save').click();
    await expect(page.getByText(`${code}X`, { exact: true })).toBeVisible();
    await button(page, 'Edit').click();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Edit')).toBeVisible();
  });

  test('the link is copied, also where the device cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await newTalent(page);
    await openProfile(page);
    await button(page, 'Copy').click();
    await expect(toast(page, 'Referral link copied to clipboard!')).toBeVisible();
    const field = page.locator('textarea').first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(/\/ref\/NADIA/);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await button(page, 'Share').click();
    await expect(toast(page, 'Referral link copied to clipboard!')).toBeVisible();
  });

  test('a copy that fails says so; a cancelled share says nothing', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('closed', 'AbortError')),
      });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await button(page, 'Share').click();
    await page.waitForTimeout(400);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await button(page, 'Copy').click();
    await expect(toast(page, 'Failed to copy link')).toBeVisible();
  });

  test('a friend who follows the link and confirms gives a credit, and the credit a day in front', async ({
    page,
    browser,
    baseURL,
    locale,
  }) => {
    await newTalent(page);
    await openProfile(page);
    await expect(button(page, 'Highlight me for 24 hours')).toBeDisabled();
    const { code } = await (await page.request.get('/api/referral')).json();

    const friend = await (await browser.newContext({ baseURL: baseURL!, locale: locale! })).newPage();
    await friend.goto(`/ref/${code}`);
    await expect(friend).toHaveURL(`/register?ref=${code}`);
    await friend.getByRole('link', { name: 'Únete como Talento' }).click();
    await expect(friend.getByText('Nadia L. invited you')).toBeVisible();
    const email = `friend-${Date.now()}@talent.example`;
    await friend.getByLabel('Full name').fill('A Friend');
    await friend.getByLabel('Email').fill(email);
    await friend.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await friend.getByLabel('Confirm password').fill(PASSWORD);
    await button(friend, 'Create New Account').click();
    await expect(toast(friend, 'Referral credit awarded successfully!')).toBeVisible();
    expect((await (await page.request.get('/api/referral')).json()).boostCredits).toBe(0);
    await friend.goto((await mailsTo(friend, email))[0]!.links[0]!);
    await expect(friend).toHaveURL('/talent/profile');

    await page.reload();
    await button(page, 'Highlight me for 24 hours').click();
    await expect(toast(page, 'You’re at the top for 24 hours')).toBeVisible();
    await expect(page.getByText(/At the top until/)).toBeVisible();
    await expect(button(page, 'Highlight me for 24 hours')).toBeDisabled();
    await friend.context().close();
  });
});

test.describe('talent dashboard', () => {
  test('tells who looked by name, and pauses, blocks and shows what companies see', async ({ page }) => {
    await page.request.post('/api/session', { data: { email: 'talent@closeup.example', password: DEMO_PASSWORD } });
    await page.goto('/talent/dashboard');
    const looked = page.getByRole('region', { name: 'Who watched you' });
    await looked.getByRole('button', { name: /^Show all/ }).click();
    await expect(looked.getByText('Northwind').first()).toBeVisible();
    await expect(looked.getByText('Unlocked').first()).toBeVisible();
    const visibility = page.getByRole('region', { name: 'Visibility' });
    await expect(visibility.getByText(/companies can find you now/)).toBeVisible();
    await expect(visibility.getByRole('heading', { name: 'Marta R.' }).first()).toBeVisible();

    await button(page, 'Pause profile').click();
    await expect(visibility.getByText('No one', { exact: true })).toBeVisible();
    await button(page, 'Resume profile').click();
    await expect(visibility.getByText(/companies can find you now/)).toBeVisible();

    const keptOut = () => visibility.getByText(/You’ve blocked/).allTextContents();
    const before = await keptOut();
    await page.getByLabel('Block companies').fill('nowhere');
    await button(page, 'Block').click();
    await expect(page.getByText('Enter a domain, such as acme.com')).toBeVisible();
    await page.getByLabel('Block companies').fill('https://www.northwind.example/jobs');
    await button(page, 'Block').click();
    await expect.poll(keptOut).not.toEqual(before);
    await page.getByRole('button', { name: 'Remove northwind.example' }).click();
    await expect.poll(keptOut).toEqual(before);
  });

  test('a new talent reads that chats appear once a company unlocks', async ({ page }) => {
    await newTalent(page);
    await page.goto('/talent/dashboard');
    await expect(page.getByText(/If one unlocks your contact, a chat starts/)).toBeVisible();
    await expect(page.getByText('No video yet')).toBeVisible();
  });
});
