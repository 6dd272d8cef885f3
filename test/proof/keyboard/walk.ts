import { type Browser, errors } from '@playwright/test';
import { ownAddress } from '#test/e2e/support/people.ts';
import { Keys } from './keys.ts';
import type { Comparison } from './pictures.ts';

/** A task completed without a mouse. Throws if it can't be done. */
export type Walk = (keys: Keys) => Promise<void>;

const PICTURE = (name: string) => `.cache/test-results/keyboard-${name}.png`;

/** Runs a task as a first-time visitor, in a new window. */
export async function run(browser: Browser, baseURL: string, comparison: Comparison, [name, walk]: [string, Walk]) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
    extraHTTPHeaders: ownAddress(),
  });
  context.setDefaultTimeout(20_000);
  const keys = new Keys(await context.newPage(), comparison);
  try {
    await walk(keys);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    await keys.page.screenshot({ path: PICTURE(name) });
    keys.failures.push(
      `${error instanceof errors.TimeoutError ? 'waited in vain: ' : ''}${error.message.slice(0, 400)}`,
    );
  } finally {
    await context.close();
  }
  return { steps: keys.steps, failures: keys.failures.map((failure) => `${name}: ${failure}`) };
}
