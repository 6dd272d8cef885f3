import { expect, type Page, test } from '@playwright/test';

/** The section, which stays when its skeleton and heading are replaced. */
const featured = (page: Page) => page.getByRole('region', { name: 'Featured videos' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the home page', () => {
  test('is complete without scripts, in the visitor’s language', async ({ request }) => {
    const read = async (headers: Record<string, string>) =>
      (await request.get('/', { headers: { accept: 'text/html', ...headers } })).text();
    expect(await read({ 'accept-language': 'en' })).toMatch(/<html lang="en"[\s\S]*Why choose/);
    expect(await read({ 'accept-language': 'es-ES,es;q=0.9' })).toContain('<html lang="es"');
    expect(await read({ 'accept-language': 'en', cookie: 'lang=es' })).toContain('<html lang="es"');
    expect(await read({ 'accept-language': 'ja' })).toContain('<html lang="en"');
  });

  test('hydrates without errors, and the featured posters are pictures', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Find the best job in');
    await featured(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('Lena O.').first()).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator('img[src*="/media/"]')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('fits a narrow phone in Spanish as in English: one line of links, and no word on the face', async ({
    browser,
  }) => {
    const measure = async (locale: string) => {
      const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const barHeight = (await page.getByRole('banner').boundingBox())!.height;
      const textEnd = await page.locator('.hero-after').evaluate((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        return words.getBoundingClientRect().right;
      });
      await context.close();
      return { barHeight, textEnd };
    };
    const [english, spanish] = [await measure('en-GB'), await measure('es-ES')];
    expect(spanish.barHeight).toBe(english.barHeight);
    expect(spanish.textEnd).toBeLessThan(english.textEnd + 8);
  });

  test('the people in its headline move pose by pose, by nothing else, and stand still when paused', async ({
    page,
  }) => {
    await page.goto('/');
    const head = page.locator('.hero-figure:not([hidden]) .head');
    await expect(head).toHaveAttribute('style', /rotate/);
    expect(await page.locator('.hero').evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(0);
    await page.locator('.hero').getByRole('button', { name: 'Pause animation' }).click();
    const paused = await head.getAttribute('style');
    // They hold still after any press, for less than a second.
    await page.waitForTimeout(1500);
    await expect(head).toHaveAttribute('style', paused!);
  });

  test('preloads the page of a link that someone stays at, not of those that the Tab key passes', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const loaded = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
    await page.goto('/');
    // Links only preload once their script has started.
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'For talent', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(100);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'How it works', exact: true }).first()).toBeFocused();
    await expect.poll(() => loaded('how-it-works')).toBe(true);
    expect(loaded('for-companies')).toBe(false);
  });

  test('says so when the videos cannot be loaded', async ({ page }) => {
    await page.route('**/api/search/featured', (route) => route.abort());
    await page.goto('/');
    await featured(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('Failed to load videos').first()).toBeVisible();
  });

  test('answers five questions of talent and five of companies', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('summary')).toHaveCount(10);
    const answer = page.getByText('Yes. Recording, being found');
    await expect(answer).toBeHidden();
    await page.getByText('Is it free for talent?').click();
    await expect(answer).toBeVisible();
  });

  test('an opened question, a pressed button and the scroll position survive hydration', async ({ page }) => {
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Is it free for talent?').click();
    await page.getByRole('button', { name: 'Profile' }).click();
    press();
    await expect(page.getByRole('dialog')).toContainText('Sign in or Register');
    const question = page.locator('details', { hasText: 'Is it free for talent?' });
    await expect(question).toHaveAttribute('open');
    await expect(question).toBeInViewport();
  });

  test('sends talent to their sign-in, and asks visitors on the phone’s profile tab for their account type', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Your Career Journey' })).toHaveAttribute('href', '/talent/auth');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Profile' }).click();
    const gate = page.getByRole('dialog', { name: 'Sign in or Register' });
    for (const name of ['Sign in as Talent', 'Sign in as Company', 'Register'])
      await expect(gate.getByRole('link', { name, exact: true })).toBeVisible();
  });

  test('tells a company what it can do, and only once it is known', async ({ page }) => {
    await page.request.post('/api/session', { data: { email: 'company@northwind.example', password: 'Closeup1' } });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/session', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('Show who you are in one short video.')).toBeHidden();
    answer();
    await expect(page.getByText('Meet talent in short videos')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Search talent' })).toBeVisible();
  });

  test('remembers the selected language', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/talent/auth');
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible();
  });

  test('an unknown URL says so and links home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(logged.some((text) => text.includes('/no/such/page'))).toBe(true);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    for (const path of ['/talent/nope', '/company/nope', '/admin/nope']) {
      await page.goto(path);
      await expect(page).toHaveTitle(/^Page not found/);
    }
  });
});
