import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const WIDTHS = [390, 1440];
type Theme = 'light' | 'dark';

/** Asserts that axe finds nothing serious and nothing is wider than the window, on a phone and on a desktop. */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ['light', 'dark']) {
  const before = page.viewportSize()!;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        `${width}, ${colorScheme}`,
      ).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}
