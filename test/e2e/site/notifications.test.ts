import { type Browser, type Page, expect, test } from '@playwright/test';
import { startPushService } from '../../http/push-service.ts';
import { button, toast } from '../support/controls.ts';
import { TALENT, newUnlock, talentPage } from '../support/conversations.ts';
import { newTalent, ownAddress } from '../support/people.ts';

// A headless shell shows no notifications.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.CHROMIUM_PATH! }),
    { scope: 'worker' },
  ],
});

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const entry = (page: Page, conversationId: string) => page.locator(`main a[href="/messages/${conversationId}"]`);

async function companyPage(browser: Browser) {
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: ownAddress() });
  return context.newPage();
}

test('both sides are notified, links open the right page, and read marks reach every tab', async ({ browser }) => {
  const company = await companyPage(browser);
  const first = await talentPage(browser, '/notifications');
  const second = await first.context().newPage();
  await second.goto('/notifications');
  const { conversationId } = await newUnlock(company);

  for (const tab of [first, second]) {
    await expect(entry(tab, conversationId)).toContainText('unlocked your contact');
    await expect(entry(tab, conversationId)).toContainText('Unread');
    await expect(bell(tab)).toHaveAccessibleName(/unread$/);
  }
  await entry(first, conversationId).click();
  await expect(first).toHaveURL(`/messages/${conversationId}`);
  await expect(entry(second, conversationId)).not.toContainText('Unread');

  await company.goto('/company/dashboard');
  await expect(bell(company)).toHaveAccessibleName('Notifications');
  await button(first, 'Accept').click();
  await expect(bell(company)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(company).click();
  await expect(entry(company, conversationId)).toContainText('Marta Ribeiro accepted your conversation');
  await button(company, 'Mark all as read').click();
  await expect(bell(company)).toHaveAccessibleName('Notifications');
  await company.reload();
  await expect(entry(company, conversationId)).not.toContainText('Unread');

  for (const page of [company, first]) await page.context().close();
});

/** What a browser with a push service would return. A headless one has none. */
function subscribeTo(subscription: object) {
  let current: object | null = null;
  const made = {
    ...subscription,
    options: {},
    toJSON: () => subscription,
    unsubscribe: async () => (current = null),
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => (current = made),
    getSubscription: async () => current,
  });
}

test('a push is sent to the browser, shown by its service worker, and opens its page', async ({ browser }) => {
  const service = await startPushService();
  const talent = await talentPage(browser, '/');
  await talent.context().grantPermissions(['notifications']);
  await talent.addInitScript(subscribeTo, service.subscription());
  await talent.goto('/talent/profile#notifications');
  const isOn = talent.getByRole('switch', { name: 'Notifications on this device' });
  await expect(isOn).not.toBeChecked();
  await isOn.click();
  await expect(isOn).toBeChecked();

  const devtools = await talent.context().newCDPSession(talent);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const company = await companyPage(browser);
  const { conversationId } = await newUnlock(company);
  const path = `/messages/${conversationId}`;
  await expect.poll(() => service.received.map(({ payload }) => payload.path)).toContain(path);
  const push = service.received.find(({ payload }) => payload.path === path)!;
  expect(push.payload.body).toContain('unlocked your contact');
  expect(push.text).not.toContain(TALENT);

  const { origin } = new URL(talent.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: push.text,
  });
  const shown = () =>
    talent.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const { title, body, tag } = push.payload;
  await expect.poll(shown).toEqual([{ title, body, tag }]);

  const [worker] = talent.context().serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const { NotificationEvent } = globalThis as unknown as {
      NotificationEvent: new (type: string, init: object) => Event;
    };
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect(talent).toHaveURL(path);

  await talent.goto('/talent/profile#notifications');
  // The page drops its fake subscription, so the switch shows what the server and this browser agree on.
  await expect(isOn).not.toBeChecked();
  for (const page of [company, talent]) await page.context().close();
  await service.close();
});

test('where the browser blocks notifications, the switch says so', async ({ page }) => {
  await newTalent(page);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await page.goto('/talent/profile#notifications');
  await expect(page.getByText('Your browser is blocking notifications.')).toBeVisible();
});

test('closing the browser’s question about notifications isn’t blocking them', async ({ page }) => {
  await newTalent(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = async () => 'default';
  });
  await page.goto('/talent/profile#notifications');
  await page.getByRole('switch', { name: 'Notifications on this device' }).click();
  await expect(toast(page, 'Notifications stay off until you allow them when your browser asks.')).toBeVisible();
  await expect(page.getByText('Your browser is blocking notifications.')).toHaveCount(0);
});

test('choices that are made one right after the other are all saved, and the keyboard keeps its place', async ({
  page,
}) => {
  await newTalent(page);
  await page.route('**/api/notifications/preferences', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const saved: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().endsWith('/preferences')) saved.push(response.status());
  });
  await page.goto('/talent/profile#notifications');
  const watched = ['email', 'as a push'].map((how) =>
    page.getByRole('checkbox', { name: new RegExp(`^A company watches your video, .*${how}`) }),
  );
  const before = await Promise.all(watched.map((box) => box.isChecked()));
  await watched[0]!.focus();
  for (const key of ['Space', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(watched[1]!).toBeFocused();
  await expect.poll(() => Promise.all(watched.map((box) => box.isChecked()))).toEqual(before.map((is) => !is));
  await expect.poll(() => saved).toEqual([200, 200]);
  await page.reload();
  await expect.poll(() => Promise.all(watched.map((box) => box.isChecked()))).toEqual(before.map((is) => !is));
});
