import { type Page, expect, test } from '@playwright/test';
import { TOAST_MS } from '#contract/values/durations.ts';
import { accountMenu, button, expectToast, toast } from '../support/controls.ts';
import { PASSWORD, newCompany, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

const cards = (page: Page) => page.locator('article[data-position]');
const nameOf = (page: Page, at: number) => cards(page).nth(at).getByRole('heading').innerText();

async function choose(page: Page, at: number, item: string) {
  await cards(page).nth(at).hover();
  await cards(page)
    .nth(at)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a company compares people and shares them by a link, which ends when the shortlist is deleted', async ({
  page,
  browser,
}) => {
  await newCompany(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/company/search-talent?sort=newest&utm_source=alert');
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  expect(asked.filter((url) => /api.*utm_source/.test(url))).toEqual([]);
  await choose(page, 0, 'Select');
  await expect(cards(page).first().getByRole('checkbox')).toBeFocused();
  await expect(cards(page).first().locator('.frame')).toHaveAttribute('data-chosen', '');
  await button(page, 'Compare').click();
  const bar = page.getByRole('toolbar', { name: 'Selected people' });
  await expect(bar).toContainText('Select 2 to 4 people to compare them.');
  await cards(page).nth(1).getByRole('checkbox').click();
  await expect(bar).toContainText('2 selected');
  await button(page, 'Compare').click();
  const comparison = page.getByRole('dialog', { name: 'Compare 2 people' });
  for (const name of names) await expect(comparison.getByRole('columnheader', { name })).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^Communication/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '2 people saved')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Save' })).toBeFocused();

  const campaign = await page.request.post('/api/campaigns', {
    data: {
      title: 'Closers',
      description: 'Inbound calls.',
      skills: [],
      languages: [],
      location: 'Madrid',
      workType: 'remote',
      salaryMinMinor: null,
      salaryMaxMinor: null,
    },
  });
  const { id } = (await campaign.json()) as { id: string };
  const positionIds = [await cards(page).first().getAttribute('data-position')];
  await page.request.post(`/api/campaigns/${id}/invitations`, { data: { positionIds } });
  await button(page, 'Invite').click();
  await button(page, 'Invite 2 people').click();
  await expect(toast(page, '1 person invited')).toContainText('1 was already invited');

  await button(page, 'Share').click();
  await page.getByRole('button', { name: 'Create link for 2 people' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('Shortlist name').fill('For Madrid');
  await page.getByRole('button', { name: 'Create link for 2 people' }).click();
  const first = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.context().grantPermissions(['clipboard-write']);
  await button(page, 'Copy link').click();
  await expect(button(page, 'Copied')).toBeVisible();
  await button(page, 'Replace the link of For Madrid').click();
  await button(page, 'Replace link').click();
  await expect(button(page, 'Copy link')).toBeVisible();
  const url = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(url).not.toBe(first);

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(url);
  await expect(colleague.getByRole('heading', { name: 'For Madrid' })).toBeVisible();
  for (const name of names) await expect(colleague.getByRole('heading', { name })).toBeVisible();
  await expect(colleague.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await colleague.setViewportSize({ width: 390, height: 844 });
  await expect(colleague.getByRole('navigation')).toBeHidden();
  await colleague.setViewportSize({ width: 1280, height: 720 });
  await colleague
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  const person = colleague.getByRole('dialog', { name: names[0]! });
  await expect(person.getByRole('button', { name: 'Speed' })).toBeInViewport({ ratio: 1 });

  const shortlist = page.getByText('For Madrid', { exact: true });
  await button(page, 'Delete For Madrid').click();
  await button(page, 'Keep it').click();
  await expect(shortlist).toBeVisible();
  await button(page, 'Delete For Madrid').click();
  await button(page, 'Delete shortlist').click();
  await expect(shortlist).toBeHidden();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await colleague.context().close();
});

test('long skills and buttons stay inside their column when four people are compared on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await newCompany(page);
  await page.goto('/company/search-talent');
  await button(page, 'Select').click();
  for (const at of [0, 1, 2, 3]) await cards(page).nth(at).getByRole('checkbox').click();
  await button(page, 'Compare').click();
  const comparison = page.getByRole('dialog', { name: 'Compare 4 people' });
  const columns = comparison.getByRole('columnheader', { name: /Unlock/ });
  const skills = comparison.getByRole('row', { name: /^Skills/ }).getByRole('cell');
  for (const parts of [columns, skills]) {
    await expect(parts).toHaveCount(4);
    const tooWide = await parts.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(tooWide).toBe(0);
  }
});

test('a hidden person leaves the results, comes back by undo, and can be shown again later', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  const name = await nameOf(page, 0);
  const shown = cards(page).getByRole('heading', { name, exact: true });
  await choose(page, 0, 'Hide this person');
  await expect(shown).toBeHidden();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^More for/ }),
  ).toBeFocused();
  await toast(page, `${name} is hidden`).getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toBeVisible();
  await expect(cards(page).locator(':focus')).toHaveCount(1);
  await choose(page, 0, 'Hide this person');
  await expect(shown).toBeHidden();
  await button(page, 'More tools').click();
  await page.getByRole('menuitem', { name: 'Hidden people' }).click();
  await page.getByRole('button', { name: `Show again: ${name}` }).click();
  await expect(page.getByText('No one is hidden')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
});

test('the shortcuts open over a person, and closing them leaves the person open', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await page
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  const person = page.getByRole('dialog');
  await expect(person.getByRole('button', { name: /^Unlock/ }).first()).toBeVisible();
  await person.getByRole('slider', { name: 'Video progress' }).focus();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(keys.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(person).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person).toBeHidden();
});

test('the palette finds what an account pays for by any of its names', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/campaigns');
  await expect(accountMenu(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('facturación');
  await expect(page.getByRole('option').first()).toHaveText('Premium and billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/profile#plan');
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeInViewport();
});

test('theme and language persist, the keyboard reaches every page, and sign-in returns with the query', async ({
  page,
}) => {
  const email = await newCompany(page);
  await page.goto('/company/campaigns');
  await accountMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(accountMenu(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('profils');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  await expect(page.getByRole('combobox')).toHaveValue('profile');
  await expect(page.getByRole('combobox')).toBeFocused();
  const height = async () => (await page.getByRole('dialog').boundingBox())!.height;
  const filled = await height();
  await page.getByRole('combobox').fill('zzzz');
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(await height()).toBe(filled);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('analyt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/analytics');

  await page.context().clearCookies();
  await page.goto('/company/search-talent?q=closer');
  await expect(page).toHaveURL('/company/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL('/company/search-talent?q=closer');
  await page.context().clearCookies();
  await page.goto('/messages');
  await expect(page).toHaveURL('/company/auth');
});

test('the toolbar starts and ends a selection, and the dialog of a person saves or hides them', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent?sort=newest');
  const start = page.getByRole('button', { name: 'Select', exact: true });
  await start.click();
  await expect(page.getByText('Select people with the plus on their cards.')).toBeVisible();
  await cards(page).first().getByRole('checkbox').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await start.click();
  await expect(cards(page).first().getByRole('checkbox')).toHaveCount(0);
  const search = page.getByRole('searchbox');
  await search.fill('zzxqpw');
  await expect(start).toBeDisabled();
  await search.fill('');
  await expect(start).toBeEnabled();

  const name = await nameOf(page, 0);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  const hide = dialog.getByRole('button', { name: 'Hide this person' });
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(hide).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await hide.click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, 'is hidden', TOAST_MS.action);
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(name);
});
