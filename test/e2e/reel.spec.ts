import { type CDPSession, type Page, expect, test } from '@playwright/test';
import { newCompany } from './people.ts';

let made = 0;
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.86.${made >> 8}.${made++ & 255}` }),
);

const reelOf = (page: Page) => page.getByRole('dialog', { name: 'Reel' });
const nameOf = (page: Page) => reelOf(page).getByRole('heading', { level: 2 });
const unlockOf = (page: Page) => reelOf(page).getByRole('button', { name: /^Unlock/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^Unlock .+’s contact\?$/ });

async function openReel(page: Page) {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await page.getByRole('button', { name: /^Reel/ }).click();
  await expect(reelOf(page).getByText(/^1 of \d+$/)).toBeAttached();
  await expect(unlockOf(page)).toBeVisible();
  await page.waitForTimeout(600);
}

async function unlockedCount(page: Page) {
  const answer = await page.request.get('/api/unlocks/positions');
  return ((await answer.json()) as { positionIds: string[] }).positionIds.length;
}

/** Nobody is asked about, or the one on screen. */
async function expectNoWrongQuestion(page: Page) {
  await page.waitForTimeout(700);
  expect(await unlockedCount(page)).toBe(0);
  if (!(await question(page).isVisible())) return;
  const given = (await page.locator('section:not([inert]) h2, [role=dialog][data-theme] h2').allTextContents()).map(
    (name) => name.split(' ')[0],
  );
  const asked = /^Unlock (.+)’s contact\?$/.exec(
    (await question(page)
      .getByRole('heading', { name: /^Unlock / })
      .textContent())!,
  )![1];
  expect(given).toContain(asked);
}

class Finger {
  readonly cdp: CDPSession;
  constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }
  private send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  down = (x: number, y: number) => this.send('touchStart', [{ x, y }]);
  up = () => this.send('touchEnd', []);
  async drag(x: number, from: number, to: number, steps = 12) {
    for (let step = 1; step <= steps; step++) {
      await this.send('touchMove', [{ x, y: from + ((to - from) * step) / steps }]);
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
  }
  async swipe(x: number, from: number, to: number) {
    await this.down(x, from);
    await this.drag(x, from, to, 8);
    await this.up();
  }
}
const fingerOn = async (page: Page) => new Finger(await page.context().newCDPSession(page));

async function middleOfUnlock(page: Page) {
  const box = (await unlockOf(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 568 }],
  ['phone on its side', { width: 844, height: 390 }],
  ['tablet', { width: 768, height: 1024 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('name, title, facts and every action stand inside the screen, and the page behind does not scroll', async ({
      page,
    }) => {
      await openReel(page);
      const reel = reelOf(page);
      for (const part of [
        nameOf(page),
        reel.getByText('No AI feedback available').first(),
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

test.describe('on a phone nobody but the person on screen is unlocked', () => {
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

  test('nor a press that is held while the person changes', async ({ page }) => {
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

  test('nor a tap before the picture has come to rest', async ({ page }) => {
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

test('at the desk a press counts only for the person who was there when it began, and U only at rest', async ({
  page,
}) => {
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
  // The question has the keys now: nobody else comes on screen behind it.
  const behind = page.locator('[role=dialog][data-theme] h2');
  const asked = await behind.textContent();
  await page.keyboard.press('j');
  await page.waitForTimeout(400);
  await expect(behind).toHaveText(asked!);
});

test('the focus stays inside; Escape closes one layer at a time; the focus goes back where it was', async ({
  page,
}) => {
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

test('one turn of the wheel, one person', async ({ page }) => {
  await openReel(page);
  await page.mouse.move(700, 400);
  for (const place of [2, 3]) {
    // A flick: many turns in a moment.
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

test('an address leads to its person, whoever comes first; Back closes the reel', async ({ page }) => {
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
  await page.keyboard.press('j');
  await expect(reelOf(page).getByText(/^2 of /)).toBeVisible();
  await page.goBack();
  await expect(reelOf(page)).toBeHidden();
  await expect(page).toHaveURL('/company/search-talent');
});
