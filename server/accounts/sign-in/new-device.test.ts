import { beforeAll, describe, expect, test } from 'vitest';
import { createFixtures } from '#test/fixtures/app.ts';
import { PASSWORD, createTalent } from '#test/fixtures/factories.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('signing in on a new device', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });
  const noticesTo = (email: string) =>
    fixtures.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('at').execute();

  test('is reported by mail, in the language of the account, but not the very first time, nor again', async () => {
    const { email, viewer } = await createTalent(fixtures.app, 'Marta Ribeiro');
    const credentials = { email, password: PASSWORD };
    const [laptop, phone] = [fixtures.newBrowser(), fixtures.newBrowser(PHONE)];
    await laptop.call('POST', '/session', credentials);
    await laptop.call('POST', '/session', credentials);
    expect(await noticesTo(email)).toEqual([]);
    await fixtures.app.db.updateTable('users').set({ language: 'es' }).where('id', '=', viewer.userId).execute();
    await phone.call('POST', '/session', { ...credentials, remember: true });
    await phone.call('POST', '/session', credentials);
    const [notice, ...more] = await noticesTo(email);
    expect(more).toEqual([]);
    expect(notice!.subject).toBe('Nuevo inicio de sesión en tu cuenta');
    expect(notice!.text).toContain('Safari en iPhone\n10 mar 2031, 9:00 UTC');
    expect(notice!.text).toContain('/talent/profile#sessions');
    expect(notice!.text).not.toMatch(/10\.\d+\.\d+\.\d+/);
    const events = await fixtures.app.db.selectFrom('audit_events').select('kind').execute();
    expect(events.filter(({ kind }) => kind === 'new_device_seen')).toHaveLength(1);
  });

  test('a wrong password reports nothing', async () => {
    const { email } = await createTalent(fixtures.app);
    await fixtures.newBrowser().call('POST', '/session', { email, password: PASSWORD });
    await fixtures.newBrowser(PHONE).call('POST', '/session', { email, password: 'Wrong1234' });
    expect(await noticesTo(email)).toEqual([]);
  });
});
