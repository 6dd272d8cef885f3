import { type Page, expect, test } from '@playwright/test';
import { button, toast } from '../support/controls.ts';
import { PASSWORD, newCompany, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

const unlockButtons = (page: Page) => page.getByRole('button', { name: /^Unlock/ });

test('a company unlocks its free contact, pays for a second one, and finds both in My Contacts', async ({ page }) => {
  test.setTimeout(120_000);
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(page.getByText('1 free unlock left today')).toBeVisible();
  await unlockButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Uses today’s free unlock\. You get the next one in /)).toBeVisible();
  await expect(dialog.getByText('Full name, email, phone and LinkedIn')).toBeVisible();
  await expect(dialog.getByText('No answer in 7 days? You get your unlock back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlock for free' }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Message' })).toHaveAttribute('href', /^\/messages\//);
  await expect(dialog.getByText(/@talent\.closeup\.example|@.*example/).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Save to contacts' })).toHaveAttribute('href', /vcard$/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Today’s free unlock is used')).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height });
  const tag = page.locator('article .rounded-pill').filter({ hasText: 'Unlocked' }).first();
  expect(await tag.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width, height });
  await expect(
    page
      .locator('article')
      .getByRole('link', { name: /^Message/ })
      .first(),
  ).toBeVisible();

  await unlockButtons(page).first().click();
  await dialog.getByRole('button', { name: 'Unlock for €6' }).click();
  await expect(page).toHaveURL(/\/checkout\/simulated\//);
  await expect(page.getByText('Test mode: nothing is charged')).toBeVisible();
  await button(page, 'Pay with a declined card').click();
  await expect(page.getByText('Your card was declined. You weren’t charged. Try another card.')).toBeVisible();
  await button(page, 'Pay with a working card').click();
  await expect(page).toHaveURL(/\/company\/dashboard/);
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /New/ })).toHaveCount(2);

  const details = page.getByRole('radio', { name: 'Contact and notes' });
  const panel = page.getByRole('article').filter({ has: page.getByLabel('Notes') });
  await expect(panel.getByRole('link', { name: /@/ })).toBeInViewport();
  await expect(panel.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Skills' })).toBeVisible();
  await panel.getByLabel('Notes').fill('Called on Monday, call again tomorrow.');
  await button(page, 'Save notes').click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(button(page, 'Save notes')).toBeFocused();
  const offer = panel.getByRole('button', { name: /^Remind me on / });
  await offer.click();
  await expect(panel.getByText(/^Reminder on /)).toBeVisible();
  await expect(offer).toBeHidden();
  await panel.getByRole('combobox', { name: 'Stage' }).click();
  await page.getByRole('option', { name: 'Interview' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Interview' })).toBeVisible();
  await page.reload();
  await details.click();
  await expect(panel.getByLabel('Notes')).toHaveValue('Called on Monday, call again tomorrow.');
  const csv = await page.request.get('/api/contacts/export.csv');
  expect((await csv.text()).trim().split('\n').length).toBe(3);
});

test('leaving the payment page charges nothing and reopens the same unlock', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await unlockButtons(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
  await page.keyboard.press('Escape');
  await unlockButtons(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for €6' }).click();
  await button(page, 'Leave without paying').click();
  await expect(page).toHaveURL(/\/company\/search-talent/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Unlock for €6' })).toBeVisible();
});

test('choosing Premium instead of a paid unlock goes to its own checkout and unlocks no one', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await unlockButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Unlock for free' }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
  await page.keyboard.press('Escape');
  await unlockButtons(page).first().click();
  await expect(dialog.getByText(/Your next free unlock is in \d/)).toBeVisible();
  await expect(dialog.getByText('Or get Premium for €65 a month, with unlocks included.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Get Premium' }).click();
  await expect(page).toHaveURL(/\/checkout\/simulated\//);
  await expect(page.getByRole('heading', { name: 'Premium, per month' })).toBeVisible();
  const unlocked = await page.request.get('/api/unlocks/positions');
  expect(((await unlocked.json()) as { items: string[] }).items).toHaveLength(1);
});

test('a company searches its contacts by name, in the list and on the board', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await unlockButtons(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for free' }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
  const { items } = (await (await page.request.get('/api/contacts')).json()) as { items: { talentName: string }[] };
  const name = items[0]!.talentName;
  await page.goto('/company/dashboard');
  const field = page.getByRole('searchbox', { name: 'Search your contacts' });
  const contact = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await field.fill('Zzyzx');
  await expect(page.getByRole('heading', { name: 'No contact matches “Zzyzx”' })).toBeVisible();
  await expect(contact).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=Zzyzx$/);
  await page.getByRole('main').getByText('Clear search', { exact: true }).click();
  await expect(contact).toBeVisible();
  await field.fill(name.slice(0, 3).toUpperCase());
  await expect(page).toHaveURL(/\?q=/);
  await expect(contact).toBeVisible();
  await page.getByRole('radio', { name: 'Board' }).click();
  await page.reload();
  await expect(field).toHaveValue(name.slice(0, 3).toUpperCase());
  await expect(contact).toBeVisible();
  await field.fill('Zzyzx');
  await expect(page.getByRole('heading', { name: 'No contact matches “Zzyzx”' })).toBeVisible();
  await field.press('Escape');
  await expect(contact).toBeVisible();

  const longTitle = 'Closer of very large deals '.repeat(8).trim();
  await page.route('**/api/contacts?*', async (route) => {
    const response = await route.fetch();
    const page = (await response.json()) as { items: object[] };
    await route.fulfill({
      response,
      json: { ...page, items: page.items.map((item) => ({ ...item, positionTitle: longTitle })) },
    });
  });
  await page.reload();
  const title = contact.getByTitle(longTitle);
  await expect(title).toHaveText(longTitle);
  expect((await title.boundingBox())!.height).toBeLessThan(45);
});

test('success=true in the URL unlocks nothing', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/dashboard?success=true&candidate=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expect(page.getByText('Search for talent to unlock contacts')).toBeVisible();
});

test('a failed renewal is told on the dashboard and on the plan, and cancelling Premium leaves no payment to check', async ({
  page,
}) => {
  await newCompany(page);
  let isEnding = false;
  await page.route('**/api/billing', async (route) => {
    const response = await route.fetch();
    const subscription = {
      state: 'past_due',
      currentPeriodEnd: '2031-07-01T10:00:00Z',
      graceEndsAt: '2031-06-08T10:00:00Z',
      isEnding,
    };
    await route.fulfill({ response, json: { ...(await response.json()), plan: 'premium', subscription } });
  });
  const failed = page.getByText(
    'Your last payment failed. Premium stays on until 8 Jun 2031. Check your card to keep it.',
  );
  await page.goto('/company/campaigns');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: 'Check payment' }).click();
  await expect(page).toHaveURL('/company/profile#plan');
  await expect(page.getByText('Payment failed', { exact: true })).toBeInViewport();
  await expect(failed).toBeVisible();
  await button(page, 'Cancel Premium').click();
  await expect(page.getByRole('dialog').getByText(/^Premium stays on until 8 Jun 2031\./)).toBeVisible();
  await page.keyboard.press('Escape');

  isEnding = true;
  await page.reload();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeVisible();
  await expect(failed).toBeHidden();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('Ends on 8 Jun 2031')).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(page.getByText('Payment failed', { exact: true })).toBeHidden();
});

