import { type Locator, expect, test } from '@playwright/test';
import { button, withoutRenderedData } from '../support/controls.ts';
import { newCompany, passwordOf, withOwnAddress } from '../support/people.ts';
import { company, talent } from '../support/screens.ts';

test.beforeEach(withOwnAddress);

const PAGES = {
  [company]:
    '/company/dashboard /company/search-talent /company/search-talent?q=sales /company/campaigns /company/analytics /company/integrations /company/profile /messages /notifications',
  [talent]: '/talent/dashboard /talent/profile /talent/campaigns /talent/video-feedback /messages /notifications',
};

for (const [email, paths] of Object.entries(PAGES))
  test(`${email}: each page comes with its data, and replaces it without a spinner or a shift`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.request.post('/api/session', { data: { email, password: passwordOf(email) } });
    await page.addInitScript(() => {
      const seen = { letters: 0, spinners: 0, shift: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const framed = document.querySelector('[inert] main')?.textContent ?? '';
        seen.letters = Math.max(seen.letters, framed.length);
        if (document.querySelector('main[aria-busy=true]')) seen.spinners++;
      }).observe(document, { subtree: true, childList: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of paths.split(' ')) {
      // A busy server sends the page without its data.
      await expect(async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#frame-state')).toBeAttached({ timeout: 2000 });
      }).toPass();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await page.waitForTimeout(1000);
      const { letters, spinners, shift } = await page.evaluate(
        () => (window as unknown as { seen: Record<'letters' | 'spinners' | 'shift', number> }).seen,
      );
      expect([path, letters > 20, spinners, shift < 0.02]).toEqual([path, true, 0, true]);
    }
  });

test('a public page never shows an account what only visitors use, and nothing moves when its own bars come', async ({
  page,
}) => {
  await page.request.post('/api/session', { data: { email: talent, password: passwordOf(talent) } });
  await page.addInitScript(() => {
    const seen = { links: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      for (const link of document.querySelectorAll('.for-visitors'))
        if (link.checkVisibility({ visibilityProperty: true })) seen.links.push(link.textContent);
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/contact', '/for-companies', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(page.locator('[data-account]')).toHaveCount(0);
    const { links, shift } = await page.evaluate(
      () => (window as unknown as { seen: { links: string[]; shift: number } }).seen,
    );
    expect([path, links, shift < 0.02]).toEqual([path, [], true]);
  }
});

test('what is pressed and typed in a frame happens once its page is there', async ({ page }) => {
  await page.request.post('/api/session', { data: { email: company, password: passwordOf(company) } });
  let release = () => {};
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  let held = Promise.resolve();
  const openHeld = async (path: string) => {
    held = new Promise((resolve) => (release = resolve));
    await expect(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#frame-state')).toBeAttached({ timeout: 2000 });
    }).toPass();
    // The script that remembers presses comes last.
    await page.waitForFunction(() => document.readyState !== 'loading');
  };
  const press = async (control: Locator) => {
    const box = (await control.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await openHeld('/company/profile');
  await press(page.locator('[inert] input[name=companyName]'));
  await page.keyboard.type(' Oslo?');
  release();
  await expect(page.getByLabel('Company name')).toHaveValue(/Oslo\?$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openHeld('/company/dashboard');
  await press(page.locator('[inert] a[href="/company/campaigns"]').filter({ visible: true }).first());
  release();
  await expect(page).toHaveURL('/company/campaigns');

  // A press beside every control does nothing.
  await openHeld('/company/dashboard');
  await page.mouse.click(2, 400);
  await page.keyboard.press('?');
  release();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page).toHaveURL('/company/dashboard');

  await openHeld('/company/dashboard');
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a page shows its frame until its code arrives, and then takes its place without a shift', async ({ page }) => {
  await newCompany(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/company/campaigns', { waitUntil: 'commit' });
  const heading = page.locator('h1', { hasText: 'Campaigns' });
  await expect(heading).toBeVisible();
  expect(await page.locator('[inert]').count()).toBe(1);
  const before = await heading.boundingBox();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expect(button(page, 'New campaign').first()).toBeEnabled();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shift).toBeLessThan(0.02);
});

test('a page whose session is slow leaves its frame and says that it is still trying', async ({ page }) => {
  await newCompany(page);
  await withoutRenderedData(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/session$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/company/campaigns', { waitUntil: 'commit' });
  await expect(page.locator('[inert] h1', { hasText: 'Campaigns' })).toBeVisible();
  await expect(page.getByText('Still trying…')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});
