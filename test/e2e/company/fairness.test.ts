import { type Page, expect, test } from '@playwright/test';
import { DEMO_PASSWORD, withOwnAddress } from '../support/people.ts';

const PATH = '/company/search-talent';
const NEUTRAL = 'Sales closer with 3+ years of experience in negotiation and cold calling.';

test.beforeEach(withOwnAddress);

const enter = (page: Page) =>
  page.request.post('/api/session', { data: { email: 'company@northwind.example', password: DEMO_PASSWORD } });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('four tabs are in the URL, work by keyboard and mouse, and go back and forward', async ({ page }) => {
  await enter(page);
  await page.goto(PATH);
  await expect(title(page)).toHaveText(/results found$/);
  await expect(page.getByRole('tab')).toHaveText(['Search Talent', 'AI Feedback', 'Bias Detection', 'Analytics']);
  await tab(page, 'Search Talent').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PATH}?tab=ai`);
  await expect(page.getByRole('group', { name: 'AI Feedback' })).toBeVisible();
  await tab(page, 'Bias Detection').click();
  await expect(title(page)).toHaveText('Bias Detection');
  await tab(page, 'Analytics').click();
  await expect(title(page)).toHaveText('Analytics');
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?tab=bias`);
  await page.goForward();
  await expect(page).toHaveURL(`${PATH}?tab=analytics`);
  await page.reload();
  await expect(tab(page, 'Analytics')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Search Talent').click();
  await expect(page).toHaveURL(PATH);
});

test('an AI filter set in its tab also applies in search', async ({ page }) => {
  await enter(page);
  await page.goto(`${PATH}?tab=ai`);
  await page.getByRole('combobox', { name: 'Clarity' }).click();
  await page.getByRole('option', { name: /Excellent/ }).click();
  await expect(page).toHaveURL(`${PATH}?tab=ai&minClarity=7`);
  await tab(page, 'Search Talent').click();
  await expect(page.getByRole('button', { name: 'Remove Clarity 7+' })).toBeVisible();
});

test('a job description survives a reload until it is cleared, and the next account does not see it', async ({
  page,
}) => {
  await enter(page);
  await page.goto(`${PATH}?tab=bias`);
  const jobDescription = page.getByLabel('Job description', { exact: true });
  await jobDescription.fill(NEUTRAL);
  await page.reload();
  await expect(jobDescription).toHaveValue(NEUTRAL);
  await page.request.post('/api/session', { data: { email: 'admin@closeup.example', password: DEMO_PASSWORD } });
  await page.reload();
  await expect(jobDescription).toHaveValue('');
  await enter(page);
  await page.reload();
  await jobDescription.fill('');
  await page.reload();
  await expect(jobDescription).toHaveValue('');
});

