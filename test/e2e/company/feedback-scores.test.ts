import type { Page } from '@playwright/test';
import type { TalentCard } from '#contract/search/search.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, toast } from '../support/controls.ts';
import { passwordOf, withOwnAddress } from '../support/people.ts';
import { expect, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

const COMPANY = 'company@northwind.example';
const TALENT = 'talent@closeup.example';
const ADMIN = 'admin@closeup.example';
const NONE = 'No AI feedback available';

const enter = (page: Page, email: string) =>
  page.request.post('/api/session', { data: { email, password: passwordOf(email) } });
const ask = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json();

test('a company sees scores at a glance, filters and sorts by them, and learns what they mean', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, COMPANY);
  const all: TalentCard[] = (await ask(page, '/search/talents')).items;
  const scored = all.find(({ scores }) => scores !== null)!;
  const unscored = all.find(({ scores }) => scores === null)!;
  const card = ({ positionId }: TalentCard) => page.locator(`[data-position="${positionId}"]`);

  await page.goto('/company/search-talent');
  await expect(card(unscored).getByText(NONE)).toBeVisible();
  await expect(card(scored).getByText(NONE)).toBeHidden();
  await card(scored)
    .getByRole('button', { name: /^Explain the AI feedback of/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Communication' })).toBeVisible();
  await expect(dialog.getByText('What it never measures')).toBeVisible();
  await expect(dialog.getByText(/Vocal delivery correlates with job performance/)).toBeVisible();
  await expect(dialog.getByText(/^Local analyst/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const filters = await ask(page, '/search/filters');
  const excellent: number = filters.minClarity.find(({ value }: { value: number }) => value === 7).count;
  await page.getByRole('tab', { name: 'AI Feedback' }).click();
  await page.getByRole('combobox', { name: 'Clarity', exact: true }).click();
  await page.getByRole('option').filter({ hasText: /^7\+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${excellent} results found` })).toBeVisible();
  await expect(page.getByText(/^This filter hides .+ without AI feedback/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'By clarity' }).click();
  await expect(page.getByText(/^Highest .+ score first/)).toBeVisible();
  const sorted: TalentCard[] = (await ask(page, '/search/talents?minClarity=7&sort=clarity')).items;
  const rest = sorted.filter(({ isBoosted }) => !isBoosted).map(({ scores }) => scores!.clarity);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  const shown = page.locator('[data-position]');
  await expect
    .poll(() => shown.evaluateAll((cards) => cards.map((one) => one.getAttribute('data-position'))))
    .toEqual(sorted.map(({ positionId }) => positionId));
  await expectAccessible(page);

  await page.goto('/company/dashboard');
  await page.getByRole('tab', { name: 'AI Feedback' }).click();
  const contacts: { scores: unknown }[] = (await ask(page, '/contacts')).items;
  const rows = page.getByRole('listitem').filter({ has: page.getByText(/^AI feedback: communication/) });
  await expect(rows.filter({ visible: true })).not.toHaveCount(0);
  expect(contacts.some(({ scores }) => scores !== null)).toBe(true);
  await expectAccessible(page);
});

test('an admin hides a contested score: it is gone from search, and the talent sees why', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const visit = async (email: string) => {
    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await enter(other, email);
    return other;
  };
  const [talent, company] = [await visit(TALENT), await visit(COMPANY)];
  const shared = async () =>
    (await ask(talent, '/feedback/positions')).items.find(
      ({ scores, sharedAt }: { scores: unknown; sharedAt: unknown }) => scores && sharedAt,
    );
  const { positionId, videoId } = await shared();
  const reason = 'A lorry passed at the tenth second.';
  const contested = await talent.request.post(`/api/feedback/takes/${videoId}/contests`, {
    data: { score: 'confidence', reason },
  });
  // A repeated run finds the contest of the first one.
  expect([200, 409]).toContain(contested.status());
  const scoresNow = async () => (await ask(company, `/search/talents/${positionId}`)).scores;
  expect(await scoresNow()).not.toBeNull();
  const views = (await ask(talent, '/feedback/score-views')).items;
  expect(views).toContainEqual(expect.objectContaining({ companyName: 'Northwind', scores: await scoresNow() }));

  await enter(page, ADMIN);
  await page.goto('/admin/contested-scores');
  const open: { reason: string }[] = (await ask(page, '/admin/contests')).items;
  if (!open.some((one) => one.reason === reason)) await page.getByRole('radio', { name: /^Kept/ }).click();
  await page.getByRole('listitem').getByText(reason).first().click();
  const panel = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Evidence' }) });
  await expect(panel.getByRole('blockquote')).toHaveText(reason);
  await expect(panel.getByRole('slider').first()).toBeVisible();
  await expect(panel.getByRole('table').filter({ visible: true })).toHaveCount(1);
  await expect(panel.getByText('Companies see these scores')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Hide the scores').click();
  await expect(panel.getByText('Explain your decision')).toBeVisible();
  const answer = 'You are right: the noise is clearly not yours.';
  await panel.getByLabel('Your answer').fill(answer);
  await button(page, 'Hide the scores').click();
  await expect(toast(page, 'Scores hidden')).toBeVisible();
  await expect.poll(scoresNow, { timeout: 2000 }).toBeNull();
  await company.goto(`/company/search-talent?play=${positionId}`);
  await expect(company.getByRole('dialog').getByText(NONE)).toBeVisible();
  await talent.goto('/messages');
  await expect(talent.getByText(answer).first()).toBeVisible();

  await page.getByRole('radio', { name: /^Hidden/ }).click();
  await page.getByRole('listitem').getByText(reason).first().click();
  await panel.getByLabel('Your answer').fill('We listened once more.');
  await button(page, 'Show the scores again').click();
  await expect(toast(page, 'Score kept')).toBeVisible();
  await expect.poll(scoresNow, { timeout: 2000 }).not.toBeNull();
  for (const other of [talent, company]) await other.context().close();
});
