import { type Page, expect } from '@playwright/test';

export interface Screen {
  path: string;
  as?: string;
  /** Opens the part to check. */
  open?: (page: Page) => Promise<unknown>;
  /** Visible once the screen has loaded. */
  ready: (page: Page) => ReturnType<Page['getByRole']>;
}

export const company = 'company@northwind.example';

export const talent = 'talent@closeup.example';

export const admin = 'admin@closeup.example';

export const screens: Record<string, Screen> = {
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
  integrations: {
    path: '/company/integrations',
    as: company,
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Integrations' }),
  },
  notifications: {
    path: '/notifications',
    as: company,
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Notifications' }),
  },
  'talent dashboard': {
    path: '/talent/dashboard',
    as: talent,
    ready: (page) => page.getByText(/companies can find you now/),
  },
  'video feedback': {
    path: '/talent/video-feedback',
    as: talent,
    ready: (page) => page.getByText('Your scores over time').first(),
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
    open: runAnalysis,
    ready: (page) => page.getByRole('heading', { name: 'Each candidate' }),
  },
  'bias survey': {
    path: '/company/search-talent?tab=bias',
    as: company,
    open: async (page) => {
      await runAnalysis(page);
      await page.getByRole('button', { name: 'Answer the survey' }).scrollIntoViewIfNeeded();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    },
    ready: (page) => page.getByRole('alert'),
  },
  'platform analytics': {
    path: '/company/search-talent?tab=analytics',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'Conversion rate' }),
  },
  'company analytics': {
    path: '/company/analytics',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'Conversion funnel' }),
  },
  'company trends': {
    path: '/company/analytics?tab=trends',
    as: company,
    ready: (page) => page.getByRole('heading', { name: 'By campaign' }),
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
      const { items } = (await (await page.request.get('/api/unlocks/positions')).json()) as Unlocked;
      await page.goto(`/company/search-talent?at=${items[0]}`);
    },
    ready: (page) => page.getByRole('dialog', { name: 'Reel' }).getByRole('link', { name: /^Message/ }),
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

export interface Unlocked {
  items: string[];
}

/** Opens the reel and moves to a person who isn't unlocked yet. */
export async function openReel(page: Page) {
  await page.getByRole('button', { name: /^Reel/ }).click();
  const reel = page.getByRole('dialog', { name: 'Reel' });
  await expect(async () => {
    if (await reel.getByRole('link', { name: /^Message/ }).isVisible()) await page.keyboard.press('j');
    await expect(reel.getByRole('button', { name: /^Unlock/ })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

export async function runAnalysis(page: Page) {
  await page.getByLabel('Job description').fill('Sales closer in Madrid, native English, CRM and negotiation.');
  await page.getByRole('button', { name: 'Run bias analysis' }).click();
}
