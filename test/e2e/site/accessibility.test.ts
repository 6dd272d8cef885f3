import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { screens } from '../support/screens.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Each width and each theme once. `npm run proof -- accessibility` looks at every width in every theme, loaded for it. */
const LOOKS = process.env.EVERY_LOOK
  ? [PHONE, DESKTOP].flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })))
  : [
      { size: PHONE, theme: 'light' as const },
      { size: DESKTOP, theme: 'dark' as const },
    ];

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
    for (const [index, { size, theme }] of LOOKS.entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      if (index === 0 || process.env.EVERY_LOOK) {
        await page.goto(path);
        await open?.(page);
      }
      await expect(ready(page)).toBeVisible();
      await page.waitForTimeout(300);
      const { violations: findings } = await new AxeBuilder({ page }).analyze();
      const serious = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const look = `${size.width} px, ${theme}`;
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        look,
      ).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${look}: sideways`).toBeLessThanOrEqual(0);
      looked++;
    }
    expect(violations).toEqual([]);
  });
}

test.afterAll(() => console.log(`accessibility: ${looked} screens looked at`));
