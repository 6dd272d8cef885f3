import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer, latestMail } from '#test/fixtures/app.ts';
import { companyForm, talentForm, PASSWORD, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { cookieHeader, createCaller } from '#test/http/caller.ts';
import type { Context } from '../platform/context.ts';

describe('accounts', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  const mailedToken = (to: string) => latestMail(app, to);

  beforeAll(async () => {
    app = await createTestContext({ ADMIN_EMAILS: 'Boss@closeup.example' });
    server = await createTestServer(app);
    call = createCaller(server);
  });

  test('a talent confirms before the first sign-in; the link carries its token in the fragment and works once', async () => {
    const registered = await call('POST', '/accounts/talent', talentForm('Nora@Talent.example '));
    const headers = { cookie: cookieHeader(registered.cookies) };
    const credentials = { email: 'nora@talent.example', password: PASSWORD };
    const early = await call('POST', '/session', credentials);
    expect(early.json().code).toBe('email_not_confirmed');
    expect(early.cookies.map(({ name }) => name)).toEqual(['closeup.pending']);
    const { token, type, link } = await mailedToken('nora@talent.example');
    expect([type, link.split('#')[0]]).toEqual(['signup', 'http://localhost:3000/auth/callback']);
    const confirmed = await call('POST', '/accounts/confirm', { token }, headers);
    expect(confirmed.json().user).toMatchObject({ email: 'nora@talent.example', emailVerified: true });
    expect(confirmed.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(confirmed.cookies[0]).not.toHaveProperty('maxAge');
    const [session] = await app.db.selectFrom('sessions').select('expires_at').execute();
    expect(session!.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS);
    expect((await call('POST', '/accounts/confirm', { token }, headers)).json()).toEqual({
      user: null,
      passwordNeededFor: null,
    });
    expect((await call('POST', '/accounts/confirm', { token: 'forged' })).json().code).toBe('invalid_link');
    expect((await call('POST', '/session', credentials)).json().user.userType).toBe('talent');
  });

  test('a company is signed in at once, unconfirmed', async () => {
    const { user } = (await call('POST', '/accounts/company', companyForm('hr@acme.example'))).json();
    expect(user).toMatchObject({ userType: 'company', companyName: 'Acme', emailVerified: false });
  });

  test('a company that confirms where it is signed in keeps its session', async () => {
    const registered = await call('POST', '/accounts/company', companyForm('stays@acme.example'));
    const { token } = await mailedToken('stays@acme.example');
    const headers = { cookie: cookieHeader(registered.cookies) };
    const confirmed = await call('POST', '/accounts/confirm', { token }, headers);
    expect([confirmed.json().user.emailVerified, confirmed.cookies]).toEqual([true, []]);
    expect((await call('GET', '/session', undefined, headers)).json().user.emailVerified).toBe(true);
  });

  test.each(['me@gmail.com', 'me@AOL.com', 'me@icloud.com', 'me@mailinator.com', 'me@gmx.de'])(
    '%s cannot register a company',
    async (email) => {
      expect((await call('POST', '/accounts/company', companyForm(email))).json()).toMatchObject({
        code: 'invalid_input',
        data: { fields: { email: 'corporate_email' } },
      });
    },
  );

  test.each(['short1A', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere'])(
    'the password %s is refused with an error on its field',
    async (password) => {
      const answer = await call('POST', '/accounts/talent', { ...talentForm('weak@talent.example'), password });
      expect(answer.json()).toMatchObject({ code: 'invalid_input', data: { fields: { password: 'password' } } });
    },
  );

  test('a reset sets the password once, signs out every other session and signs in', async () => {
    const { email } = await createTalent(app);
    const old = await signInCookie(server, email);
    await call('POST', '/accounts/reset-request', { email });
    const { token, type } = await mailedToken(email);
    expect(type).toBe('recovery');
    const reset = await call('POST', '/accounts/reset', { token, password: 'Velvet-Heron1' });
    expect(reset.json().user.email).toBe(email);
    expect((await call('GET', '/session', undefined, { cookie: old })).json()).toEqual({ user: null });
    expect((await call('POST', '/accounts/reset', { token, password: 'Velvet-Heron2' })).json().code).toBe(
      'invalid_link',
    );
    expect((await call('POST', '/session', { email, password: PASSWORD })).json().code).toBe('wrong_credentials');
  });

  test('"remember this device" keeps the session for thirty days, otherwise it ends with the browser', async () => {
    const { email } = await createTalent(app);
    const maxAge = async (remember: boolean) =>
      (await call('POST', '/session', { email, password: PASSWORD, remember })).cookies.find(({ name }) =>
        name.includes('session_token'),
      )?.maxAge;
    expect([await maxAge(true), await maxAge(false)]).toEqual([30 * 24 * 3600, undefined]);
  });

  test('signing out ends the session on the server', async () => {
    const cookie = await signInCookie(server, (await createTalent(app)).email);
    await call('DELETE', '/session', undefined, { cookie });
    expect((await call('GET', '/session', undefined, { cookie })).json()).toEqual({ user: null });
  });

  test('a state-changing request from another site is refused, whatever its cookie', async () => {
    const cookie = await signInCookie(server, (await createTalent(app)).email);
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      expect((await call('DELETE', '/session', undefined, { cookie, ...headers })).json().code).toBe('foreign_origin');
    }
    expect((await call('GET', '/session', undefined, { cookie })).json().user).not.toBeNull();
  });

  test('an address named by the operator becomes admin when it is confirmed, not before', async () => {
    const { user } = (await call('POST', '/accounts/company', companyForm('boss@closeup.example'))).json();
    expect(user.isAdmin).toBe(false);
    const { token } = await mailedToken('boss@closeup.example');
    const confirmed = await call('POST', '/accounts/confirm', { token, password: 'Velvet-Heron1' });
    expect(confirmed.json().user.isAdmin).toBe(true);
  });
});
