import { mkdtempSync, openSync, truncateSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { makeClip } from '../../media/make-clip.ts';
import { button, toast, withoutRenderedData } from '../support/controls.ts';
import { newTalent, openTalentProfile, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

test.describe('video', () => {
  async function hugeFile() {
    const path = join(mkdtempSync(join(tmpdir(), 'closeup-huge-')), 'me.mp4');
    closeSync(openSync(path, 'w'));
    truncateSync(path, 101 * 1024 * 1024);
    return path;
  }
  const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('input[type=file]').last().setInputFiles(file);
  const clip = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('not read') });

  test('the guest flow has its own texts for format and size, and does not accept AVI', async ({ page }) => {
    await page.goto('/guest-video-recording');
    for (const file of [clip('cv.pdf', 'application/pdf'), clip('me.avi', 'video/x-msvideo')]) {
      await choose(page, file);
      await expect(page.getByRole('alert')).toHaveText('Please upload a video in MP4, MOV or WEBM format');
    }
    await choose(page, await hugeFile());
    await expect(page.getByRole('alert')).toHaveText('Video must be less than 100MB');
  });

  test('the profile flow has its own too', async ({ page }) => {
    await openTalentProfile(page);
    await choose(page, clip('cv.pdf', 'application/pdf'));
    await expect(page.getByRole('alert')).toHaveText('Formato no válido: application/pdf. Use MP4, MOV, WEBM o AVI');
    await choose(page, await hugeFile());
    await expect(page.getByRole('alert')).toHaveText('El video debe ser menor a 100MB. Tu archivo es 101.0MB');
  });

  test('a file longer than two minutes is refused before it is uploaded', async ({ page }) => {
    await openTalentProfile(page);
    let starts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/videos')) starts++;
    });
    const path = join(mkdtempSync(join(tmpdir(), 'closeup-long-')), 'me.webm');
    await makeClip(path, {
      format: 'webm',
      picture: 'testsrc2=size=64x64:rate=5:duration=125,format=yuv420p',
      pictureCodec: 'libvpx',
      pictureOptions: { deadline: 'realtime', 'cpu-used': 8, b: 200_000 },
    });
    await choose(page, path);
    await expect(page.getByText('Video must be at most 2 minutes long')).toBeVisible();
    expect(starts).toBe(0);
  });

  test('the recorder stops automatically at 2:00', async ({ page }) => {
    await page.clock.install();
    await page.goto('/guest-video-recording');
    await button(page, 'Record Video').click();
    await button(page, 'Start recording').click();
    await page.clock.runFor(4000);
    await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
    await page.clock.runFor(117_000);
    await expect(button(page, 'Stop')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(button(page, 'Use this video')).toBeVisible();
    await expect(button(page, 'Stop')).toBeHidden();
  });

  test("a video with an invalid public URL fails with 'Invalid public URL generated'", async ({ page }) => {
    await newTalent(page);
    await withoutRenderedData(page);
    await page.route('**/api/talent/profile', async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const [position] = profile.positions;
      position.videos = [
        {
          id: position.id,
          positionId: position.id,
          state: 'failed',
          step: null,
          progressPercent: 100,
          failure: 'invalid_public_url',
          originalName: 'me.mp4',
          sizeBytes: 1,
          uploadUrl: null,
          playable: null,
          moderationNotes: null,
          moderation: 'pending',
          isSubmittedAgain: false,
          createdAt: new Date().toISOString(),
        },
      ];
      await route.fulfill({ response, json: profile });
    });
    await page.goto('/talent/profile');
    await expect(page.getByText('Invalid public URL generated')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(toast(page, 'An error occurred')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
