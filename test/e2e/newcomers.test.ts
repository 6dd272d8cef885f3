import { type Page, expect, test } from '@playwright/test';
import { accountMenu, button } from './support/controls.ts';
import { DEMO_PASSWORD, PASSWORD, openMailedLink } from './support/people.ts';

// First visits by people who never close the notice.
test.use({ storageState: { cookies: [], origins: [] } });

/** Presses at a button's position once it has focus, like a person who reached it by keyboard; doesn't scroll further. */
async function pressWhereItIs(page: Page, name: string) {
  await button(page, name).focus();
  const { x, y, width, height } = (await button(page, name).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** By text: an open dialog hides the region from the accessibility tree, but not visually. */
const notice = (page: Page) => page.getByText('Essential cookies only.');

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a new talent registers, confirms, records, publishes and is invited while the notice is open', async ({
    page,
  }) => {
    const email = `newcomer-${Date.now()}@talent.example`;
    await page.goto('/talent/auth?mode=register');
    await expect(notice(page)).toBeVisible();
    await page.getByLabel('Full name').fill('Nora Newcomer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await pressWhereItIs(page, 'Create New Account');
    await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await openMailedLink(page, email);
    await expect(page).toHaveURL('/talent/profile');
    await button(page, 'Record Video').click();
    await button(page, 'Start recording').click();
    await expect(page.getByRole('timer')).toHaveText('0:02');
    await button(page, 'Stop').click();
    await button(page, 'Use this video').click();
    await expect(page.getByText('Video saved ✓')).toBeVisible({ timeout: 90_000 });
    const company = await (await page.context().browser()!.newContext()).newPage();
    await company.request.post('/api/session', {
      data: { email: 'company@northwind.example', password: DEMO_PASSWORD },
    });
    await expect
      .poll(async () => (await company.request.get('/api/search/talents?text=sales%20closer')).text())
      .toContain('Nora N.');
    const { items: campaigns } = await (await company.request.get('/api/campaigns')).json();
    const { id } = campaigns.find(({ state }: { state: string }) => state === 'open');
    const { positions } = await (await page.request.get('/api/talent/profile')).json();
    await company.request.post(`/api/campaigns/${id}/invitations`, { data: { positionIds: [positions[0].id] } });
    await company.context().close();
    await page.goto('/talent/campaigns');
    // Invitations stand before the campaigns of other tests.
    await page.getByRole('link', { name: 'Add what’s missing to your profile' }).first().click();
    await expect(page).toHaveURL('/talent/profile');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a new company registers, confirms and lands on its dashboard while the notice is open', async ({ page }) => {
    const domain = `newcomer-${Date.now()}.example`;
    const email = `ada@${domain}`;
    await page.goto('/register');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Únete como Talento' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Únete como Empresa' }).click();
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Newcomer',
      'Company name': 'Newcomer & Co',
      'Corporate email': email,
      City: 'Bern',
      Country: 'Switzerland',
    }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await expect(notice(page)).toBeVisible();
    await pressWhereItIs(page, 'Create New Account');
    await expect(page).toHaveURL('/company/dashboard');
    const unconfirmed = page.getByText(`Confirm ${email} to unlock and message talent`);
    await expect(unconfirmed).toBeVisible();
    await openMailedLink(page, email);
    await expect(page).toHaveURL(/\/company\//);
    await expect(unconfirmed).toBeHidden();
    await page.goto('/company/dashboard');
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    await page.getByRole('link', { name: 'Post a campaign' }).click();
    const form = page.getByRole('dialog', { name: 'New campaign' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/company/campaigns');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Go to…' }).click();
    await expect(page.getByRole('option', { name: 'Company profile' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  });
});
