import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, type BrowserContext, type Page, expect, test } from '@playwright/test';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

interface Screen {
  path: string;
  as?: string;
  /** What is opened before looking. */
  open?: (page: Page) => Promise<unknown>;
  /** What tells that the screen is there. */
  ready: (page: Page) => ReturnType<Page['getByRole']>;
}

const company = 'company@northwind.example';
const talent = 'talent@closeup.example';
const admin = 'admin@closeup.example';
const screens: Record<string, Screen> = {
  home: { path: '/', ready: (page) => page.getByRole('heading', { name: 'Featured videos' }) },
  'how it works': {
    path: '/how-it-works',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'How It Works' }),
  },
  'company landing': {
    path: '/companies',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Find the Best Employees in Minutes' }),
  },
  'talent landing': {
    path: '/talent',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Find Your Perfect Role in Minutes' }),
  },
  'for companies': {
    path: '/for-companies',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Hire Based on Energy & Vibe' }),
  },
  'for talent': {
    path: '/for-talent',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Show Your True Potential' }),
  },
  help: { path: '/help', ready: (page) => page.getByRole('heading', { level: 1, name: 'Help Center' }) },
  contact: { path: '/contact', ready: (page) => page.getByRole('heading', { level: 1, name: 'Get in Touch' }) },
  privacy: { path: '/privacy', ready: (page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' }) },
  terms: { path: '/terms', ready: (page) => page.getByRole('heading', { level: 1, name: 'Terms of Service' }) },
  cookies: { path: '/cookies', ready: (page) => page.getByRole('heading', { level: 1, name: 'Cookie Policy' }) },
  gdpr: { path: '/gdpr', ready: (page) => page.getByRole('heading', { level: 1, name: 'Your rights under the GDPR' }) },
  'ticket dialog': {
    path: '/help',
    open: (page) => page.getByRole('button', { name: 'Submit Ticket' }).click(),
    ready: (page) => page.getByRole('dialog', { name: 'Submit Ticket' }),
  },
  chooser: { path: '/register', ready: (page) => page.getByRole('heading', { name: "I'm a Company" }) },
  'talent sign-in': { path: '/talent/auth', ready: (page) => page.getByRole('heading', { name: 'Welcome Back' }) },
  'talent registration': { path: '/talent/auth?mode=register', ready: (page) => page.getByLabel('Full name') },
  'company sign-in': { path: '/company/auth', ready: (page) => page.getByRole('heading', { name: 'Welcome Back' }) },
  'company registration': { path: '/company/auth?mode=register', ready: (page) => page.getByLabel('Company name') },
  'forgotten password': {
    path: '/talent/auth',
    open: (page) => page.getByRole('button', { name: 'Forgot Password' }).click(),
    ready: (page) => page.getByRole('button', { name: 'Back to Login' }),
  },
  'country of a phone': {
    path: '/company/auth?mode=register',
    open: (page) => page.getByRole('button', { name: /^Country code/ }).click(),
    ready: (page) => page.getByRole('combobox', { name: 'Search countries' }),
  },
  'account deletion': {
    path: '/talent/profile',
    as: talent,
    open: (page) => page.getByRole('button', { name: 'Delete account' }).click(),
    ready: (page) => page.getByRole('dialog', { name: 'Are you sure?' }),
  },
  'talent profile': { path: '/talent/profile', as: talent, ready: (page) => page.getByText('Video saved ✓').first() },
  'talent dashboard': {
    path: '/talent/dashboard',
    as: talent,
    ready: (page) => page.getByText(/companies can find you now/),
  },
  'captions editor': {
    path: '/talent/profile',
    as: talent,
    open: (page) => page.getByRole('button', { name: 'Captions', exact: true }).last().click(),
    ready: (page) => page.getByRole('button', { name: 'Save captions' }),
  },
  'guest recording': {
    path: '/guest-video-recording',
    ready: (page) => page.getByRole('button', { name: 'Record Video' }),
  },
  recorder: {
    path: '/talent/profile',
    as: talent,
    open: (page) => page.getByRole('button', { name: 'Record again' }).first().click(),
    ready: (page) => page.getByRole('button', { name: 'Start recording' }),
  },
  'delete dialog': {
    path: '/talent/profile',
    as: talent,
    open: (page) => page.getByRole('button', { name: 'Delete video' }).first().click(),
    ready: (page) => page.getByRole('dialog', { name: 'Delete this video?' }),
  },
  search: {
    path: '/company/search-talent',
    as: company,
    ready: (page) => page.getByRole('button', { name: /^Watch/ }).first(),
  },
  'AI feedback tab': {
    path: '/company/search-talent?tab=ai',
    as: company,
    ready: (page) => page.getByRole('button', { name: /^Watch/ }).first(),
  },
  'bias detection': {
    path: '/company/search-talent?tab=bias',
    as: company,
    open: async (page) => {
      await runAnalysis(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
    },
    ready: (page) => page.getByRole('heading', { name: 'Each candidate' }),
  },
  'bias survey': {
    path: '/company/search-talent?tab=bias',
    as: company,
    open: async (page) => {
      await runAnalysis(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    },
    ready: (page) => page.getByRole('alert'),
  },
  'platform analytics': {
    path: '/company/search-talent?tab=analytics',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'Conversion rate' }),
  },
  'company dashboard': {
    path: '/company/dashboard',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'All Available Talent' }),
  },
  messages: {
    path: '/messages',
    as: company,
    open: (page) => page.getByRole('button', { name: /Priya Nair/ }).click(),
    ready: (page) => page.getByText('Wednesday at ten works.').last(),
  },
  'end of mails': {
    path: '/unsubscribe/none',
    ready: (page) => page.getByRole('button', { name: 'Unsubscribe' }),
  },
  'company profile': {
    path: '/company/profile',
    as: company,
    ready: (page) => page.getByRole('button', { name: 'Upgrade to Premium' }),
  },
  'unlock dialog': {
    path: '/company/search-talent',
    as: company,
    open: (page) =>
      page
        .getByRole('button', { name: /^Unlock/ })
        .first()
        .click(),
    ready: (page) => page.getByRole('button', { name: 'Not now' }),
  },
  reel: {
    path: '/company/search-talent',
    as: company,
    open: openReel,
    ready: (page) => page.getByRole('dialog', { name: 'Reel' }).getByRole('button', { name: /^Unlock/ }),
  },
  'reel at somebody unlocked': {
    path: '/company/search-talent',
    as: company,
    open: async (page) => {
      const { positionIds } = (await (await page.request.get('/api/unlocks/positions')).json()) as Unlocked;
      await page.goto(`/company/search-talent?at=${positionIds[0]}`);
    },
    ready: (page) => page.getByRole('dialog', { name: 'Reel' }).getByRole('button', { name: /^Contact/ }),
  },
  campaigns: {
    path: '/company/campaigns',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'Account Executive, Iberia' }),
  },
  'campaign form': {
    path: '/company/campaigns',
    as: company,
    open: (page) => page.getByRole('button', { name: 'New campaign' }).click(),
    ready: (page) => page.getByRole('button', { name: 'Post campaign' }),
  },
  'fitting campaigns': {
    path: '/talent/campaigns',
    as: talent,
    ready: (page) => page.getByRole('heading', { name: 'Campaigns that fit you' }),
  },
  'empty search': {
    path: '/company/search-talent?q=nobody',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'No results found' }),
  },
  player: {
    path: '/company/search-talent',
    as: company,
    open: (page) =>
      page
        .getByRole('button', { name: /^Watch/ })
        .first()
        .click(),
    ready: (page) => page.getByRole('dialog').getByRole('heading', { name: 'About' }),
  },
  'video moderation': {
    path: '/admin/video-moderation',
    as: admin,
    ready: (page) => page.getByRole('button', { name: 'Approve', exact: true }).first(),
  },
  'companies of the admin': {
    path: '/admin/companies',
    as: admin,
    ready: (page) => page.getByRole('radiogroup', { name: /^Verified badge for/ }).first(),
  },
  'support inbox': {
    path: '/admin/support',
    as: admin,
    open: async (page) => {
      const message = { name: 'Vera Visitor', email: 'vera@nowhere.example', message: 'Hello' };
      await page.request.post('/api/support/messages', { data: message });
      await page.reload();
      await page
        .getByRole('button', { name: /Vera Visitor/ })
        .first()
        .click();
    },
    ready: (page) => page.getByLabel('Your answer'),
  },
  'design system': { path: '/dev/ui', ready: (page) => page.getByRole('heading').first() },
  'not found': { path: '/nowhere', ready: (page) => page.getByRole('heading', { name: 'Oops! Page not found' }) },
};

interface Unlocked {
  positionIds: string[];
}

/** Opens the reel and goes on to somebody who is not unlocked yet. */
async function openReel(page: Page) {
  await page.getByRole('button', { name: /^Reel/ }).click();
  const reel = page.getByRole('dialog', { name: 'Reel' });
  await expect(async () => {
    if (await reel.getByRole('button', { name: /^Contact/ }).isVisible()) await page.keyboard.press('j');
    await expect(reel.getByRole('button', { name: /^Unlock/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function runAnalysis(page: Page) {
  await page.getByLabel('Job description').fill('Sales closer in Madrid, native English, CRM and negotiation.');
  await page.getByRole('button', { name: 'Run bias analysis' }).click();
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const signedIn = new Map<string, Cookies>();

/** Signs in once for all screens: there is a limit to signing in. */
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
