import { type Locator, type Page, expect, test } from '@playwright/test';
import { violationsOn } from '../support/accessible.ts';
import { button, toast, withoutRenderedData } from '../support/controls.ts';
import { newCompany, signIn, withOwnAddress } from '../support/people.ts';
import { fingerOn, nameOf, openReel, reelOf } from '../support/reel.ts';

test.beforeEach(withOwnAddress);

/** A company with one contact, on its board. @returns the contact's name */
async function openBoard(page: Page) {
  await newCompany(page);
  const found = await (await page.request.get('/api/search/talents')).json();
  await page.request.post('/api/unlocks', { data: { positionId: found.items[0].positionId } });
  const { items } = await (await page.request.get('/api/contacts')).json();
  await page.goto('/company/dashboard');
  await page.getByRole('radio', { name: /^(Board|Tablero)$/ }).click();
  return items[0].talentName as string;
}

test('a form asks before its changes are lost, and a closed dialog keeps the typed text', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/profile');
  await page.getByLabel('Industry').fill('Software');
  const leave = () => page.getByRole('link', { name: 'Messages' }).first().click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await leave();
  await expect(question).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Industry')).toHaveValue('Software');
  await leave();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/company/profile');
  await leave();
  await button(page, 'Discard changes').click();
  await expect(page).toHaveURL(/\/messages/);

  await page.goto('/company/campaigns');
  const form = page.getByRole('dialog', { name: 'New campaign' });
  const openForm = () => button(page, 'New campaign').first().click();
  await openForm();
  await form.getByLabel('Title').fill('Closer for Lisbon');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await openForm();
  await expect(form.getByLabel('Title')).toHaveValue('Closer for Lisbon');
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await openForm();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Start over' })).toBeHidden();
});

