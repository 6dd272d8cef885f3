import { type CDPSession, type Page, expect } from '@playwright/test';
import { newCompany } from './people.ts';

export const reelOf = (page: Page) => page.getByRole('dialog', { name: 'Reel' });

export const nameOf = (page: Page) => reelOf(page).getByRole('heading', { level: 2 });

export const unlockOf = (page: Page) => reelOf(page).getByRole('button', { name: /^Unlock/ });

export const question = (page: Page) => page.getByRole('dialog', { name: /^Unlock .+’s contact\?$/ });

export async function openReel(page: Page) {
  await newCompany(page);
  await page.goto('/company/search-talent');
  await page.getByRole('button', { name: /^Reel/ }).click();
  await expect(reelOf(page).getByText(/^1 of \d+$/)).toBeAttached();
  await expect(unlockOf(page)).toBeVisible();
  await page.waitForTimeout(600);
}

export async function unlockedCount(page: Page) {
  const answer = await page.request.get('/api/unlocks/positions');
  return ((await answer.json()) as { items: string[] }).items.length;
}

/** Asserts that the question, if there is one, is about the person on screen. */
export async function expectNoWrongQuestion(page: Page) {
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

export class Finger {
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

export const fingerOn = async (page: Page) => new Finger(await page.context().newCDPSession(page));

export async function middleOfUnlock(page: Page) {
  const box = (await unlockOf(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