test('a company analyses a job description, answers the survey, and sees who moves and why', async ({ page }) => {
  await enter(page);
  await page.goto(`${PATH}?tab=bias`);
  const run = page.getByRole('button', { name: 'Run bias analysis' });
  const jobDescription = page.getByLabel('Job description', { exact: true });
  await run.click();
  await expect(page.getByText('Please fill out this field to continue')).toBeVisible();
  await jobDescription.fill('?!');
  await run.click();
  await expect(page.getByText('Describe the job in words')).toBeVisible();
  await jobDescription.fill('Close deals. '.repeat(1000));
  await run.click();
  await expect(page.getByText('Shorten the job description to 10,000 characters. It has 12,999.')).toBeVisible();

  await jobDescription.fill(`${NEUTRAL} You live in Madrid. Native English speakers only. No tattoos.`);
  let started = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/fairness/analyses')) started++;
  });
  await run.dblclick();
  await expect(page.getByText(/^Bias analysis completed for \d+ real candidates$/)).toBeVisible();
  expect(started).toBe(1);
  await expect(page.getByRole('heading', { name: 'This job description turns people away' })).toBeVisible();
  await expect(page.getByText(/^Tested on \d+ job descriptions/)).toBeVisible();
  const findings = page.getByRole('list', { name: 'What we found' });
  await expect(findings.getByRole('listitem')).toHaveCount(2);
  await findings.getByRole('button', { name: /^Use “Fluent English”/ }).click();
  await expect(jobDescription).toHaveValue(/Madrid\. Fluent English\. No tattoos\.$/);
  const next = findings.getByRole('button', { name: 'Remove “No tattoos”' });
  await expect(next).toBeFocused();
  await next.click();
  await expect(jobDescription).toHaveValue(/Fluent English\.$/);
  await expect(page.getByRole('heading', { name: 'All marked words are gone' })).toBeVisible();

  const survey = page.getByRole('dialog', { name: 'What did you think?' });
  await expect(survey).toBeHidden();
  await page.getByRole('button', { name: 'Answer the survey' }).scrollIntoViewIfNeeded();
  await survey.getByRole('button', { name: 'Submit' }).click();
  await expect(survey.getByText('Please complete the survey')).toBeVisible();
  await survey.getByRole('radiogroup', { name: 'Did you notice bias?' }).getByText('Yes').click();
  await survey.getByRole('radiogroup', { name: 'Which ranking do you trust more?' }).getByText('Blind').click();
  await survey.getByLabel('Comment (optional)').fill('Madrid again');
  await survey.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(survey).toBeHidden();
  await expect(page.getByRole('button', { name: 'Answer the survey' })).toBeHidden();

  await expect(page.getByRole('heading', { name: /^This job description rewards: .*Madrid/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Standard ranking' }).getByRole('listitem')).toHaveCount(12);
  await expect(
    page
      .getByRole('list', { name: 'Blind ranking' })
      .getByText(/^up \d+ place/)
      .first(),
  ).toBeAttached();
  const people = page.getByRole('region', { name: 'Each candidate' });
  await expect(people.locator('video, img')).toHaveCount(0);
  await people.getByRole('button', { name: 'Show video' }).first().click();
  await expect(page.getByRole('dialog').locator('video')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await tab(page, 'Analytics').click();
  await tab(page, 'Bias Detection').click();
  await expect(jobDescription).toHaveValue(/Madrid/);
  await jobDescription.fill(NEUTRAL);
  await expect(page.getByText('You’ve changed the job description since this analysis.')).toBeVisible();
  await run.click();
  await expect(page.getByRole('heading', { name: 'No listed word found' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'No one’s score here depends on their name, city or country' }),
  ).toBeVisible();
});

test('no candidates, a failure and no session have their own texts', async ({ page }) => {
  await enter(page);
  await page.goto(`${PATH}?q=nobody&tab=bias`);
  const run = page.getByRole('button', { name: 'Run bias analysis' });
  await page.getByLabel('Job description', { exact: true }).fill(NEUTRAL);
  await run.click();
  await expect(page.getByText(/^No results found/)).toBeVisible();
  for (const [answer, text] of [
    ['abort', 'Failed to analyze bias'],
    [{ status: 500, body: '{"code":"unexpected","message":"x"}' }, 'Analysis failed'],
  ] as const) {
    await page.route('**/api/fairness/analyses', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ ...answer, contentType: 'application/json' }),
    );
    await run.click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.unroute('**/api/fairness/analyses');
  }
  await page.context().clearCookies();
  await run.click();
  await expect(page.getByText('User not authenticated')).toBeVisible();
});

test('platform stats load, with Retry when they fail', async ({ page }) => {
  await enter(page);
  await page.route('**/api/analytics/platform', (route) => route.abort());
  await page.goto(`${PATH}?tab=analytics`);
  await expect(page.getByText('Failed to load analytics data')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/analytics/platform');
  await page.getByRole('button', { name: 'Retry' }).click();
  const conversion = page.getByRole('region', { name: 'Conversion rate' });
  await expect(conversion.getByText(/^\d+(\.\d)?%$/).first()).toBeVisible();
  await expect(conversion.getByText(/^(Excellent|Good|Needs improvement)$/)).toBeVisible();
  await expect(page.getByText(/^Responses appear once at least 5 companies have answered/)).toBeVisible();
});

test('a platform without data says so', async ({ page }) => {
  await enter(page);
  const nothing = { unlocks: 0, talentProfiles: 0, conversionRate: 0, conversionLevel: 'needs_improvement' };
  await page.route('**/api/analytics/platform', (route) =>
    route.fulfill({ json: { ...nothing, feedback: null, survey: null, calls: null } }),
  );
  await page.goto(`${PATH}?tab=analytics`);
  await expect(page.getByText('No analytics data available')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });
  test('the tabs and an analysis speak Spanish', async ({ page }) => {
    await enter(page);
    await page.goto(`${PATH}?tab=bias`);
    await expect(page.getByRole('tab')).toHaveText([
      'Buscar talento',
      'Valoración de IA',
      'Detección de sesgos',
      'Analítica',
    ]);
    await page.getByLabel('Oferta de empleo').fill('Closer de ventas en Madrid con 3 años de experiencia.');
    await page.getByRole('button', { name: 'Analizar sesgos' }).click();
    await expect(page.getByText(/^Análisis de sesgos completado para \d+ candidatos reales$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Esta oferta premia: .*Madrid/ })).toBeVisible();
    await tab(page, 'Analítica').click();
    await expect(page.getByRole('heading', { name: 'Tasa de conversión' })).toBeVisible();
  });
});
