import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_IDLE_MINUTES, REMEMBERED_IDLE_DAYS, SESSION_IDLE_MINUTES } from '#contract/accounts/sessions.ts';
import { createFixtures } from '#test/fixtures/app.ts';
import { PASSWORD, createAdmin, createTalent } from '#test/fixtures/factories.ts';
import { idleLimitMinutes } from './find-viewer.ts';
import { deleteExpiredSessions } from './sessions.ts';

const DAY = 24 * 60;

describe('an idle session', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });
  async function signedIn(remember: boolean) {
    const { email } = await createTalent(fixtures.app);
    const browser = fixtures.newBrowser();
    await browser.call('POST', '/session', { email, password: PASSWORD, remember });
    return browser;
  }

  test.each([
    ['without "remember this device"', false, SESSION_IDLE_MINUTES],
    ['on a remembered device', true, REMEMBERED_IDLE_DAYS * DAY],
  ])('%s ends after its limit, and each use restarts the limit', async (_where, remember, minutes) => {
    const browser = await signedIn(remember);
    fixtures.clock.addMinutes(minutes - 1);
    expect(await browser.user()).not.toBeNull();
    fixtures.clock.addMinutes(minutes - 1);
    expect(await browser.user()).not.toBeNull();
    fixtures.clock.addMinutes(minutes + 1);
    expect(await browser.user()).toBeNull();
  });

  test('expires no matter how often it is used', async () => {
    const browser = await signedIn(false);
    for (let hour = 0; hour < 23; hour++) {
      fixtures.clock.addMinutes(59);
      expect(await browser.user()).not.toBeNull();
    }
    fixtures.clock.addMinutes(59);
    fixtures.clock.addMinutes(59);
    expect(await browser.user()).toBeNull();
  });

  test('ends sooner for an admin in production', async () => {
    const { app, newBrowser, clock } = await createFixtures();
    const admin = newBrowser();
    await admin.call('POST', '/session', { email: (await createAdmin(app)).email, password: PASSWORD, remember: true });
    app.env.NODE_ENV = 'production';
    clock.addMinutes(ADMIN_IDLE_MINUTES - 1);
    expect(await admin.user()).not.toBeNull();
    clock.addMinutes(ADMIN_IDLE_MINUTES + 1);
    expect(await admin.user()).toBeNull();
    expect(idleLimitMinutes({ NODE_ENV: 'development' }, { isAdmin: true, isRemembered: false })).toBe(
      SESSION_IDLE_MINUTES,
    );
  });

  test('is deleted; others stay', async () => {
    const { app, clock } = fixtures;
    await app.db.deleteFrom('sessions').execute();
    const [idle, remembered] = [await signedIn(false), await signedIn(true)];
    clock.addMinutes(SESSION_IDLE_MINUTES + 1);
    await deleteExpiredSessions(app);
    const rows = await app.db.selectFrom('sessions').select('is_remembered').execute();
    expect(rows).toEqual([{ is_remembered: true }]);
    expect([await idle.user(), (await remembered.user()) !== null]).toEqual([null, true]);
  });
});