test('a company subscribes, cancels at the period end, and resumes', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/profile');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Premium and billing' }).click();
  await expect(contents.locator('[aria-current=location]')).toHaveText('Premium and billing');
  await button(page, 'Upgrade to Premium').click();
  await button(page, 'Pay with a working card').click();
  await expect(page).toHaveURL('/company/profile#plan');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible();
  await page.getByRole('link', { name: 'Cards and invoices' }).click();
  await expect(page.locator('#invoices')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#invoices')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  await button(page, 'Cancel Premium').click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/^Premium stays on until/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(toast(page, 'Premium ends on')).toBeVisible();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await button(page, 'Keep Premium').click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await page.goto('/company/search-talent');
  await expect(page.getByText('Premium: unlocks included')).toBeVisible();
  await unlockButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Included', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Get Premium' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Unlock with Premium', exact: true }).click();
  await expect(toast(page, "'s contact information!")).toBeVisible();
});

test('the profile is saved, invalid fields are named, and the verified badge follows the website', async ({ page }) => {
  const email = await newCompany(page);
  await page.goto('/company/profile');
  await page.getByLabel('Website').fill('acme');
  await page.getByLabel('About the company').fill('We sell anvils.');
  await button(page, 'Save Profile').click();
  await expect(page.getByText('Enter a web address, such as https://acme.com')).toBeVisible();
  await expect(page.getByLabel('About the company')).toHaveValue('We sell anvils.');
  await page.getByLabel('Website').fill(`https://www.${email.split('@')[1]}`);
  await button(page, 'Save Profile').click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('About the company')).toHaveValue('We sell anvils.');
});

test('an unconfirmed company can look around, but must confirm before it unlocks', async ({ page }) => {
  await page.request.post('/api/accounts/company', {
    data: {
      email: `hr-${Date.now()}@open.example`,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      companyName: 'Open',
      city: 'Bern',
      country: 'CH',
    },
  });
  await page.goto('/company/search-talent');
  await unlockButtons(page).first().click();
  const offer = page.getByRole('dialog');
  await expect(offer.getByText(/^Before you can unlock anyone, confirm/)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Unlock for free' })).toBeHidden();
  await offer.getByRole('button', { name: 'Resend confirmation' }).click();
  await expect(toast(page, 'We sent a link to')).toBeVisible();
  await page.goto('/company/campaigns');
  await expect(
    page.getByText(/^Confirm .* to unlock and message talent, post campaigns and get Premium\./),
  ).toBeVisible();
  await button(page, 'New campaign').click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await expect(form.getByText(/^Before you can post a campaign, confirm/)).toBeInViewport();
  await form.getByLabel('Title').fill('Closer');
  await form.getByLabel('Description').fill('Closes deals for us.');
  await form.getByRole('button', { name: 'Post campaign' }).click();
  await expect(toast(page, 'Confirm your email first.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Resend link' })).toBeInViewport();
  await page.goto('/company/profile#plan');
  await expect(page.getByText(/^Before you can get Premium, confirm/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/messages');
  const banner = (await page.getByRole('complementary').filter({ hasText: 'Confirm' }).boundingBox())!;
  const title = (await page.getByRole('heading', { name: 'Messages' }).boundingBox())!;
  expect(title.y - (banner.y + banner.height)).toBeGreaterThanOrEqual(16);
});
