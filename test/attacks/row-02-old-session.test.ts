import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_PATH } from '#contract/values/product.ts';
import { createCompany, PASSWORD } from '../fixtures/factories.ts';
import { latestMail, createFixtures } from '../fixtures/app.ts';

describe('row 02: a stolen session does not give control of the account', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  let email: string;
  let thief: ReturnType<(typeof fixtures)['newBrowser']>;
  beforeAll(async () => {
    fixtures = await createFixtures();
    ({ email } = await createCompany(fixtures.app));
    thief = fixtures.newBrowser();
    await thief.call('POST', '/session', { email, password: PASSWORD, remember: true });
  });
  const guarded: [string, 'GET' | 'POST', string, object?][] = [
    ['the download of the account', 'POST', '/account/download', {}],
    ['a new password', 'POST', '/account/password', { newPassword: 'Velvet-Heron1' }],
    ['another email', 'POST', '/account/email', { email: 'thief@thief.example' }],
    ['the deletion', 'POST', '/account/deletion', {}],
    ['the payment method', 'POST', '/billing/portal', {}],
    ['all contacts', 'GET', '/contacts/export.csv'],
  ];

  test('row 02: right after signing in, the password is not asked for again', async () => {
    expect((await thief.call('GET', '/contacts/export.csv')).statusCode).toBe(200);
    expect((await thief.call('POST', '/account/download', {})).statusCode).toBe(200);
  });

  test.each(guarded)('row 02: in a day-old session %s asks for the password', async (_what, method, url, body) => {
    const { clock } = fixtures;
    clock.addDays(1);
    expect((await thief.call(method, url, body)).json().code).toBe('password_needed');
    expect((await thief.user())?.email).toBe(email);
    if (url === '/account/download') {
      expect((await thief.get(EXPORT_PATH)).json().code).toBe('password_needed');
      const page = await thief.get(EXPORT_PATH, { accept: 'text/html', 'accept-language': 'es-ES' });
      expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining('te pedimos la contraseña')]);
    }
    clock.addDays(-1);
  });

  test('row 02: the mailed reset link can’t be read through the session', async () => {
    const { app, clock } = fixtures;
    clock.addDays(1);
    await thief.call('POST', '/accounts/reset-request', { email });
    const { token } = await latestMail(app, email);
    expect((await thief.get(EXPORT_PATH)).body).not.toContain(token);
    clock.addDays(-1);
  });

  test('row 02: the password unlocks them for ten minutes; guesses are slowed down and audited', async () => {
    const { app, clock } = fixtures;
    clock.addDays(1);
    const wrong = await thief.call('POST', '/account/proof', { password: 'Wrong1234' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', data: { fields: { password: 'wrong_password' } } });
    expect((await thief.call('POST', '/account/download', {})).json().code).toBe('password_needed');
    expect((await thief.call('POST', '/account/proof', { password: PASSWORD })).statusCode).toBe(200);
    expect((await thief.get(EXPORT_PATH)).statusCode).toBe(200);
    clock.addMinutes(11);
    expect((await thief.call('POST', '/account/download', {})).json().code).toBe('password_needed');
    const guesses = [];
    for (let guess = 0; guess < 8; guess++)
      guesses.push((await thief.call('POST', '/account/proof', { password: `Wrong${guess}` })).statusCode);
    expect(guesses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(guesses.at(-1)).toBe(429);
    const events = await app.db.selectFrom('audit_events').select('kind').execute();
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account_exported', 'contacts_exported', 'reauthentication_failed']),
    );
  });

  test('row 02: authentication in one session does not count in another', async () => {
    const { clock, newBrowser } = fixtures;
    const other = newBrowser();
    await other.call('POST', '/session', { email, password: PASSWORD, remember: true });
    expect((await other.call('POST', '/account/download', {})).statusCode).toBe(200);
    expect((await thief.call('POST', '/account/download', {})).json().code).toBe('password_needed');
    clock.addMinutes(1);
  });
});
