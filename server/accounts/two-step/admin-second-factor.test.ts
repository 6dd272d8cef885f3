import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, createAdmin, createCompany } from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { callRoute, declaredRoutes } from '#test/http/call-route.ts';
import { createAuthenticator } from '#test/http/authenticator.ts';
import { type TestBrowser, createBrowser } from '#test/http/caller.ts';
import type { Context } from '../../platform/context.ts';

describe('the admin pages, where a second factor is required', () => {
  let app: Context;
  let server: FastifyInstance;

  beforeAll(async () => {
    app = await createTestContext({ ADMIN_SECOND_FACTOR: 'required' });
    server = await createTestServer(app);
  });
  let cookies: TestBrowser | undefined;
  const nobody = '00000000-0000-4000-8000-000000000000';
  const admins = (browser: TestBrowser) => browser.call('GET', '/admin/videos?state=pending');
  const gate = async (browser: TestBrowser) => (await browser.call('GET', '/account/sign-in-methods')).json().adminGate;
  async function signedIn(email: string) {
    const browser = createBrowser(server);
    await browser.call('POST', '/session', { email, password: PASSWORD });
    return browser;
  }

  test('a password alone does not open them; setting up a second factor does, for this session', async () => {
    const { email } = await createAdmin(app);
    const browser = await signedIn(email);
    const refused = await admins(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_needed']);
    expect(await gate(browser)).toBe('set_up');
    const asked = (await browser.call('POST', '/account/passkeys/challenge')).json().options;
    const authenticator = createAuthenticator();
    await browser.call('POST', '/account/passkeys', { answer: authenticator.make(asked) });
    expect([(await admins(browser)).statusCode, await gate(browser)]).toEqual([200, 'open']);

    const other = await signedIn(email);
    expect([(await admins(other)).json().code, await gate(other)]).toEqual(['second_factor_needed', 'confirm']);
    const { options } = (await other.call('POST', '/account/proof/passkey/challenge')).json();
    await other.call('POST', '/account/proof/passkey', { answer: authenticator.answer(options) });
    expect((await admins(other)).statusCode).toBe(200);
  });

  test.each(declaredRoutes.filter(({ meta }) => meta.caller === 'admin').map((route) => [route.name, route] as const))(
    '%s is closed to a password alone, and says so in its contract',
    async (_name, route) => {
      const { jar } = (cookies ??= await signedIn((await createAdmin(app)).email));
      const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
      const ids = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, nobody]));
      const answer = await callRoute(server, route, ids, cookie);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_needed']);
      expect(route.errors).toContain('second_factor_needed');
    },
  );

  test('for everyone else they still do not exist', async () => {
    const { email } = await createCompany(app);
    const browser = await signedIn(email);
    const answer = await admins(browser);
    expect([answer.statusCode, answer.json().code, await gate(browser)]).toEqual([404, 'not_found', 'open']);
    expect((await admins(createBrowser(server))).json().code).toBe('unauthenticated');
  });
});
