import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { seriousViolations } from '../support/accessible.ts';
import { screens } from '../support/screens.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const EVERY_LOOK = [PHONE, DESKTOP].flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));
/** The screens alternate, so that every look comes up often. `npm run proof -- accessibility` tests every screen in every look. */
const looksOf = (screen: number) => (process.env.EVERY_LOOK ? EVERY_LOOK : [EVERY_LOOK[screen % EVERY_LOOK.length]!]);

/** Screens whose own tests check them with axe. */
const CHECKED_ELSEWHERE = process.env.EVERY_LOOK
  ? []
  : ['AI feedback tab', 'company analytics', 'company trends', 'integrations', 'video feedback'];

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

for (const [screen, [name, { path, as, open, ready }]] of Object.entries(screens)
  .filter(([name]) => !CHECKED_ELSEWHERE.includes(name))
  .entries()) {
  test(`${name}: no serious axe violation, nothing wider than the phone`, async ({ page, request }) => {
    test.setTimeout(90_000);
    if (as) await page.context().addCookies(await cookiesOf(as, request));
    const violations: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    for (const { size, theme } of looksOf(screen)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      // Going to the same address again would be a reload, which keeps the opened part.
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await page.goto(path);
      await open?.(page);
      await expect(ready(page)).toBeVisible();
      await page.waitForTimeout(300);
      const look = `${size.width} px, ${theme}`;
      expect(await seriousViolations(page), look).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${look}: sideways`).toBeLessThanOrEqual(0);
      looked++;
    }
    expect(violations).toEqual([]);
  });
}

test.afterAll(() => console.log(`accessibility: ${looked} screens looked at`));
