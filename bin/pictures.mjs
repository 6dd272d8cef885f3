// Retakes the screenshots of README.md from a freshly seeded product: `npx node bin/pictures.mjs`, or only the named ones.
import { statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { startSeededProduct } from './seeded-product.mjs';

const FOLDER = 'docs/pictures';
const PASSWORD = 'Closeup1';
const TALENT = 'talent@closeup.example';
const COMPANY = 'company@northwind.example';

/** The page of each picture, the account that views it, and what to wait for or do first. */
const PICTURES = {
  home: { path: '/' },
  search: { as: COMPANY, path: '/company/search-talent', before: (page) => watch(page).waitFor() },
  reel: { as: COMPANY, path: '/company/search-talent', before: openReel },
  campaign: { as: COMPANY, path: '/company/campaigns', before: openCampaign },
  bias: { as: COMPANY, path: '/company/search-talent?tab=bias', before: runAnalysis },
  contacts: { as: COMPANY, path: '/company/dashboard', before: (page) => bringToTop(page, 'My Contacts') },
  messages: { as: COMPANY, path: '/messages', before: openConversation },
  profile: { as: TALENT, path: '/talent/profile', before: (page) => bringToTop(page, 'Positions') },
  dashboard: { as: TALENT, path: '/talent/dashboard' },
};

const watch = (page) => page.getByRole('button', { name: /^Watch/ }).first();

async function bringToTop(page, heading) {
  await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());
}

async function openReel(page) {
  await page.getByRole('button', { name: /^Reel/ }).click();
  const reel = page.getByRole('dialog', { name: 'Reel' });
  await reel.locator('video').first().waitFor();
  await page.keyboard.press('j');
  await reel.getByText(/^2 of/).waitFor();
}

async function openCampaign(page) {
  await page.locator('main a[href^="/company/campaigns/"]').first().click();
  await page.getByText('out of 100').first().waitFor();
}

async function runAnalysis(page) {
  await page
    .getByLabel('Job description')
    .fill('Young, hungry sales closer in Madrid with native English. CRM, negotiation and a quota.');
  await page.getByRole('button', { name: 'Run bias analysis' }).click();
  await page.getByRole('heading', { name: 'Each candidate' }).waitFor();
  await page.getByText(/^Bias analysis completed/).waitFor({ state: 'detached' });
}

async function openConversation(page) {
  await page.getByRole('button', { name: /Marta/ }).first().click();
  await page.getByRole('textbox', { name: /message/i }).waitFor();
}

async function take(browser, origin, name, { as, path, before }) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => localStorage.setItem('closeup.cookies-noted', 'yes'));
  const page = await context.newPage();
  if (as) await page.request.post('/api/session', { data: { email: as, password: PASSWORD } });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
  );
  await page.waitForTimeout(1200);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const file = `${FOLDER}/${name}.webp`;
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
  await context.close();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PICTURES));
if (unknown.length > 0)
  throw new Error(`unknown picture: ${unknown.join(', ')}; available: ${Object.keys(PICTURES).join(', ')}`);
await buildWeb();
const product = await startSeededProduct({ data: '.cache/pictures-data' });
try {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, picture] of Object.entries(PICTURES))
    if (wanted.length === 0 || wanted.includes(name)) await take(browser, product.origin, name, picture);
  await browser.close();
} finally {
  await product.stop();
}
