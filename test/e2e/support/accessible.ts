import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

let checked = 0;

/**
 * What axe finds, each with its elements. Takes a third of the time of axe's default mode, which also reports what passes and
 * joins frames of other origins in a second page.
 */
export async function violationsOn(page: Page, { isSerious = false } = {}) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => !isSerious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** What axe finds serious or critical. */
export const seriousViolations = (page: Page) => violationsOn(page, { isSerious: true });

/** Asserts that axe finds nothing serious and nothing is wider than the window, as the page is. */
export async function expectAccessibleHere(page: Page) {
  expect(await seriousViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Asserts that nothing is wider than the window, on a phone and on a desktop, and that axe finds nothing serious. Calls alternate
 * between the looks that axe checks; `npm run proof -- accessibility` checks every look.
 */
export async function expectAccessible(page: Page, themes: readonly Theme[] = THEMES) {
  const before = page.viewportSize()!;
  const looks = WIDTHS.flatMap((width) => themes.map((theme) => ({ width, theme })));
  const chosen = process.env.EVERY_LOOK ? looks : [looks[checked++ % looks.length]!];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const { theme } of chosen.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForTimeout(300);
      expect(await seriousViolations(page), `${width}, ${theme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}
