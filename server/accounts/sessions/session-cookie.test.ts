import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../../platform/context.ts';
import { readSessionToken } from './session-cookie.ts';

describe('the session cookie', () => {
  let app: Context;
  let server: FastifyInstance;
  let cookie: string;
  let email: string;

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    ({ email } = await createTalent(app));
    [cookie = ''] = (await signInCookie(server, email)).split('; ').filter((one) => one.includes('session_token'));
  });
  const whoIs = async (sent: string) =>
    (await createCaller(server)('GET', '/session', undefined, { cookie: sent })).json().user?.email ?? null;

  test("is read by better-auth's public API: an upgrade that changes its format fails here", async () => {
    const session = await app.auth.api.getSession({ headers: new Headers({ cookie }) });
    expect(session?.user.email).toBe(email);
  });

  test('is found among other cookies', async () => {
    expect(await whoIs(cookie)).toBe(email);
    expect(await whoIs(`a=b; ${cookie}; c=%E0%A4%A`)).toBe(email);
  });

  test.each([
    ['another token', (sent: string) => sent.replace(/=(.)/, (_all, first) => `=${first === 'x' ? 'y' : 'x'}`)],
    [
      'another signature',
      (sent: string) => sent.replace(/\.(.)(?=[^.]*$)/, (_all, first) => `.${first === 'x' ? 'y' : 'x'}`),
    ],
    ['no signature', (sent: string) => sent.slice(0, sent.lastIndexOf('.'))],
    ['a longer signature', (sent: string) => `${sent}AAAA`],
    ['a malformed value', (sent: string) => sent.replace(/=.*/, '=%E0%A4%A')],
    ['another name', (sent: string) => `x${sent}`],
  ])('is refused with %s', async (_what, change) => {
    expect(change(cookie)).not.toBe(cookie);
    expect(await whoIs(change(cookie))).toBeNull();
  });

  test('is refused once its session has expired', async () => {
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await whoIs(cookie)).toBeNull();
  });

  test('has the __Secure- prefix on an https site', () => {
    const secure = { ...app.env, PUBLIC_URL: 'https://closeup.example' };
    const sent = (value: string) => new Headers({ cookie: value });
    expect(readSessionToken(secure, sent(cookie))).toBeNull();
    expect(readSessionToken(secure, sent(`__Secure-${cookie}`))).toBe(readSessionToken(app.env, sent(cookie)));
  });
});
