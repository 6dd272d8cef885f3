import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { screens } from '../support/screens.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const THEMES = ['light', 'dark'] as const;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const signedIn = new Map<string, Cookies>();

/** Signs in once for all screens, since sign-ins are limited. */
async function cookiesOf(email: string, request: APIRequestContext) {
  const kept = signedIn.get(email);
  if (kept) return kept;
  const answer = await request.post('/api/session', { data: { email, password: 'Closeup1' } });
  expect(answer.ok()).toBe(true);
  const { cookies } = await request.storageState();
  signedIn.set(email, cookies);
  return cookies;
}

let looked = 0;

for (const [name, { path, as, open, ready }] of Object.entries(screens)) {
  test(`${name}: no serious finding of axe, nothing wider than the phone`, async ({ page, request }) => {
    test.setTimeout(90_000);
    if (as) await page.context().addCookies(await cookiesOf(as, request));
    const violations: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await open?.(page);
      await expect(ready(page)).toBeVisible();
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(300);
        const axe = new AxeBuilder({ page });
        // Of all rules, contrast alone can differ between the themes.
        const { violations: findings } = await (
          colorScheme === THEMES[0] ? axe : axe.withRules(['color-contrast'])
        ).analyze();
        const serious = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
          `${width}, ${colorScheme}`,
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${width}, ${colorScheme}: sideways`).toBeLessThanOrEqual(0);
        looked++;
      }
    }
    expect(violations).toEqual([]);
  });
}

test.afterAll(() => console.log(`accessibility: ${looked} screens looked at`));
