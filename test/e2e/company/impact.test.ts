import { type Page, expect, test } from '@playwright/test';
import { violationsOn } from '../support/accessible.ts';
import { DEMO_PASSWORD, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

const enter = (page: Page, email: string) =>
  page.request.post('/api/session', { data: { email, password: DEMO_PASSWORD } });
const declared = async (page: Page) => (await (await page.request.get('/api/talent/categories')).json()).declared;

test('talent declare their categories with consent, change them, and withdraw them', async ({ page }) => {
  await enter(page, 'talent@closeup.example');
  await page.goto('/talent/profile');
  await page.getByRole('button', { name: 'Answer two questions' }).click();
  const save = page.getByRole('button', { name: 'Save answers' });
  await page.getByLabel('Sex', { exact: true }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await save.click();
  await expect(page.getByText('Check the box to agree')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose an answer' })).toHaveCount(1);
  await expect(page.getByLabel('Sex', { exact: true })).toHaveText('Female');
  await page.getByLabel('Race or ethnicity').click();
  await page.getByRole('option', { name: 'Prefer not to say' }).click();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await save.click();
  await expect(page.getByText('Answers saved')).toBeVisible();
  await expect(page.getByText(/^You answered on .* Only you can see your answers\.$/)).toBeVisible();
  await expect(page.getByText('Female')).toBeHidden();
  expect(await declared(page)).toMatchObject({ sex: 'female', race: 'undisclosed' });

  await page.reload();
  await page.getByRole('button', { name: 'See or change answers' }).click();
  await expect(page.getByLabel('Sex', { exact: true })).toHaveText('Female');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByText('Answers deleted')).toBeVisible();
  expect(await declared(page)).toBeNull();
  await expect(page.getByRole('button', { name: 'Answer two questions' })).toBeVisible();
});

test('a company prints the record of an analysis, which refers to the impact ratios that an admin sees', async ({
  page,
}) => {
  await enter(page, 'company@northwind.example');
  await page.goto('/company/search-talent?tab=bias');
  await page
    .getByLabel('Job description', { exact: true })
    .fill('Sales closer with 3+ years of experience in negotiation and cold calling.');
  await page.getByRole('button', { name: 'Run bias analysis' }).click();
  // The survey opens once its button is in view.
  await page.getByRole('button', { name: 'Answer the survey' }).scrollIntoViewIfNeeded();
  await page.getByRole('dialog', { name: 'What did you think?' }).getByRole('button', { name: 'Close' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open for printing' }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Audit record of a bias analysis');
  const compared = await sheet.getByRole('heading', { name: /^\d+ positions/ }).textContent();
  await expect(sheet.getByRole('row')).toHaveCount(1 + Number.parseInt(compared!, 10));
  expect(await violationsOn(sheet)).toEqual([]);
  const hash = (await sheet
    .getByText(/^Platform report of/)
    .locator('code')
    .textContent())!;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await sheet.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('navigation')).toHaveCount(0);
  const ink = await sheet.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(22, 18, 14)');
  for (const [format, width] of [
    ['A4', 595],
    ['Letter', 612],
  ] as const)
    expect((await sheet.pdf({ format })).toString('latin1')).toContain(`/MediaBox [0 0 ${width}`);

  await enter(page, 'admin@closeup.example');
  await page.goto('/admin/impact-ratios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impact ratios');
  await expect(page.getByText(hash)).toBeVisible();
  await expect(page.getByText('Too few people have declared these categories to show this table.')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Scoring' }).click();
  await expect(page.getByText(/^Scored above the median:/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^impact-ratios-\d{4}-\d\d\.csv$/);
  expect(await violationsOn(page)).toEqual([]);
});
