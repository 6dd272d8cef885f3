import { expect, test } from '@playwright/test';
import { PASSWORD, openMailedLink, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test('text read from the teleprompter becomes captions, which are edited, split, replaced from a file, and shown', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `captions-${Date.now()}@talent.example`;
  await page.request.post('/api/accounts/talent', { data: { email, password: PASSWORD, fullName: 'Cora Captions' } });
  await openMailedLink(page, email);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Record Video').click();
  await page.getByText('Teleprompter').click();
  await page.getByLabel('Your script').fill('Hello, I am Cora. I close what others open.');
  await button('Start recording').click();
  await expect(page.getByText('0:03')).toBeVisible({ timeout: 20_000 });
  await button('Stop').click();
  await button('Use this video').click();
  await expect(page.getByText('Video saved ✓')).toBeVisible({ timeout: 90_000 });

  await button('Captions').last().click();
  const editor = page.getByRole('dialog', { name: 'Captions' });
  await expect(editor.getByLabel('Line 1, text')).toHaveValue('Hello, I am Cora.');
  await editor.getByLabel('Line 1, start').fill('soon');
  await button('Save captions').click();
  await expect(editor.getByText('Enter times like 0:12.5, with the end after the start')).toBeVisible();
  await expect(editor.getByLabel('Line 1, start')).toHaveValue('soon');
  await editor.getByLabel('Line 1, start').fill('0:00');
  await editor.getByRole('button', { name: 'Split line 2' }).click();
  await expect(editor.getByLabel('Line 3, text')).toHaveValue('others open.');
  await editor.getByRole('button', { name: 'Remove line 3' }).click();
  await editor.getByLabel('Line 1, text').fill('Good morning, I am Cora.');
  await button('Save captions').click();
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Captions saved' })).toBeVisible();

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.sub').filter({ hasText: 'Good morning, I am Cora.' })).toBeVisible();

  await button('Captions').last().click();
  await editor.locator('input[type=file]').setInputFiles({
    name: 'mine.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nFrom a file\n'),
  });
  await expect(editor.getByLabel('Line 1, text')).toHaveValue('From a file');
  await expect(editor.getByLabel('Line 2, text')).toBeHidden();
});
