import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessibleHere } from '../support/accessible.ts';
import { expect, say, test } from '../support/localized-test.ts';
import { passwordOf, withOwnAddress } from '../support/people.ts';

const PATH = '/admin/demo-analyzer';
const FOLLOWED = '**/api/calls/analyses/followed';
const DEMO = readFileSync(join(import.meta.dirname, '../../../demo/transcripts/product-demo.vtt'), 'utf8');
const SHORT = 'Ana Buyer: How much is it?\nBen Seller: I will send you the offer by Friday.';

test.beforeEach(withOwnAddress);

const enter = (page: Page, email = 'admin@closeup.example') =>
  page.request.post('/api/session', { data: { email, password: passwordOf(email) } });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Call' });
const transcript = (page: Page) => page.getByLabel('Call Transcript');
const results = (page: Page) => page.getByRole('heading', { name: 'Call Analysis Results' });
const openCall = (page: Page, type: string) =>
  page
    .getByRole('region', { name: 'Analyzed calls' })
    .getByRole('link', {
      name: new RegExp(
        `^(${[type, say(type)].map((text) => (text instanceof RegExp ? text.source.replace(/^\^|\$$/g, '') : text)).join('|')})`,
      ),
    })
    .first()
    .click();

/** Pastes ten megabytes as the keyboard does. @returns milliseconds until the page has rendered them */
const pasteMuch = (page: Page) =>
  page.locator('textarea').evaluate(async (area) => {
    const lines = Array.from(
      { length: 190_000 },
      (_, index) => `Ana: I love it, and I will send you the offer ${index}.`,
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', lines.join('\n'));
    const startedAt = performance.now();
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return performance.now() - startedAt;
  });

async function drop(page: Page, name: string, bytes: Uint8Array) {
  await page.getByLabel('Transcript file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

test('an admin analyzes a call, follows each finding to its line, corrects the buyer and starts over', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/admin/audit');
  await page.getByRole('link', { name: 'Demo Call Analyzer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Call Analyzer' })).toBeVisible();
  await expect(
    page.getByText('Analyze demo call transcripts to extract key insights, feedback, and action items using AI'),
  ).toBeVisible();
  const today = await page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString());
  await expect(page.getByLabel('Call Date')).toHaveValue(today.slice(0, 10));
  await expect(transcript(page)).toHaveAttribute('rows', '12');
  await page.getByRole('combobox', { name: 'Call Type' }).click();
  for (const type of ['Product Demo', 'Sales Call', 'User Feedback', 'Discovery Call', 'Follow-up'])
    await expect(page.getByRole('option', { name: type, exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Product Demo', exact: true }).click();

  await expect(analyze(page)).toBeDisabled();
  await transcript(page).fill('  ');
  await expect(analyze(page)).toBeDisabled();
  await transcript(page).press('Control+Enter');
  await expect(page.getByText('Please enter a call transcript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeHidden();

  await transcript(page).fill(DEMO);
  await page.reload();
  await expect(transcript(page)).toHaveValue(DEMO);
  await page.getByLabel('Call Date').fill('2026-11-20');
  await analyze(page).click();
  await expect(page.getByText('Call analysis completed!')).toBeVisible();
  await expect(results(page)).toBeFocused();
  await expect(page).toHaveURL(/call=[0-9a-f-]{36}$/);
  for (const name of [
    'Executive Summary',
    'Sentiment over time',
    'What They Liked',
    'Concerns Raised',
    'Feature Requests',
    'Action Items',
    'Additional Insights',
    'Key Insights Summary',
    'How the call went',
    'Speakers',
    'Transcript',
  ])
    await expect(page.getByRole('heading').filter({ hasText: name }).first()).toBeVisible();
  await expect(page.getByText(/Engagement$/).first()).toBeVisible();

  const concern = page
    .getByRole('region', { name: /^Concerns Raised/ })
    .getByRole('button', { name: /^Show in the transcript/ })
    .first();
  await concern.click();
  const line = page
    .locator('li[aria-current=true]')
    .filter({ has: page.getByRole('button', { name: 'Back to the finding' }) });
  await expect(line).toBeInViewport();
  await expect(line).toBeFocused();
  await line.getByRole('button', { name: 'Back to the finding' }).click();
  await expect(concern).toBeFocused();

  const parts = page.getByRole('toolbar', { name: 'Parts of the call' }).getByRole('button');
  await parts.first().focus();
  await page.keyboard.press('End');
  await expect(parts.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Positive sentences' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('product-demo-2026-11-20.ics');

  const side = page.getByRole('combobox', { name: 'Side of Omar Haddad' });
  await side.click();
  await page.getByRole('option', { name: 'This is the seller' }).click();
  await expect(page.getByText(/^Call analyzed again with /)).toBeVisible();
  await expect(page.getByText('you said so')).toBeVisible();
  await page.reload();
  await expect(side).toHaveText(say('Seller'));

  await page.getByRole('button', { name: 'New Analysis' }).click();
  await expect(results(page)).toBeHidden();
  await expect(transcript(page)).toHaveValue('');
  await expect(page).toHaveURL(PATH);
});

test('a transcript in another language says so instead of being completed', async ({ page }) => {
  await enter(page);
  await page.goto(PATH);
  await page.getByRole('combobox', { name: 'Call Type' }).click();
  await page.getByRole('option', { name: 'User Feedback', exact: true }).click();
  await transcript(page).fill(
    'Ana: Oui, j’aime beaucoup la vidéo, on voit tout de suite qui sait vendre.\nLuc: Merci. Je vous envoie le contrat vendredi.',
  );
  await analyze(page).click();
  await expect(page.getByText('We couldn’t read this transcript', { exact: true })).toBeVisible();
  await expect(results(page)).toBeVisible();
  await expect(page.getByText('Call analysis completed!')).toBeHidden();
});

test('a call with little content shows every fallback', async ({ page }) => {
  await enter(page);
  await page.goto(PATH);
  await page.getByRole('combobox', { name: 'Call Type' }).click();
  await page.getByRole('option', { name: 'Follow-up', exact: true }).click();
  await transcript(page).fill('Ana: Good morning.\nBen: Good morning.');
  await analyze(page).click();
  await expect(results(page)).toBeVisible();
  for (const text of [
    'No specific positive points identified',
    'No major concerns identified',
    'No specific feature requests mentioned',
    'No specific action items identified',
    'Not clearly identified',
    'None mentioned',
    'No pricing discussion',
    'No timeline mentioned',
    'The call is too short to show how the sentiment changed',
    'This call is very short. Few findings don’t mean that little happened.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Not enough evidence', { exact: true }).first()).toBeVisible();
});

test('file types are detected from bytes, and failures say why and lose nothing', async ({ page }) => {
  await enter(page);
  await page.goto(PATH);
  const paragraphs = SHORT.split('\n').map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  await drop(page, 'call.docx', zipSync({ 'word/document.xml': strToU8(xml) }));
  await expect(transcript(page)).toHaveValue(SHORT);
  await drop(page, 'call.txt', new Uint8Array([0xff, 0xfe, ...Buffer.from('Peña: ¿Cuánto cuesta?', 'utf16le')]));
  await expect(transcript(page)).toHaveValue('Peña: ¿Cuánto cuesta?');
  await drop(page, 'empty.vtt', new Uint8Array());
  await expect(page.getByText('This file is empty. Choose another one.')).toBeVisible();
  const bomb = strToU8(xml.replace('<w:document', '<!DOCTYPE x [<!ENTITY a "a">]><w:document'));
  for (const bytes of [new Uint8Array(5000).map((_, index) => index % 7), zipSync({ 'word/document.xml': bomb })]) {
    await transcript(page).fill(SHORT);
    await drop(page, 'call.docx', bytes);
    await expect(page.getByText(/^We couldn’t read this file/)).toBeVisible();
    await expect(transcript(page)).toHaveValue(SHORT);
  }

  for (const [answer, text] of [
    ['abort', 'Failed to analyze call'],
    [
      {
        status: 429,
        json: {
          defined: true,
          code: 'rate_limited',
          status: 429,
          message: 'Too many attempts',
          data: { retryAfterSeconds: 5 },
        },
      },
      'Too many attempts',
    ],
    [
      {
        contentType: 'text/event-stream',
        body: event({ success: false, analysis: null, error: 'x', problem: 'no_words' }),
      },
      /^There are no words in this transcript/,
    ],
    [{ contentType: 'text/event-stream', body: '' }, 'Failed to analyze call'],
  ] as const) {
    await page.route(FOLLOWED, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await analyze(page).click();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(analyze(page)).toBeEnabled();
    await expect(transcript(page)).toHaveValue(SHORT);
    await page.unroute(FOLLOWED);
  }
  await expect(page.getByRole('button', { name: 'New Analysis' })).toBeHidden();
});

const event = (answer: object) => `event: message\ndata: ${JSON.stringify({ answer })}\n\n`;

test('ten megabytes can be pasted at once, progress is shown in words, and cancel works', async ({ page }) => {
  await enter(page);
  await page.goto(PATH);
  await expect(transcript(page)).toBeVisible();
  expect(await pasteMuch(page)).toBeLessThan(3000);
  await expect(page.getByText(/10[.,]\d{3}[.,]\d{3}/)).toBeVisible();
  await expect(page.getByText('Only the beginning is shown here. We analyze the whole text.')).toBeVisible();
  await analyze(page).click();
  await expect(page.getByRole('button', { name: 'Analyzing Call...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await expect(page.getByText('Finding what matters in the call…').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Analysis canceled. Your transcript is still here.')).toBeVisible();
  await expect(page.getByText(/10[.,]\d{3}[.,]\d{3}/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(transcript(page)).toHaveValue('');
});

test('the history can be searched, opened, deleted and restored; others have no such page', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page);
  await page.goto(PATH);
  const history = page.getByRole('region', { name: 'Analyzed calls' });
  const search = history.getByRole('searchbox');
  await search.fill('kelechi');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await search.fill('nobody at all');
  await expect(history.getByText('No call matches that.')).toBeVisible();
  await history.getByRole('button', { name: 'Clear search' }).click();
  await openCall(page, 'Discovery Call');
  await expect(results(page)).toBeVisible();
  await search.fill('kelechi');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history
    .getByRole('listitem')
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(page.getByText('Analysis deleted')).toBeVisible();
  await expect(results(page)).toBeHidden();
  await expect(history.getByText('No call matches that.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Analysis restored')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(1);

  await page.goto(`${PATH}?call=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This analysis no longer exists')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const email of [undefined, 'company@northwind.example']) {
    if (email) await enter(other, email);
    await other.goto(PATH);
    await expect(other.getByRole('heading', { name: /^(Oops! Page not found|¡Vaya! .+)$/ })).toBeVisible();
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px nothing is cut off, and axe finds nothing serious`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page);
    await page.goto(PATH);
    await expect(page.getByRole('region', { name: 'Analyzed calls' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessibleHere(page);
    await openCall(page, 'Product Demo');
    await expect(page.getByRole('region', { name: /^Transcript, lines/ })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expectAccessibleHere(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    await expectAccessibleHere(page);
  });
