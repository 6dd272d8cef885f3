import { expect, test } from '@playwright/test';
import { withOwnAddress } from '../support/people.ts';
import {
  nameOf,
  question,
  openReel,
  unlockedCount,
  expectNoWrongQuestion,
  fingerOn,
  middleOfUnlock,
} from '../support/reel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(withOwnAddress);

test.describe('on a phone only the person on screen can be unlocked', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap asks about the person on screen, by name', async ({ page }) => {
    await openReel(page);
    const given = (await nameOf(page).textContent())!.split(' ')[0];
    const finger = await fingerOn(page);
    const { x, y } = await middleOfUnlock(page);
    await finger.down(x, y);
    await finger.up();
    await expect(page.getByRole('dialog', { name: `Unlock ${given}’s contact?` })).toBeVisible();
    expect(await unlockedCount(page)).toBe(0);
  });

  test('a press on Unlock that becomes a swipe does nothing', async ({ page }) => {
    await openReel(page);
    const first = await nameOf(page).textContent();
    const finger = await fingerOn(page);
    const { x, y } = await middleOfUnlock(page);
    await finger.down(x, y);
    await page.waitForTimeout(120);
    await finger.drag(x, y, 120, 20);
    await finger.up();
    await expect(nameOf(page)).not.toHaveText(first!);
    await expect(question(page)).toBeHidden();
    expect(await unlockedCount(page)).toBe(0);
  });

  test('a press held while the person changes does nothing', async ({ page }) => {
    await openReel(page);
    const first = await nameOf(page).textContent();
    const finger = await fingerOn(page);
    const { x, y } = await middleOfUnlock(page);
    await finger.down(x, y);
    await page.keyboard.press('j');
    await expect(nameOf(page)).not.toHaveText(first!);
    await page.waitForTimeout(600);
    await finger.up();
    await expectNoWrongQuestion(page);
    await expect(question(page)).toBeHidden();
  });

  test('a tap before the picture is at rest does nothing', async ({ page }) => {
    await openReel(page);
    const finger = await fingerOn(page);
    const { x, y } = await middleOfUnlock(page);
    for (const pause of [0, 40, 90, 150]) {
      await finger.swipe(130, 560, 180);
      await page.waitForTimeout(pause);
      await finger.down(x, y);
      await finger.up();
      await expectNoWrongQuestion(page);
      if (await question(page).isVisible()) await page.keyboard.press('Escape');
      await page.waitForTimeout(500);
    }
  });
});

test('on desktop a press counts only for the person shown when it began, and U only at rest', async ({ page }) => {
  await openReel(page);
  const first = (await nameOf(page).textContent())!;
  const { x, y } = await middleOfUnlock(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.keyboard.press('j');
  await expect(nameOf(page)).not.toHaveText(first);
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expectNoWrongQuestion(page);
  await expect(question(page)).toBeHidden();

  await page.keyboard.press('k');
  await page.keyboard.press('u');
  await expectNoWrongQuestion(page);
  if (await question(page).isVisible()) await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  const given = (await nameOf(page).textContent())!.split(' ')[0];
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog', { name: `Unlock ${given}’s contact?` })).toBeVisible();
  // The question captures the keys: the person behind it doesn't change.
  const behind = page.locator('[role=dialog][data-theme] h2');
  const asked = await behind.textContent();
  await page.keyboard.press('j');
  await page.waitForTimeout(400);
  await expect(behind).toHaveText(asked!);
});
