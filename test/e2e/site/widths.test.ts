import { type Page, expect, test } from '@playwright/test';
import { withoutRenderedData } from '../support/controls.ts';
import { newCompany, ownAddress } from '../support/people.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const PUBLIC = [
  '/',
  '/register',
  '/talent/auth',
  '/talent/auth?mode=register',
  '/company/auth',
  '/company/auth?mode=register',
  '/guest-video-recording',
  '/how-it-works',
  '/companies',
  '/talent',
  '/for-companies',
  '/for-talent',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/gdpr',
  '/unsubscribe/none',
  '/dev/ui',
  '/nowhere',
];
const COMPANY = [
  '/company/search-talent',
  '/company/search-talent?tab=ai',
  '/company/search-talent?tab=bias',
  '/company/search-talent?tab=analytics',
  '/company/analytics',
  '/company/analytics?tab=trends',
  '/company/dashboard',
  '/company/profile',
  '/company/campaigns',
  '/messages',
];
const PAGES = {
  visitor: [undefined, PUBLIC],
  talent: [
    'talent@closeup.example',
    ['/', '/talent/profile', '/talent/dashboard', '/talent/campaigns', '/talent/video-feedback', '/messages', '/help'],
  ],
  company: ['company@northwind.example', [...COMPANY, '/', '/help']],
  admin: [
    'admin@closeup.example',
    [
      '/company/search-talent',
      '/admin/video-moderation',
      '/admin/contested-scores',
      '/admin/companies',
      '/admin/support',
      '/admin/demo-analyzer',
      '/cookies',
    ],
  ],
} as const;

/** Links and buttons that are wider than their container, and so overlap what is beside it. */
const wider = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], .sr-only, [inert], .featured'))
      .filter((element) => {
        const { position, marginLeft, marginRight } = getComputedStyle(element);
        const { overflowX, display } = getComputedStyle(element.parentElement!);
        const isPlacedFreely = !/static|relative/.test(position) || marginLeft[0] === '-' || marginRight[0] === '-';
        if (isPlacedFreely || display === 'contents' || /auto|scroll/.test(overflowX)) return false;
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > element.parentElement!.getBoundingClientRect().right + 1.5;
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`),
  );

/** The bars of a page fit on one line. */
const barHeight = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('header')?.offsetHeight ?? 0);

const ONE_LINE_PX = 100;
/** A field without its frame, and a text of more than four lines. */
const NARROW_PX = { field: 100, text: 124 };
const TABLET_PX = 768;

/** Elements that extend beyond the right edge of the screen without a scrollable ancestor, so they can't be reached. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    return [...document.querySelectorAll('a, button, input, h1, h2')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], .sr-only, [inert], .featured') && !scrolls(element))
      .filter((element) => {
        const { right, width, left } = element.getBoundingClientRect();
        return width > 1 && left >= 0 && right > window.innerWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
  });

/** Fields and texts in columns too narrow to read, and words broken over two lines. */
const squeezed = (page: Page) =>
  page.evaluate((narrow) => {
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    };
    const isBroken = (element: Element) =>
      element.childElementCount === 0 && /^[\p{L}\p{N}]+$/u.test(element.textContent.trim()) && linesOf(element) > 1;
    return [...document.querySelectorAll('main :is(input:not([type=checkbox], [type=radio]), p, th, td, span, b)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], .sr-only, [inert], .featured'))
      .filter((element) => {
        const { width } = element.getBoundingClientRect();
        if (width < 2) return false;
        if (element.matches('input')) return width < narrow.field;
        return isBroken(element) || (element.matches('p, th, td') && width < narrow.text && linesOf(element) > 4);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
  }, NARROW_PX);

/** Spanish texts are longer; `npm run proof -- accessibility` checks both. */
for (const locale of process.env.EVERY_LOOK ? ['en-GB', 'es-ES'] : ['es-ES'])
  for (const [who, [email, paths]] of Object.entries(PAGES))
    test.describe(locale, () => {
      test.use({ locale });
      test(`${who}: no page is wider than the screen, and nothing is cut off`, async ({ page, context }) => {
        test.setTimeout(300_000);
        await context.setExtraHTTPHeaders(ownAddress());
        if (email) {
          const signedIn = await page.request.post('/api/session', { data: { email, password: 'Closeup1' } });
          expect(signedIn.ok()).toBe(true);
        }
        const wide: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          await expect(page.locator('#main').first()).toBeVisible();
          if (path !== '/dev/ui') await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await page.evaluate(
              () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
            );
            const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            if (over > 0) wide.push(`${path} at ${width}: ${over} px wider`);
            wide.push(...(await cutOff(page)).map((what) => `${path} at ${width}: ${what} is cut off`));
            wide.push(...(await wider(page)).map((what) => `${path} at ${width}: ${what} stands out of its place`));
            if (width >= TABLET_PX)
              wide.push(...(await squeezed(page)).map((what) => `${path} at ${width}: ${what} is squeezed`));
            if ((await barHeight(page)) > ONE_LINE_PX) wide.push(`${path} at ${width}: the bar wraps`);
          }
        }
        expect(wide).toEqual([]);
      });
    });

/** How much the page moved while loading: the sum of all layout shifts. */
async function shiftOf(page: Page, path: string) {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px a company's pages don’t shift while their parts load one by one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.request.post('/api/session', { data: { email: 'company@northwind.example', password: 'Closeup1' } });
    await withoutRenderedData(page);
    await page.route(/daily-match|campaigns\/daily/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.route(/api\/billing$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    for (const path of ['/company/dashboard', '/company/search-talent'])
      expect(await shiftOf(page, path), path).toBeLessThan(0.1);
  });
}

test.describe('cards on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('one clip plays at a time, in the middle of the screen, and each of its row in turn', async ({ page }) => {
    await newCompany(page);
    await page.goto('/company/search-talent');
    await expect(page.getByRole('article').nth(7)).toBeVisible();
    const restingTop = await nameTops(page);
    for (const top of [0, 250, 500, 900]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      // Until scrolling stops, the same clip keeps playing.
      await page.waitForTimeout(600);
      const clip = page.locator('article video');
      await expect(clip).toHaveCount(1);
      const box = (await clip.boundingBox())!;
      expect(Math.abs(box.y + box.height / 2 - 422)).toBeLessThan(box.height * 0.75);
      const lefts = new Set<number>();
      for (let look = 0; look < 12; look++) {
        expect(await clip.count()).toBeLessThanOrEqual(1);
        const at = await clip.boundingBox().catch(() => null);
        if (at) lefts.add(Math.round(at.x));
        if (lefts.size === 2) break;
        await page.waitForTimeout(500);
      }
      expect(lefts.size).toBe(2);
      // The name stays in place, below the mouth.
      expect(await nameTops(page)).toEqual(restingTop);
    }
    for (const top of Object.values(restingTop)) expect(top).toBeGreaterThan(0.64);
  });
});

/** The top of each card's name, as a share of its frame. */
const nameTops = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('article')].slice(0, 8).map((card) => {
        const frame = card.querySelector('.frame')!.getBoundingClientRect();
        const name = card.querySelector('h2')!.getBoundingClientRect();
        return [card.dataset.position, Math.round(((name.top - frame.top) / frame.height) * 100) / 100];
      }),
    ),
  );
