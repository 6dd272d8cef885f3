import type { Browser, Page } from '@playwright/test';
import { coveredControls, expectNewVersion, pressCanaries, raiseNotices, setOnline } from '../support/layers.ts';
import { button } from '../support/controls.ts';
import { PASSWORD, mailsTo, passwordOf } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1440, height: 900 },
};
const TEXT = 'Failed to send message';
const NEW_VERSION = 'A new version is available.';
const OFFLINE = 'You’re offline. Your work is safe.';
const NOTICES = '[role=region][aria-label=Notices], [role=region][aria-label=Avisos]';

interface Screen {
  path: string | ((page: Page) => Promise<string>);
  /** Opens the part to check. */
  open?: (page: Page) => Promise<unknown>;
  /** Where the controls are, if not on the page. */
  part?: string;
}
const at = (path: string): Screen => ({ path });
const dialogOn = (path: string, opener: string): Screen => ({
  path,
  open: (page) => button(page, opener).click(),
  part: '[role=dialog]',
});

const VISITOR: Record<string, Screen> = {
  home: at('/'),
  'how it works': at('/how-it-works'),
  'company landing': at('/companies'),
  'talent landing': at('/talent'),
  'for companies': at('/for-companies'),
  'for talent': at('/for-talent'),
  help: at('/help'),
  'ticket dialog': dialogOn('/help', 'Submit Ticket'),
  contact: at('/contact'),
  privacy: at('/privacy'),
  terms: at('/terms'),
  cookies: at('/cookies'),
  gdpr: at('/gdpr'),
  chooser: at('/register'),
  'talent sign-in': at('/talent/auth'),
  'talent registration': at('/talent/auth?mode=register'),
  'company sign-in': at('/company/auth'),
  'company registration': at('/company/auth?mode=register'),
  'forgotten password': { path: '/talent/auth', open: (page) => button(page, 'Forgot Password').click() },
  'new password': { path: resetLink, open: (page) => expect(button(page, 'Update password')).toBeVisible() },
  'link without a token': at('/auth/callback'),
  'guest recording': at('/guest-video-recording'),
  unsubscribe: at('/unsubscribe/none'),
  'not found': at('/nowhere'),
};
const TALENT: Record<string, Screen> = {
  'talent dashboard': at('/talent/dashboard'),
  'talent profile': at('/talent/profile'),
  'account deletion': dialogOn('/talent/profile', 'Delete account'),
  campaigns: at('/talent/campaigns'),
  messages: at('/messages'),
  conversation: { path: firstConversation },
};
const COMPANY: Record<string, Screen> = {
  'company dashboard': at('/company/dashboard'),
  search: at('/company/search-talent'),
  'bias detection': at('/company/search-talent?tab=bias'),
  analytics: at('/company/search-talent?tab=analytics'),
  'company profile': at('/company/profile'),
  campaigns: at('/company/campaigns'),
  'campaign form': dialogOn('/company/campaigns', 'New campaign'),
  messages: at('/messages'),
  conversation: { path: firstConversation },
};
const ADMIN: Record<string, Screen> = {
  'video moderation': at('/admin/video-moderation'),
  companies: at('/admin/companies'),
  'support inbox': at('/admin/support'),
};

async function resetLink(page: Page) {
  const email = `forgot-${Date.now()}@talent.example`;
  await page.request.post('/api/accounts/talent', { data: { email, password: PASSWORD, fullName: 'Fay Forgot' } });
  await page.request.post('/api/accounts/reset-request', { data: { email } });
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(2);
  return (await mailsTo(page, email))[0]!.links[0]!;
}

async function firstConversation(page: Page) {
  const { items } = (await (await page.request.get('/api/conversations')).json()) as { items: { id: string }[] };
  return `/messages/${items[0]!.id}`;
}

/** A browser on its first visit, in the language of the project. */
async function firstVisit(browser: Browser, locale: string | undefined) {
  const context = await browser.newContext({
    locale: locale ?? 'en-GB',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await expectNewVersion(page);
  return page;
}

/** The screens alternate between the sizes. `npm run proof -- accessibility` tests every screen in every size. */
const sizesOf = (screen: number) =>
  process.env.EVERY_LOOK ? Object.entries(SIZES) : [Object.entries(SIZES)[screen % 4]!];

let looked = 0;
async function expectNothingCovered(
  page: Page,
  name: string,
  { path, open, part = 'main, footer' }: Screen,
  sizes: [string, { width: number; height: number }][],
) {
  await page.setViewportSize(SIZES.laptop);
  await page.goto(typeof path === 'string' ? path : await path(page));
  await open?.(page);
  await expect(page.locator(part).locator('a[href], button, input').first()).toBeAttached();
  await expect(page.locator('main .skeleton, main[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator(NOTICES)).toBeAttached();
  await raiseNotices(page, String(say(TEXT)));
  for (const isOnline of [true, false]) {
    if (!isOnline) await setOnline(page, false);
    await expect(
      page
        .locator(NOTICES)
        .locator('[role=status]')
        .filter({ hasText: isOnline ? NEW_VERSION : OFFLINE }),
    ).toBeAttached();
    // The status line is as tall as the one it replaces, so the smallest screen is enough.
    for (const [size, viewport] of sizes) {
      if (!isOnline && viewport !== SIZES.phone) continue;
      await page.setViewportSize(viewport);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // On a phone, toasts may cover the logo, and on a tablet the bar's last links.
      const parts = part === 'main, footer' && viewport.width >= SIZES.laptop.width ? `header, ${part}` : part;
      expect(await coveredControls(page, parts), `${name}, ${size}, ${isOnline ? 'online' : 'offline'}`).toEqual([]);
      if (isOnline) await pressCanaries(page);
      looked++;
    }
  }
}

for (const [who, email, screens] of [
  ['a visitor', null, VISITOR],
  ['a talent', 'talent@closeup.example', TALENT],
  ['a company', 'company@northwind.example', COMPANY],
  ['an admin', 'admin@closeup.example', ADMIN],
] as const)
  test(`${who} can press every control of every page while all notices are open`, async ({ browser, locale }) => {
    test.setTimeout(180_000);
    test.skip(locale === 'es-ES' && !process.env.EVERY_LOOK, 'widths.test.ts looks at every page in Spanish');
    const page = await firstVisit(browser, locale);
    if (email)
      expect((await page.request.post('/api/session', { data: { email, password: passwordOf(email) } })).status()).toBe(
        200,
      );
    for (const [index, [name, screen]] of Object.entries(screens).entries())
      await test.step(name, () => expectNothingCovered(page, name, screen, sizesOf(index)));
    await page.context().close();
  });

test.afterAll(() => console.log(`first visit: ${looked} pictures of a page looked at`));
