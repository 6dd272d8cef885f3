import { expect, test } from '@playwright/test';
import { signIn } from '../support/people.ts';

test.describe('uploading a file', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, '/talent/auth', 'talent@closeup.example');
    await page.getByRole('button', { name: 'Add position' }).click();
    await expect(page.getByRole('button', { name: 'Upload Video' })).toBeVisible();
  });
  test.afterEach(async ({ page }) => {
    await page.getByRole('button', { name: 'Remove position' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove position' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a file of an unsupported type is refused beside the button', async ({ page }) => {
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByRole('alert')).toHaveText('Formato no válido: application/pdf. Use MP4, MOV, WEBM o AVI');
  });

  test('a text file named .mp4 is refused beside the button, a photo by the server, with the reason', async ({
    page,
  }) => {
    const choose = (begin: string) =>
      page
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.from(begin.padEnd(400)) });
    await choose('I am not a video.');
    await expect(page.getByRole('alert')).toHaveText('We can’t read this file as a video. Choose another one.');
    await choose('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    const reason = page.getByText('We don’t support this video format.');
    await expect(reason).toBeVisible({ timeout: 30_000 });
    const text = (await reason.boundingBox())!;
    const next = (await reason.locator('xpath=following::button[1]').boundingBox())!;
    expect(next.y - text.y - text.height).toBeLessThan(30);
    await expect(page.getByRole('button', { name: 'Choose another video' })).toBeVisible();
  });

  test('typed text survives, and leaving unsaved changes asks first', async ({ page }) => {
    await page.getByLabel('Full name').fill('Marta R. Ribeiro');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.getByRole('link', { name: /home page/ }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Marta R. Ribeiro');
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Please fill out this field to continue')).toBeVisible();
    await page.getByLabel('Full name').fill('Marta Ribeiro');
  });
});
