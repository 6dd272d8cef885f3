import { type Page, expect, test } from '@playwright/test';
import { button } from '../support/controls.ts';
import { newCompany, signIn, withOwnAddress } from '../support/people.ts';
import { company } from '../support/screens.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(withOwnAddress);

/** Texts on cards that their width cuts off. */
const cutTexts = (page: Page) =>
  page
    .getByRole('article')
    .locator('.truncate:visible')
    .evaluateAll((texts) =>
      texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((text) => text.textContent),
    );
const results = (page: Page) => page.getByRole('heading', { level: 1 });

test('four filters combine, are in the URL, show counts, and go back and forward', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(results(page)).toHaveText(/^\d+ results found$/);
  const all = Number.parseInt((await results(page).textContent())!, 10);
  await page.getByRole('checkbox', { name: 'Remote' }).click();
  await expect(page).toHaveURL(/workTypes/);
  await page.getByRole('checkbox', { name: 'English' }).click();
  const place = page.getByRole('group', { name: 'Location' }).getByRole('checkbox').first();
  const city = await place.evaluate((box: HTMLInputElement) => box.labels![0]!.textContent);
  await place.click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('sales');
  await page.getByRole('textbox', { name: 'Keywords' }).press('Enter');
  await expect(page).toHaveURL(/keywords/);
  await expect(async () => {
    expect(Number.parseInt((await results(page).textContent())!, 10)).toBeLessThan(all);
  }).toPass();
  for (const chip of ['Remote', 'English', city, 'sales'])
    await expect(page.getByRole('button', { name: `Remove ${chip}` }).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/keywords/);
  await page.goForward();
  await expect(page).toHaveURL(/keywords/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Remote' })).toBeChecked();
  await button(page, 'Clear all').first().click();
  await expect(results(page)).toHaveText(`${all} results found`);
});

test('the keyboard skips the filters, and no number stands beside one before it is known', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/profile');
  await page.route(/\/api\/(search\/filters|favourites\/positions)/, () => undefined);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(results(page)).toHaveText(/^\d+ results found$/);
  await expect(page.getByRole('group', { name: 'Work type' })).toHaveText('Work typeOn-siteHybridRemote');
  await expect(button(page, 'Saved')).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to results' });
  await expect(skip).not.toBeInViewport();
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toBeVisible();
});

test('an AI filter says whom it leaves out, and empty lists have their texts', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await page.getByRole('radio', { name: /^With / }).click();
  await expect(page.getByText(/This filter hides .+ without AI feedback/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Find a profession' }).fill('zzz');
  await expect(page.getByText('No profession found')).toBeVisible();
});

test('the reel moves, unlocks and saves by keyboard, and returns to the grid', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await expect(results(page)).toHaveText(/results found/);
  await page.keyboard.press('r');
  const reel = page.getByRole('dialog', { name: 'Reel' });
  await expect(reel.getByText(/^1 of \d+$/)).toBeVisible();
  const first = await reel.getByRole('heading', { level: 2 }).textContent();
  await page.keyboard.press('j');
  await expect(reel.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(reel.getByRole('heading', { level: 2 })).toHaveText(first!);
  await page.keyboard.press('s');
  await expect(reel.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.keyboard.press('u');
  const question = page.getByRole('dialog', { name: /^Unlock .+’s contact\?$/ });
  await question.getByRole('button', { name: 'Unlock for free' }).click();
  await expect(page.getByRole('dialog', { name: /’s contact$/ }).getByRole('link', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reel.getByRole('link', { name: /^Message/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reel).toBeHidden();
  const counts = page.getByRole('complementary', { name: 'Filters' }).getByText(/^\d+$/);
  await expect(counts.first()).toBeVisible();
  await button(page, 'Saved (1)').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(counts).toHaveCount(0);
});

test('five favourites are free; a sixth says that Premium lifts the limit', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  const marks = page.getByRole('button', { name: /^Save [A-Z]/ });
  await expect(marks.nth(6)).toBeVisible();
  for (let index = 0; index < 5; index++) {
    await marks.nth(index).click();
    await expect(button(page, `Saved (${index + 1})`)).toBeVisible();
  }
  await marks.nth(5).click();
  await expect(page.getByText('Free plan: save up to 5 people')).toBeVisible();
  await expect(button(page, 'Saved (5)')).toBeVisible();
});

test('a search is saved under a name, deleted and brought back, and reopened; alerts require Premium', async ({
  page,
}) => {
  await newCompany(page);
  await page.goto('/company/search-talent?q=closer');
  await button(page, 'Saved searches').click();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expect(dialog.getByLabel('Search name')).toBeFocused();
  await dialog.getByLabel('Search name').fill('Closers');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByRole('button', { name: 'Delete Closers' }).click();
  await expect(dialog.getByText('No saved searches yet.')).toBeVisible();
  // Pressing a toast doesn't close the dialog below it.
  await button(page, 'Undo').click();
  await dialog.getByRole('button', { name: 'Email me new results for Closers' }).click();
  await expect(page.getByText('Email alerts and advanced filters come with Premium.')).toBeVisible();
  await page.goto('/company/search-talent');
  await button(page, 'Saved searches').click();
  await dialog.getByRole('button', { name: 'Closers', exact: true }).click();
  await expect(page).toHaveURL('/company/search-talent?q=closer');
});

test('blind mode shows no name, photo or video until revealed', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await button(page, 'Blind mode').click();
  await expect(button(page, 'Show this person').first()).toBeVisible();
  await expect(page.getByRole('article').locator('img, video')).toHaveCount(0);
  await expect(
    page
      .getByRole('article')
      .getByText(/^\d+ more skills?$/)
      .last(),
  ).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cutTexts(page)).toEqual([]);
  await button(page, 'Show this person').first().click();
  await expect(page.getByRole('article').locator('img')).toHaveCount(1);
});

test('the narrowest phones show the full names of unlocked people', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, '/company/auth', company);
  await expect(page).toHaveURL('/company/search-talent');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.filter({ hasText: 'Harpreet Singh' })).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('filters read from the text are chips; a removed one is not read again', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  const field = page.getByRole('searchbox');
  await field.fill('wizard closer in lisboa, teletrabajo');
  await expect(button(page, 'Remove Lisbon')).toBeVisible();
  const remote = page.getByRole('checkbox', { name: 'Remote' });
  await expect(remote).toBeChecked();
  await expect(page.getByText(/^No exact match for “wizard”/)).toBeVisible();
  await remote.click();
  await expect(field).toHaveValue('wizard closer in lisboa');
  await expect(remote).not.toBeChecked();
  await expect(button(page, 'Remove Remote')).toBeHidden();
  await expect(button(page, 'Remove Lisbon')).toBeVisible();
  await field.fill('spanish sells spanish wine');
  await button(page, 'Remove Spanish').click();
  await expect(page).toHaveURL(/unread/);
  await field.fill('qwrtplk');
  await expect(page).not.toHaveURL(/unread/);
  await expect(page.getByText('No one matches “qwrtplk”.', { exact: false })).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });
  test('chips are named in Spanish', async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent?q=cerrador%20senior%20que%20hable%20ingl%C3%A9s');
    await expect(button(page, 'Quitar Inglés')).toBeVisible();
    await button(page, 'Quitar Sénior').click();
    await expect(button(page, 'Quitar Sénior')).toBeHidden();
    await expect(button(page, 'Quitar Inglés')).toBeVisible();
  });
});
