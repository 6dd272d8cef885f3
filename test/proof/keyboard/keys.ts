import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Focused, readFocus, takePicture, takeWithoutFocus } from './focus.ts';
import type { Comparison } from './pictures.ts';

/** Maximum presses to reach anything on a page. */
const TABS_MAX = 150;
/** Held like a real key: one released at once is no longer down when the page moves the focus. */
const HELD_MS = 30;
/** Time for a page that is loading to settle its focus. */
const SETTLE_MS = 500;
/** The minimum that counts as visible: a one-pixel ring around half of the element. */
const LEAST_SHARE = 0.5;

/** Operates a page by keyboard alone, and checks after each press whether the focus is visible. */
export class Keys {
  steps = 0;
  readonly failures: string[] = [];
  readonly page: Page;
  private readonly comparison: Comparison;
  private last: { picture: Buffer; scroll: string; name: string } | null = null;

  constructor(page: Page, comparison: Comparison) {
    this.page = page;
    this.comparison = comparison;
  }

  /** Presses keys one after another. */
  async press(...keys: string[]) {
    for (const key of keys) {
      const from = this.page.url();
      await this.page.keyboard.press(key, { delay: HELD_MS });
      await sleep(80);
      const focused = await this.waitForFocus();
      if (focused?.isControl) await this.look(key, focused);
      // After the last control, Tab leaves the page for the browser.
      else if (!focused && key !== 'Tab' && this.page.url() === from)
        this.failures.push(`${key} left the focus nowhere at ${new URL(from).pathname}`);
    }
  }

  /** Presses a key until this element has the focus. */
  async reach(target: Locator, key = 'Tab') {
    await target.and(this.page.locator(':enabled, a, [tabindex]')).waitFor();
    for (let presses = 0; presses < TABS_MAX; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never reaches ${String(target)}`);
  }

  /** Focuses an element and presses Enter, or another key. */
  async use(target: Locator, key = 'Enter') {
    await this.reach(target);
    await this.press(key);
  }

  async type(target: Locator, text: string) {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** Focus may be nowhere for a moment while a dialog opens or a page changes. */
  private async waitForFocus() {
    for (let attempt = 0; attempt < 40; attempt++) {
      const focused = await readFocus(this.page).catch(() => null);
      if (focused) return focused;
      await sleep(80);
    }
    return null;
  }

  private async look(key: string, focused: Focused) {
    this.steps++;
    // Removing focus from a date field would restart its entry.
    if (focused.hasParts && this.last?.name === focused.name) return;
    const before = this.last?.scroll === focused.scroll ? this.last.picture : null;
    if (await this.isSeen(focused, before)) return;
    // A busy page may have moved it between the screenshots.
    await sleep(SETTLE_MS);
    const settled = (await this.waitForFocus()) ?? focused;
    if (!settled.isControl || (await this.isSeen(settled, null))) return;
    this.failures.push(
      settled.region
        ? `${key} shows no focus on ${settled.name}`
        : `${key} put the focus outside of the window, on ${settled.name}`,
    );
  }

  private async isSeen({ name, region, scroll }: Focused, before: Buffer | null) {
    const picture = await takePicture(this.page);
    this.last = { picture, scroll, name };
    if (!region) return false;
    const least = (region.width + region.height) * LEAST_SHARE;
    const differs = async (other: Buffer) => (await this.comparison.countChanged(other, picture, region)) >= least;
    // The active item of a list keeps its highlight without focus, so compare it with the state before the press.
    return (await differs(await takeWithoutFocus(this.page))) || (before !== null && (await differs(before)));
  }
}
