import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_IDLE_MINUTES, REMEMBERED_IDLE_DAYS, SESSION_IDLE_MINUTES } from '#contract/constants.ts';
import { createFixtures } from '#test/attacks/fixtures.ts';
import { PASSWORD, createAdmin, createTalent } from '#test/factories.ts';
import { deleteExpiredSessions, idleLimitMinutes } from './idle-limit.ts';

const DAY = 24 * 60;

describe('a session that nobody uses', () => {
  let ground: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    ground = await createFixtures();
  });
  async function signedIn(remember: boolean) {
    const { email } = await createTalent(ground.app);
    const browser = ground.newBrowser();
    await browser.call('POST', '/session', { email, password: PASSWORD, remember });
    return browser;
  }

  test.each([
    ['without "remember this device"', false, SESSION_IDLE_MINUTES],
    ['on a remembered device', true, REMEMBERED_IDLE_DAYS * DAY],
  ])('%s ends after its limit, and each use starts it anew', async (_where, remember, minutes) => {
    const browser = await signedIn(remember);
    ground.clock.addMinutes(minutes - 1);
    expect(await browser.user()).not.toBeNull();
    ground.clock.addMinutes(minutes - 1);
    expect(await browser.user()).not.toBeNull();
    ground.clock.addMinutes(minutes + 1);
    expect(await browser.user()).toBeNull();
  });

  test('ends at its own end however much it is used', async () => {
    const browser = await signedIn(false);
    for (let hour = 0; hour < 23; hour++) {
      ground.clock.addMinutes(59);
      expect(await browser.user()).not.toBeNull();
    }
    ground.clock.addMinutes(59);
    ground.clock.addMinutes(59);
    expect(await browser.user()).toBeNull();
  });

  test('of an admin ends sooner in production', async () => {
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

  test('is no longer listed, and its row goes; others stay', async () => {
    const { app, clock } = ground;
    await app.db.deleteFrom('sessions').execute();
    const [idle, remembered] = [await signedIn(false), await signedIn(true)];
    clock.addMinutes(SESSION_IDLE_MINUTES + 1);
    await deleteExpiredSessions(app);
    const rows = await app.db.selectFrom('sessions').select('is_remembered').execute();
    expect(rows).toEqual([{ is_remembered: true }]);
    expect([await idle.user(), (await remembered.user()) !== null]).toEqual([null, true]);
  });
});
