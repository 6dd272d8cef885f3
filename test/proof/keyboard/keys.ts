import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Focused, readFocus, takePicture, takeWithoutFocus } from './focus.ts';
import type { Comparison } from './pictures.ts';

/** No page needs more presses to reach something. */
const TABS_MAX = 150;
/** A ring around half of the element, one pixel wide, is the least that counts as visible. */
const LEAST_SHARE = 0.5;

/** Works a page by keys alone, and looks after each press whether the focus can be seen. */
export class Keys {
  steps = 0;
  readonly failures: string[] = [];
  readonly page: Page;
  private readonly comparison: Comparison;
  private last: { picture: Buffer; scroll: string } | null = null;

  constructor(page: Page, comparison: Comparison) {
    this.page = page;
    this.comparison = comparison;
  }

  /** Presses keys one after another. */
  async press(...keys: string[]) {
    for (const key of keys) {
      const from = this.page.url();
      await this.page.keyboard.press(key);
      await sleep(80);
      const focused = await this.waitForFocus();
      if (focused?.isControl) await this.look(key, focused);
      // After the last control, Tab leaves the page for the browser.
      else if (!focused && key !== 'Tab' && this.page.url() === from)
        this.failures.push(`${key} left the focus nowhere at ${new URL(from).pathname}`);
    }
  }

  /** Moves on until this has the focus. */
  async reach(target: Locator, key = 'Tab') {
    await target.waitFor();
    for (let presses = 0; presses < TABS_MAX; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never reaches ${String(target)}`);
  }

  /** Reaches something and presses Enter, or another key. */
  async use(target: Locator, key = 'Enter') {
    await this.reach(target);
    await this.press(key);
  }

  async type(target: Locator, text: string) {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** The focus may pass over nothing while a dialog opens or a page changes. */
  private async waitForFocus() {
    for (let attempt = 0; attempt < 12; attempt++) {
      const focused = await readFocus(this.page).catch(() => null);
      if (focused) return focused;
      await sleep(80);
    }
    return null;
  }

  private async look(key: string, { name, region, scroll }: Focused) {
    this.steps++;
    const picture = await takePicture(this.page);
    const before = this.last?.scroll === scroll ? this.last.picture : null;
    this.last = { picture, scroll };
    if (!region) return void this.failures.push(`${key} put the focus outside of the window, on ${name}`);
    const least = (region.width + region.height) * LEAST_SHARE;
    const isVisible = async (other: Buffer) => (await this.comparison.countChanged(other, picture, region)) >= least;
    if (await isVisible(await takeWithoutFocus(this.page))) return;
    // The active item of a list keeps its mark without the focus: then it is new since the last press.
    if (before && (await isVisible(before))) return;
    this.failures.push(`${key} shows no focus on ${name}`);
  }
}
