import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { companyForm, PASSWORD, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer, latestMail } from '#test/fixtures/app.ts';
import { cookieHeader, createCaller } from '#test/http/caller.ts';
import type { Context } from '../../platform/context.ts';

describe('changing the password', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let now = Date.now();

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
    call = createCaller(server);
  });
  const change = (cookie: string, body: object) => call('POST', '/account/password', body, { cookie });
  const signIn = async (email: string, password: string) =>
    (await call('POST', '/session', { email, password })).statusCode;

  test('a visitor cannot', async () => {
    expect((await call('POST', '/account/password', { newPassword: 'wyhkov' })).json().code).toBe('unauthenticated');
  });

  test('five characters are too few, six are enough; every other session ends', async () => {
    const { email } = await createTalent(app);
    const [cookie, other] = [await signInCookie(server, email), await signInCookie(server, email)];
    expect((await change(cookie, { newPassword: 'wyhko' })).json()).toMatchObject({
      code: 'invalid_input',
      data: { fields: { newPassword: 'password_short' } },
    });
    expect((await change(cookie, { newPassword: 'wyhkov' })).statusCode).toBe(200);
    expect([await signIn(email, PASSWORD), await signIn(email, 'wyhkov')]).toEqual([401, 200]);
    expect((await call('GET', '/session', undefined, { cookie: other })).json().user).toBeNull();
    expect((await call('GET', '/session', undefined, { cookie })).json().user.email).toBe(email);
  });

  test('the owner is notified by mail', async () => {
    const { email } = await createTalent(app);
    await change(await signInCookie(server, email), { newPassword: 'wyhkov' });
    expect(await latestMail(app, email)).toMatchObject({
      subject: 'Your password was changed',
      link: expect.stringMatching(/\/talent\/profile#security$/),
    });
  });

  test('after ten minutes the current password is required, and guesses at it are slowed down', async () => {
    const { email } = await createTalent(app);
    const cookie = await signInCookie(server, email);
    now += 11 * MINUTE_MS;
    expect((await change(cookie, { newPassword: 'wyhkov' })).json().code).toBe('password_needed');
    const wrong = await change(cookie, { newPassword: 'wyhkov', currentPassword: 'Wrong1234' });
    expect(wrong.json().data.fields).toEqual({ currentPassword: 'wrong_password' });
    expect((await change(cookie, { newPassword: 'wyhkov', currentPassword: PASSWORD })).statusCode).toBe(200);
    for (let guess = 0; guess < 6; guess++) await change(cookie, { newPassword: 'x12345', currentPassword: 'no' });
    expect((await change(cookie, { newPassword: 'x12345', currentPassword: 'wyhkov' })).json().code).toBe(
      'rate_limited',
    );
  });

  test('a reset link that was mailed before no longer works', async () => {
    now = Date.now();
    const { email, viewer } = await createTalent(app);
    const cookie = await signInCookie(server, email);
    await call('POST', '/accounts/reset-request', { email });
    await change(cookie, { newPassword: 'wyhkov' });
    const links = await app.db.selectFrom('verifications').selectAll().where('value', '=', viewer.userId).execute();
    expect(links).toEqual([]);
  });

  test("an unverified claim changes its own password, not the owner's", async () => {
    const { email } = await createTalent(app);
    const claim = await call('POST', '/accounts/company', companyForm(email, 'Claimed11'));
    const cookie = cookieHeader(claim.cookies);
    now = Date.now();
    expect((await change(cookie, { newPassword: 'claimed' })).statusCode).toBe(200);
    const users = await Promise.all(
      [PASSWORD, 'claimed'].map((password) => call('POST', '/session', { email, password })),
    );
    expect(users.map((answer) => answer.json().user.emailVerified)).toEqual([true, false]);
  });
});
