import { type Page, expect, test } from '@playwright/test';
import { button, withoutRenderedData } from '../support/controls.ts';
import { newTalent, openTalentProfile, withOwnAddress } from '../support/people.ts';

test.beforeEach(withOwnAddress);

const SCRIPT = 'I sell software in Spain and Portugal. '.repeat(8);
const FLOWS = {
  guest: (page: Page) => page.goto('/guest-video-recording'),
  profile: openTalentProfile,
};

async function beginRecording(page: Page) {
  await button(page, 'Record Video').click();
  await button(page, 'Start recording').click();
  await expect(page.getByText('0:02')).toBeVisible({ timeout: 20_000 });
}

/** Parts of the recorder that a press would not hit, because they are off screen or under a bar. */
const hiddenParts = (page: Page, control: string) =>
  page.evaluate((label) => {
    const stage = document.querySelector('[data-stage]')!;
    const parts = {
      face: stage.querySelector('video')!,
      script: [...stage.querySelectorAll('div')].find((one) => one.ariaHidden && one.textContent.startsWith('I sell'))!,
      timer: stage.querySelector('[role=timer]')!,
      control: [...stage.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === label)!,
    };
    return Object.entries(parts).flatMap(([name, part]) => {
      const { left, top, bottom, width } = part.getBoundingClientRect();
      const isSeen = [top + 2, bottom - 2].every((y) => {
        const met = document.elementFromPoint(left + width / 2, y);
        return met !== null && stage.contains(met);
      });
      return isSeen ? [] : [name];
    });
  }, control);

/** What a press or a key could reach at the screen's edges, besides the stage. */
const reachableElsewhere = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')!;
    const corners = [0, innerWidth - 1].flatMap((x) => [0, innerHeight - 1].map((y) => [x, y] as const));
    const met = corners.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !stage.contains(one));
    const focusable = [...document.querySelectorAll('a[href], button, input, textarea')].filter(
      (one) => !stage.contains(one) && !one.closest('[inert]') && one.checkVisibility(),
    );
    return [...met, ...focusable].map((one) => one?.outerHTML.slice(0, 80));
  });

test.describe('with a script, the face, script, timer and button are in view together from the countdown on', () => {
  // The cookie notice of a first visit takes up room too.
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const [width, height, flows] of [
    [390, 844, ['guest', 'profile']],
    [360, 640, ['guest']],
    [844, 390, ['profile']],
    [768, 1024, ['guest']],
    [1440, 900, ['guest', 'profile']],
  ] as const)
    test(`${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const flow of flows) {
        await FLOWS[flow](page);
        await button(page, 'Record Video').click();
        await page.getByText('Teleprompter').click();
        if (width > 760 && height > 520) {
          const picture = (await page.locator('[data-stage] > :first-child').boundingBox())!;
          const script = (await page.getByLabel('Your script').boundingBox())!;
          expect(script.x).toBeGreaterThan(picture.x + picture.width);
        }
        await page.getByLabel('Your script').fill(SCRIPT);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await button(page, 'Start recording').press('Enter');
        await expect(button(page, 'Cancel')).toBeFocused();
        expect(await hiddenParts(page, 'Cancel')).toEqual([]);
        await expect(button(page, 'Stop')).toBeFocused();
        expect(await hiddenParts(page, 'Stop')).toEqual([]);
        if (Math.min(width, height) < 500) {
          expect(await reachableElsewhere(page)).toEqual([]);
          const frame = await page.locator('[data-stage] > :first-child').boundingBox();
          expect(frame!.width * frame!.height).toBeGreaterThan(0.75 * width * height);
        }
        await button(page, 'Stop').click();
        await expect(button(page, 'Use this video')).toBeInViewport();
      }
    });
});

test('a second press right after the first neither cancels the countdown nor starts another', async ({ page }) => {
  await page.goto('/guest-video-recording');
  await button(page, 'Record Video').click();
  await button(page, 'Start recording').dblclick();
  await expect(page.getByText('Look at the lens and get ready')).toBeVisible();
  await expect(button(page, 'Stop')).toBeVisible();
  await button(page, 'Stop').click();
  await button(page, 'Record again').click();
  await button(page, 'Start recording').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.waitForTimeout(700);
  await button(page, 'Cancel').dblclick();
  await expect(button(page, 'Start recording')).toBeVisible();
});

test('leaving while recording asks first; the take is kept, and offered even if the last video failed', async ({
  page,
}) => {
  await newTalent(page);
  await withoutRenderedData(page);
  await page.route('**/api/talent/profile', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    const { id } = profile.positions[0];
    profile.positions[0].videos = [
      { id, positionId: id, state: 'failed', failure: 'not_a_video', playable: null, moderation: 'pending' },
    ];
    await route.fulfill({ response, json: profile });
  });
  const leave = () => page.getByRole('link', { name: 'Messages' }).first().click();
  const question = page.getByRole('dialog', { name: 'Stop recording?' });
  await page.goto('/talent/profile');
  await beginRecording(page);
  await leave();
  await expect(question).toContainText('We’ll keep what you’ve recorded so far.');
  await button(page, 'Keep recording').click();
  await expect(page.getByText('0:04')).toBeVisible({ timeout: 10_000 });
  await leave();
  await button(page, 'Stop and leave').click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This file isn’t a video.')).toBeVisible();
  await expect(page.getByText(/You have an unfinished take \(0:0[45]\)/)).toBeVisible();
  await expect(button(page, 'Record Video')).toBeHidden();
  await button(page, 'Review take').click();
  await expect(page.getByText('Only you can see this take.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const place of ['a position', 'video feedback'])
  test(`nothing moves on ${place} when the recorder’s code arrives late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/assets\/recorder-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await openTalentProfile(page);
    if (place === 'video feedback') await page.goto('/talent/video-feedback');
    await expect(button(page, 'Record Video')).toBeVisible();
    await page.evaluate(() => {
      const seen = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shifted += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    await button(page, 'Record Video').click();
    await expect(button(page, 'Start recording')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  });

test('a take used offline waits, and is sent automatically once the connection is back', async ({ page }) => {
  await openTalentProfile(page);
  await beginRecording(page);
  await button(page, 'Stop').click();
  await page.context().setOffline(true);
  await button(page, 'Use this video').click();
  await expect(page.getByText('You’re offline. The upload resumes when you’re back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Video saved ✓')).toBeVisible({ timeout: 60_000 });
});
