import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { talentForm, createTalent, PASSWORD } from '../fixtures/factories.ts';
import { latestMail, createFixtures } from '../fixtures/app.ts';

const NEXT = 'Velvet-Heron1';

describe('row 17: tokens', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures();
  });
  const sessionsOf = (userId: string) =>
    fixtures.app.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();

  test('row 17: the database contains no usable token', async () => {
    const { app, newBrowser } = fixtures;
    const { email } = await createTalent(app);
    const browser = newBrowser();
    await browser.call('POST', '/session', { email, password: PASSWORD });
    await browser.call('POST', '/accounts/reset-request', { email });
    await browser.call('POST', '/account/email', { email: 'next@talent.example' });
    const secrets = [browser.jar.get('closeup.session_token')!.split('.')[0]!, (await latestMail(app, email)).token];
    secrets.push((await latestMail(app, 'next@talent.example')).token);
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND table_name <> 'mails'`.execute(app.db);
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(name)} t`.execute(app.db);
      for (const secret of secrets)
        expect(
          rows.some(({ text }) => text.includes(secret)),
          name,
        ).toBe(false);
    }
    // The stored value is no valid cookie either.
    const [session] = await app.db.selectFrom('sessions').select('token').execute();
    const thief = newBrowser();
    const [, signature] = browser.jar.get('closeup.session_token')!.split('.');
    thief.jar.set('closeup.session_token', `${session!.token}.${signature}`);
    expect(await thief.user()).toBeNull();
  });

  test('row 17: of fifteen concurrent confirmations one counts, and creates one session', async () => {
    const { app, newBrowser } = fixtures;
    for (const password of [undefined, NEXT]) {
      const email = `many-${password ? 'elsewhere' : 'here'}@talent.example`;
      const browser = newBrowser();
      await browser.call('POST', '/accounts/talent', talentForm(email));
      const { token } = await latestMail(app, email);
      const from = () => (password ? newBrowser() : browser);
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => from().call('POST', '/accounts/confirm', { token, password })),
      );
      expect(answers.filter((answer) => answer.json().user)).toHaveLength(1);
      const { id } = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      expect(await sessionsOf(id)).toHaveLength(1);
    }
  });

  test('row 17: of fifteen concurrent resets one counts', async () => {
    const { app, newBrowser } = fixtures;
    const { email, viewer } = await createTalent(app);
    await newBrowser().call('POST', '/accounts/reset-request', { email });
    const { token } = await latestMail(app, email);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => newBrowser().call('POST', '/accounts/reset', { token, password: NEXT })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sessionsOf(viewer.userId)).toHaveLength(1);
  });

  test('row 17: signing in replaces the browser’s session, even another account’s', async () => {
    const { app, newBrowser } = fixtures;
    const [first, second] = [await createTalent(app), await createTalent(app)];
    const browser = newBrowser();
    await browser.call('POST', '/session', { email: first.email, password: PASSWORD });
    const before = new Map(browser.jar);
    await browser.call('POST', '/session', { email: first.email, password: PASSWORD });
    expect(await sessionsOf(first.viewer.userId)).toHaveLength(1);
    const stale = newBrowser();
    for (const [name, value] of before) stale.jar.set(name, value);
    expect(await stale.user()).toBeNull();
    await browser.call('POST', '/session', { email: second.email, password: PASSWORD });
    expect(await sessionsOf(first.viewer.userId)).toEqual([]);
  });

  test('row 17: a reset ends every session and every link', async () => {
    const { app, newBrowser } = fixtures;
    const { email, viewer } = await createTalent(app);
    const browsers = [newBrowser(), newBrowser()];
    for (const browser of browsers)
      await browser.call('POST', '/session', { email, password: PASSWORD, remember: true });
    await browsers[0]!.call('POST', '/account/email', { email: 'elsewhere@talent.example' });
    const { token: moved } = await latestMail(app, 'elsewhere@talent.example');
    await newBrowser().call('POST', '/accounts/reset-request', { email });
    const { token: older } = await latestMail(app, email);
    await newBrowser().call('POST', '/accounts/reset-request', { email });
    const { token } = await latestMail(app, email);
    const owner = newBrowser();
    expect((await owner.call('POST', '/accounts/reset', { token, password: NEXT })).statusCode).toBe(200);
    expect(await Promise.all(browsers.map((browser) => browser.user()))).toEqual([null, null]);
    expect(await sessionsOf(viewer.userId)).toHaveLength(1);
    for (const spent of [token, older])
      expect((await owner.call('POST', '/accounts/reset', { token: spent, password: NEXT })).json().code).toBe(
        'invalid_link',
      );
    expect((await owner.call('POST', '/account/email/confirm', { token: moved })).json().code).toBe('invalid_link');
  });
});