test('focus returns from a dialog to where it came from, even through a menu and another dialog', async ({ page }) => {
  await newCompany(page);
  await page.goto('/company/campaigns');
  const opener = button(page, 'New campaign').first();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await opener.focus();
  for (const title of ['', 'Closer for Lisbon']) {
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Title')).toHaveValue(title);
    await expect(form.getByLabel('Title')).toBeFocused();
    await form.getByLabel('Title').fill('Closer for Lisbon');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.goto('/company/search-talent');
  const tools = button(page, 'More tools');
  await tools.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Hidden people' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hidden people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
});

test('contacts move between stages by mouse and by keyboard, with undo', async ({ page }) => {
  const name = await openBoard(page);
  await expect(page.getByRole('region', { name: 'New' }).getByRole('button', { name })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const at = (stage: string) => page.getByRole('region', { name: stage }).getByRole('button', { name });
  const stored = async () => (await (await page.request.get('/api/contacts')).json()).items[0].stage;
  const placeOf = async (stage: string) => (await page.getByRole('region', { name: stage }).boundingBox())!;
  const drag = async (x: number, y: number) => {
    const card = (await at('New').boundingBox())!;
    await page.mouse.move(card.x + 30, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 30, { steps: 4 });
    await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
  };
  const column = await placeOf('Interview');
  await drag(column.x + 60, column.y + 120);
  await expect(at('Interview')).toBeVisible();
  await expect.poll(stored).toBe('interview');
  await toast(page, `${name} moved to Interview`).getByRole('button', { name: 'Undo' }).click();
  await expect(at('New')).toBeVisible();
  await expect.poll(stored).toBe('new');
  const last = await placeOf('Not a fit');
  await drag(last.x + last.width + 8, last.y + 120);
  await expect(at('Not a fit')).toBeVisible();
  await toast(page, `${name} moved to Not a fit`).getByRole('button', { name: 'Undo' }).click();
  await expect(at('New')).toBeVisible();
  await expect.poll(stored).toBe('new');

  await at('New').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to Talking, stage 2 of 6` })).toBeAttached();
  await expect(at('Talking')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(at('Interview')).toBeFocused();
  await expect.poll(stored).toBe('interview');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Contact' });
  await expect(drawer.getByRole('link', { name: /@/ })).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(at('Interview')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a contact fills the screen, its reminder persists, and a template fills the message', async ({ page }) => {
    const name = await openBoard(page);
    const finger = await fingerOn(page);
    const card = page.getByRole('region', { name: 'New' }).getByRole('button', { name });
    await card.scrollIntoViewIfNeeded();
    const { x, y } = (await card.boundingBox())!;
    await finger.down(x + 40, y + 30);
    await page.waitForTimeout(400);
    await finger.drag(x + 40, y + 30, y + 40, 2);
    for (let right = x + 40; right < 380; right += 20)
      await finger.cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: right, y: y + 40 }] });
    await finger.up();
    await expect(page.getByRole('region', { name: 'Talking' }).getByRole('button', { name })).toBeAttached();

    await page.getByRole('radio', { name: 'List' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeHidden();
    await expect(page.getByRole('link', { name: /@/ })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeInViewport();
    await page.getByRole('button', { name: 'Message templates' }).click();
    await page.getByRole('button', { name: 'New template' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Hello');
    await page.getByLabel('Message', { exact: true }).fill('Hi {firstname}');
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('alert')).toContainText('Use only {firstName}');
    await page.getByLabel('Message', { exact: true }).fill('Hi {firstName}, from {company}');
    await page.getByRole('button', { name: 'Save template' }).click();
    const hello = page.getByRole('button', { name: /^Hello/ });
    await button(page, 'Delete Hello').click();
    await expect(hello).toBeHidden();
    await toast(page, 'Template deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(hello).toBeVisible();
    await button(page, 'Edit Hello').click();
    const templates = await (await page.request.get('/api/message-templates')).json();
    await page.request.delete(`/api/message-templates/${templates.items[0].id}`);
    await page.getByRole('button', { name: 'Save template' }).click();
    await hello.click();
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue(
      `Hi ${name.split(' ')[0]}, from Acme`,
    );
    await page.getByRole('radio', { name: 'Contact and notes' }).click();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(page.getByRole('article').getByText(/^Reminder on /)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'All contacts' }).click();
    const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(row).toContainText('Reminder on ');

    const top = async (control: Locator) => (await control.boundingBox())!.y;
    const expectOneRow = async (first: Locator, second: Locator) =>
      expect(await top(first)).toBeCloseTo(await top(second), -1);
    await expectOneRow(page.getByRole('searchbox'), button(page, 'Download CSV'));
    await expectOneRow(page.getByRole('radio', { name: 'List' }), page.getByRole('combobox', { name: 'Stage' }));
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectOneRow(page.getByRole('searchbox'), button(page, 'Download CSV'));
  });
});

test.describe('the reel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('double tap saves, hold pauses, keys change speed and captions, and the next one starts at once', async ({
    page,
  }) => {
    await openReel(page);
    const reel = reelOf(page);
    const shown = reel.locator('video:visible');
    const isPaused = () => shown.evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
    const name = await nameOf(page).textContent();
    await shown.dblclick({ position: { x: 200, y: 300 } });
    await expect(reel.getByRole('button', { name: /^Saved/ })).toBeVisible();
    await toast(page, `${name} saved`).getByRole('button', { name: 'Undo' }).click();
    await expect(reel.getByRole('button', { name: /^Save(?!d)/ })).toBeVisible();
    expect(await isPaused()).toBe(false);

    const { x, y } = (await shown.boundingBox())!;
    await page.mouse.move(x + 200, y + 300);
    await page.mouse.down();
    await expect.poll(isPaused).toBe(true);
    await page.mouse.up();
    await expect.poll(isPaused).toBe(false);
    await page.waitForTimeout(400);
    expect(await isPaused()).toBe(false);

    await page.keyboard.press('>');
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);
    await page.keyboard.press('<');
    const captions = reel.getByRole('button', { name: 'Captions' });
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('c');
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('c');

    // The next person's video has loaded by now.
    await page.waitForTimeout(1500);
    const startedAfterMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const from = performance.now();
          document.addEventListener('playing', () => resolve(performance.now() - from), { capture: true, once: true });
          document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
        }),
    );
    console.log(`The next video starts after ${Math.round(startedAfterMs)} ms`);
    expect(startedAfterMs).toBeLessThan(500);
  });

  test('the last person is followed by an end card, to start over or change the filters', async ({ page }) => {
    await newCompany(page);
    await page.goto(`/company/search-talent?locations=${encodeURIComponent('["Madrid"]')}`);
    await page.getByRole('button', { name: /^Reel/ }).click();
    const reel = reelOf(page);
    const place = reel.getByText(/^\d+ of \d+$/).first();
    const total = Number((await place.textContent())!.split(' of ')[1]);
    const end = reel.getByRole('heading', { name: total === 1 ? 'That’s the only result.' : `That’s all ${total}.` });
    for (let person = 0; person < total; person++) {
      await expect(end).toBeHidden();
      await page.keyboard.press('j');
    }
    await expect(end).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('k');
    await expect(reel.getByText(`${total} of ${total}`).first()).toBeVisible();
    await page.keyboard.press('j');
    await reel.getByRole('button', { name: 'Start over' }).click();
    await expect(reel.getByText(`1 of ${total}`).first()).toBeVisible();
  });
});

test('talent see a position as companies find it', async ({ page }) => {
  await signIn(page, '/talent/auth', 'talent@closeup.example');
  await expect(page).toHaveURL(/\/talent\/(profile|dashboard)/);
  await page.goto('/talent/profile');
  const { fullName } = await (await page.request.get('/api/talent/profile')).json();
  await page.getByRole('button', { name: 'Preview as a company' }).first().click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('only after they unlock you')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2 })).not.toHaveText(fullName);
});

test('a company’s first steps stay until all are done or it closes them', async ({ page }) => {
  await newCompany(page);
  const steps = page.getByRole('region', { name: 'Your first hire starts here' });
  await page.goto('/company/dashboard');
  await expect(steps).toContainText('1 of 4 done');
  const found = await (await page.request.get('/api/search/talents')).json();
  await page.request.post('/api/unlocks', { data: { positionId: found.items[0].positionId } });
  await page.reload();
  await expect(steps).toContainText('2 of 4 done');
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Remove these steps').click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your free daily match' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('a new company’s first steps push nothing down when they arrive', async ({ page }) => {
  await newCompany(page);
  await withoutRenderedData(page);
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/company/profile', async (route) => {
    await isAsked;
    await route.continue();
  });
  const asking = page.waitForRequest('**/api/company/profile');
  await page.goto('/company/dashboard');
  await asking;
  await expect(page.locator('main .skeleton').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Your first hire starts here' })).toBeVisible();
});

test.describe('in Spanish on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' });

  test('a moved contact is reported within the top bar, and a due reminder wraps in a narrow list', async ({
    page,
  }) => {
    const name = await openBoard(page);
    await page.getByRole('region', { name: 'Nuevo' }).getByRole('button', { name }).focus();
    await page.keyboard.press('ArrowRight');
    const said = toast(page, `${name} pasa a «En conversación»`);
    await expect(said.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    const bar = (await page.getByRole('banner').boundingBox())!;
    const { y, height } = (await said.getByRole('status').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y + bar.height);

    await page.route(/\/api\/contacts(\?|$)/, async (route) => {
      const response = await route.fetch();
      const { items, ...rest } = await response.json();
      const due = { remindAt: '2026-11-30T08:00:00.000Z', isDue: true };
      await route.fulfill({ response, json: { ...rest, items: items.map((item: object) => ({ ...item, ...due })) } });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('radio', { name: 'Lista' }).click();
    await withoutRenderedData(page);
    await page.reload();
    await expect(page.getByText(/^Pendiente desde el/)).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
  });
});
