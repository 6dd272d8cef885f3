import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleHere } from '../support/accessible.ts';
import { button, heading, withoutRenderedData } from '../support/controls.ts';
import { expect, say, test } from '../support/localized-test.ts';
import { openTalentProfile, signIn, withOwnAddress } from '../support/people.ts';

const CLIP = join(import.meta.dirname, '../../../demo/clips/tomas-sales-closer.mp4');
const DONE = { timeout: 60_000 };

test.beforeEach(withOwnAddress);

/** Sets `wasStranded` once the page says that an upload began in another browser. */
const watchForStranded = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      if (/another browser|otro navegador/.test(document.body.innerText)) Object.assign(window, { wasStranded: true });
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

test('on a phone: a beep gets no scores but advice; a good take is agreed to, scored, published, shared and contested', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTalentProfile(page);
  await page.getByRole('link', { name: 'Feedback' }).last().click();
  await expect(heading(page, 'Get AI Video Feedback')).toBeVisible();

  await button(page, 'Record Video').click();
  await button(page, 'Start recording').click();
  await expect(page.getByText('0:02')).toBeVisible({ timeout: 20_000 });
  await button(page, 'Stop').click();
  await button(page, 'Use this video').click();
  await expect(page.getByText('Your take is ready to analyze')).toBeVisible();
  await page.reload();
  await button(page, 'Analyze Video').click();
  await expect(page.getByRole('alert')).toHaveText(say('Agree to the analysis first'));
  await expectAccessibleHere(page);
  await page.getByRole('checkbox', { name: /^I agree to have my takes/ }).click();
  await button(page, 'Analyze Video').click();
  await expect(heading(page, 'Not enough speech to score')).toBeVisible(DONE);

  await page.getByRole('link', { name: 'Record New Video' }).click();
  await page.locator('input[type=file]').setInputFiles(CLIP);
  await watchForStranded(page);
  await button(page, 'Analyze Video').click();
  await expect(heading(page, 'Your voice and its pauses')).toBeVisible(DONE);
  expect(await page.evaluate(() => 'wasStranded' in window)).toBe(false);
  await expect(page.getByText(/Practice take: only you can see it/)).toBeVisible();
  await expectAccessibleHere(page);

  await button(page, 'Use it for a position').click();
  await expect(page.getByRole('combobox', { name: 'Position', exact: true })).toHaveText(say('Sales Closer'));
  await expect(page.getByText('The position’s current video is deleted.')).toBeHidden();
  await button(page, 'Make it the position’s video').click();
  const shown = page.getByRole('switch', { name: /^Show to companies/ });
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(page.getByRole('dialog', { name: 'What companies would see' })).toContainText(/\d[.,]\d/);
  await button(page, 'Show these scores').click();
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();

  const contest = button(page, 'Contest this score');
  await expect(contest).toHaveCount(3);
  await contest.first().click();
  await button(page, 'Send').click();
  await expect(page.getByRole('dialog').getByText('Please fill out this field to continue')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('I paused because of a siren.');
  await button(page, 'Send').click();
  await expect(page.getByText(/We’re looking into it/)).toBeVisible();
  await expect(contest).toHaveCount(2);
  // Answered, it is not offered again: the answer stands.
  await page.route(/\/api\/feedback\/takes\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const take = await response.json();
    const answered = { ...take.contests[0], state: 'kept', answer: 'We heard no siren.' };
    await route.fulfill({ response, json: { ...take, contests: [answered] } });
  });
  await withoutRenderedData(page);
  await page.reload();
  await expect(page.getByText(/We heard no siren/)).toBeVisible();
  await expect(contest).toHaveCount(2);
});

test('on a desktop: the history shows how four takes improved, and every score can be recomputed and played', async ({
  page,
}) => {
  await signIn(page, '/talent/auth', 'talent@closeup.example');
  await expect(page.getByRole('link', { name: 'AI feedback' }).first()).toBeVisible();
  await page.goto('/talent/video-feedback');
  const trend = page.getByRole('table', { name: 'Your scores over time' });
  const rows = trend.locator('tbody tr');
  await expect(rows.nth(3)).toBeAttached();
  const confidence = (await rows.locator('td:nth-child(3)').allInnerTexts()).map((text) =>
    Number(text.replace(',', '.')),
  );
  expect(confidence).toEqual(confidence.toSorted((a, b) => a - b));
  expect(confidence.at(-1)).toBeGreaterThan(confidence[0]!);
  await expectAccessibleHere(page);

  await page
    .locator('ul a')
    .filter({ has: page.getByText('Practice', { exact: true }) })
    .first()
    .click();
  await expect(page.getByRole('table', { name: /^Compared with an earlier take/ })).toBeVisible();
  await button(page, 'How it’s calculated').first().click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Moment in the take' }).fill('4000');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(3.9);
  await page.getByText('Show as a table').click();
  await expect(page.locator('details[open] table').last().getByRole('row').nth(5)).toBeVisible();
  await expectAccessibleHere(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});

test('the switch of a video that may not be analyzed yet leads to where its talent agrees', async ({ page }) => {
  await openTalentProfile(page);
  const videoId = crypto.randomUUID();
  await page.route('**/api/feedback/positions', async (route) => {
    const response = await route.fetch();
    const { items } = (await response.json()) as { items: object[] };
    await route.fulfill({ response, json: { items: items.map((position) => ({ ...position, videoId })) } });
  });
  await page.goto('/talent/video-feedback');
  await page.getByRole('link', { name: 'Analyze Video' }).click();
  await expect(page).toHaveURL(`/talent/video-feedback?take=${videoId}`);
});
