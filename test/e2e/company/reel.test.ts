import { expect, test } from '@playwright/test';
import { newCompany, withOwnAddress } from '../support/people.ts';
import { reelOf, nameOf, unlockOf, question, openReel, fingerOn } from '../support/reel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(withOwnAddress);

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 568 }],
  ['phone on its side', { width: 844, height: 390 }],
  ['tablet', { width: 768, height: 1024 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('name, title, facts and every action are inside the screen, and the page behind does not scroll', async ({
      page,
    }) => {
      await openReel(page);
      const reel = reelOf(page);
      for (const part of [
        nameOf(page),
        reel
          .getByRole('button', { name: /^Explain the AI feedback/ })
          .or(reel.getByText('No AI feedback available'))
          .first(),
        unlockOf(page),
        reel.getByRole('button', { name: /^Save / }),
        reel.getByRole('button', { name: 'Next' }),
        reel.getByRole('button', { name: 'Back to grid' }),
        reel.getByRole('button', { name: /^(Pause|Play)$/ }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect((await reel.locator('video').first().boundingBox())!.height).toBeCloseTo(viewport.height, -1);
      const first = await nameOf(page).textContent();
      const finger = await fingerOn(page);
      await finger.swipe(viewport.width / 3, viewport.height * 0.8, viewport.height * 0.08);
      await expect(nameOf(page)).not.toHaveText(first!);
      await page.waitForTimeout(600);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(unlockOf(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test('focus stays inside; Escape closes one layer at a time; focus returns to where it was', async ({ page }) => {
  await openReel(page);
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog][data-theme]') !== null)).toBe(true);
  }
  await unlockOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(reelOf(page)).toBeVisible();
  await expect(unlockOf(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(unlockOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reel/ })).toBeFocused();
  await expect(page).toHaveURL('/company/search-talent');
});

test('R on a card opens the reel at that person, and closing leads back to the card', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/search-talent');
  const card = page.getByRole('button', { name: /^Watch/ }).nth(2);
  await card.focus();
  const name = /^Watch (.+),/.exec((await card.getAttribute('aria-label'))!)![1]!;
  await page.keyboard.press('r');
  await expect(nameOf(page)).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('one wheel notch moves one person', async ({ page }) => {
  await openReel(page);
  await page.mouse.move(700, 400);
  for (const place of [2, 3]) {
    // A flick: many wheel events in quick succession.
    await page.evaluate(() => {
      const target = document.elementFromPoint(700, 400)!;
      for (let turn = 0; turn < 12; turn++)
        target.dispatchEvent(new WheelEvent('wheel', { deltaY: 60, bubbles: true, cancelable: true }));
    });
    await expect(reelOf(page).getByText(new RegExp(`^${place} of `))).toBeVisible();
    await page.waitForTimeout(500);
  }
  await page.mouse.wheel(0, -120);
  await expect(reelOf(page).getByText(/^2 of /)).toBeVisible();
});

test('the next video is preloaded, and starts within 150 ms', async ({ page }) => {
  await openReel(page);
  const waits: number[] = [];
  for (let person = 0; person < 5; person++) {
    await expect
      .poll(() =>
        reelOf(page)
          .locator('video')
          .evaluateAll((videos) => videos.every((video) => (video as HTMLVideoElement).readyState > 2)),
      )
      .toBe(true);
    waits.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const pressedAt = performance.now();
            const onPlaying = () => resolve(performance.now() - pressedAt);
            document.addEventListener('playing', onPlaying, { capture: true, once: true });
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
          }),
      ),
    );
  }
  // The median, since other load on this machine may delay one of them.
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(150);
});

test('a URL opens its person; Back closes the reel', async ({ page }) => {
  await newCompany(page);
  const answer = await page.request.get('/api/search/talents');
  let found = (await answer.json()) as {
    items: { positionId: string; talentName: string }[];
    nextCursor: string | null;
  };
  if (found.nextCursor)
    found = (await (
      await page.request.get(`/api/search/talents?cursor=${encodeURIComponent(found.nextCursor)}`)
    ).json()) as typeof found;
  const { positionId, talentName } = found.items.at(-1)!;
  await page.goto(`/company/search-talent?at=${positionId}`);
  await expect(nameOf(page)).toHaveText(talentName);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/company/search-talent');
  await page.getByRole('button', { name: /^Reel/ }).click();
  await expect(page).toHaveURL(/at=/);
  const first = page.url();
  await expect(reelOf(page).getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press('j');
  await expect(reelOf(page).getByText(/^2 of /)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.goBack();
  await expect(reelOf(page)).toBeHidden();
  await expect(page).toHaveURL('/company/search-talent');
});
