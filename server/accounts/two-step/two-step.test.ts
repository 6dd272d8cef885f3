import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { companyForm, PASSWORD, createAdmin, createTalent } from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer, latestMail, subjectsTo } from '#test/fixtures/app.ts';
import { createAuthenticator } from '#test/http/authenticator.ts';
import { type TestBrowser, createBrowser } from '#test/http/caller.ts';
import type { Context } from '../../platform/context.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const STEP_MS = 30_000;
const NEW_PASSWORD = 'Different2Day';

describe('two-step verification', () => {
  let app: Context;
  let server: FastifyInstance;
  let now = Date.now();

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
  });
  beforeEach(() => void (now = Date.now()));

  const codeOf = (secret: string, steps = 0) =>
    createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(now / STEP_MS) + steps);
  const password = (browser: TestBrowser, email: string, given = PASSWORD, remember = false) =>
    browser.call('POST', '/session', { email, password: given, remember });
  const finish = (browser: TestBrowser, code: string) => browser.call('POST', '/session/code', { code });
  const code = (answer: { json(): { code?: string } }) => answer.json().code;
  const field = (answer: { json(): { data?: { fields?: unknown } } }) => answer.json().data?.fields;
  const userOf = async (browser: TestBrowser) => (await browser.call('GET', '/session')).json().user;

  async function signedIn(email: string) {
    const browser = createBrowser(server);
    expect((await password(browser, email)).statusCode).toBe(200);
    return browser;
  }
  /** A company that has registered but not confirmed its email. */
  async function registered(email: string) {
    const browser = createBrowser(server);
    await browser.call('POST', '/accounts/company', companyForm(email));
    return enableIn(browser);
  }
  /** An account with an authenticator app, and time for its next code. */
  const enabled = async (email: string) => enableIn(await signedIn(email));
  async function enableIn(browser: TestBrowser) {
    const { secret, address } = (await browser.call('POST', '/account/two-step')).json();
    const answer = await browser.call('POST', '/account/two-step/code', { code: await codeOf(secret) });
    expect(answer.statusCode, answer.body).toBe(200);
    now += 2 * STEP_MS;
    return { browser, secret, address, recoveryCodes: answer.json().recoveryCodes as string[] };
  }

  test('the secret is shown during setup, stored encrypted, and takes effect with the first correct code', async () => {
    const { email, viewer } = await createTalent(app);
    const [browser, elsewhere] = [await signedIn(email), await signedIn(email)];
    const { secret, address } = (await browser.call('POST', '/account/two-step')).json();
    expect(address).toBe(
      `otpauth://totp/Closeup:${encodeURIComponent(email)}?secret=${secret}&issuer=Closeup&digits=6&period=30`,
    );
    const row = () =>
      app.db.selectFrom('second_factors').selectAll().where('user_id', '=', viewer.userId).executeTakeFirstOrThrow();
    const kept = (await row()).secret;
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(new TextDecoder().decode(base32.decode(secret)));
    expect((await password(createBrowser(server), email)).statusCode).toBe(200);
    const wrong = await browser.call('POST', '/account/two-step/code', { code: await codeOf(secret, 5) });
    expect(field(wrong)).toEqual({ code: 'wrong_code' });
    expect((await row()).enabled_at).toBeNull();
    const right = await browser.call('POST', '/account/two-step/code', { code: await codeOf(secret) });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect(await userOf(elsewhere)).toBeNull();
    expect(await userOf(browser)).toMatchObject({ email });
    expect((await browser.call('GET', '/account/sign-in-methods')).json().twoStep).toMatchObject({
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(app, email)).toContain('Two-step verification is on');
    expect(code(await browser.call('POST', '/account/two-step'))).toBe('conflict');
  });

  test('the correct password then asks for the code, without a session before it', async () => {
    const { email, viewer } = await createTalent(app);
    const { secret } = await enabled(email);
    const browser = createBrowser(server);
    const first = await password(browser, email, PASSWORD, true);
    expect([first.statusCode, code(first), browser.jar.has('closeup.session_token')]).toEqual([
      403,
      'code_needed',
      false,
    ]);
    expect(code(await password(createBrowser(server), email, 'Wrong1234'))).toBe('wrong_credentials');
    expect(field(await finish(browser, '12345'))).toEqual({ code: 'wrong_recovery_code' });
    const second = await finish(browser, ` ${(await codeOf(secret)).replace(/(...)/, '$1 ')}`);
    expect(second.json().user.id).toBe(viewer.userId);
    expect(second.cookies.find(({ name }) => name === 'closeup.session_token')!.maxAge).toBe(30 * 86_400);
    expect(code(await finish(browser, await codeOf(secret, 1)))).toBe('sign_in_expired');
    const events = await app.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', viewer.userId)
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('second_factor_failed');
    expect(events.findLast(({ kind }) => kind === 'signed_in')!.details).toEqual({ method: 'code' });
    expect(events.map(({ kind }) => kind)).toContain('new_device_seen');
  });

  test('a code is valid once, one step early or late, and never after a newer one', async () => {
    const { email } = await createTalent(app);
    const { secret } = await enabled(email);
    const attempt = async (given: string) => {
      const browser = createBrowser(server);
      await password(browser, email);
      return (await finish(browser, given)).statusCode;
    };
    const [before, current, after] = [await codeOf(secret, -1), await codeOf(secret), await codeOf(secret, 1)];
    expect(await attempt(await codeOf(secret, -2))).toBe(400);
    expect(await attempt(await codeOf(secret, 2))).toBe(400);
    expect([await attempt(before), await attempt(before)]).toEqual([200, 400]);
    expect([await attempt(after), await attempt(current)]).toEqual([200, 400]);
  });

  test('of two browsers that send the same code at the same time, one gets in', async () => {
    const { email } = await createTalent(app);
    const { secret, recoveryCodes } = await enabled(email);
    for (const given of [await codeOf(secret), recoveryCodes[0]!]) {
      const browsers = [createBrowser(server), createBrowser(server), createBrowser(server)];
      for (const browser of browsers) await password(browser, email);
      const answers = await Promise.all(browsers.map((browser) => finish(browser, given)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    }
  });

  test('a sign-in that is waiting for its code belongs to its browser, for ten minutes', async () => {
    const { email } = await createTalent(app);
    const { secret } = await enabled(email);
    const browser = createBrowser(server);
    await password(browser, email);
    expect(code(await finish(createBrowser(server), await codeOf(secret)))).toBe('sign_in_expired');
    now += 10 * MINUTE_MS;
    expect(code(await finish(browser, await codeOf(secret)))).toBe('sign_in_expired');
  });

  test('a recovery code signs in once, is stored as a hash, and its owner is notified', async () => {
    const { email, viewer } = await createTalent(app);
    const { recoveryCodes } = await enabled(email);
    const rows = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', viewer.userId).execute();
    for (const one of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(one.replace('-', ''));
    const browser = createBrowser(server);
    await password(browser, email);
    expect((await finish(browser, recoveryCodes[3]!.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect(await subjectsTo(app, email)).toContain('A recovery code was used');
    expect((await browser.call('GET', '/account/sign-in-methods')).json().twoStep.recoveryCodesLeft).toBe(9);
    const again = createBrowser(server);
    await password(again, email);
    expect(field(await finish(again, recoveryCodes[3]!))).toEqual({ code: 'wrong_recovery_code' });
  });

  test("another person's codes are wrong", async () => {
    const [mine, theirs] = [await createTalent(app), await createTalent(app)];
    await enabled(mine.email);
    const { secret, recoveryCodes } = await enabled(theirs.email);
    const browser = createBrowser(server);
    await password(browser, mine.email);
    for (const given of [await codeOf(secret), recoveryCodes[0]!])
      expect((await finish(browser, given)).statusCode).toBe(400);
  });

  test('guesses are throttled per account, across addresses, browsers and sign-ins', async () => {
    const { email } = await createTalent(app);
    const { secret } = await enabled(email);
    await app.db.deleteFrom('known_devices').execute();
    const guess = async (given: string) => {
      const browser = createBrowser(server);
      await password(browser, email);
      return finish(browser, given);
    };
    for (let made = 0; made < 6; made++) expect((await guess('000000')).statusCode).toBe(400);
    const held = await guess(await codeOf(secret));
    expect(code(held)).toBe('rate_limited');
    expect(held.json().data.retryAfterSeconds).toBeGreaterThan(10);
    now += 31_000;
    expect((await guess(await codeOf(secret))).statusCode).toBe(200);
  });

  test('a password reset by mail does not bypass it', async () => {
    const { email, viewer } = await createTalent(app);
    const { secret } = await enabled(email);
    await createBrowser(server).call('POST', '/accounts/reset-request', { email });
    const { token } = await latestMail(app, email);
    const browser = createBrowser(server);
    const reset = await browser.call('POST', '/accounts/reset', { token, password: NEW_PASSWORD });
    expect([code(reset), await userOf(browser)]).toEqual(['code_needed', null]);
    const rows = await app.db.selectFrom('sessions').select('id').where('user_id', '=', viewer.userId).execute();
    expect(rows).toEqual([]);
    expect((await finish(browser, await codeOf(secret))).statusCode).toBe(200);
    expect(code(await password(createBrowser(server), email, NEW_PASSWORD))).toBe('code_needed');
  });

  test('a sign-in that is waiting with the old password ends when the password changes', async () => {
    const { email } = await createTalent(app);
    const { browser: owner, secret } = await enabled(email);
    const thief = createBrowser(server);
    expect(code(await password(thief, email))).toBe('code_needed');
    expect((await owner.call('POST', '/account/password', { newPassword: NEW_PASSWORD })).statusCode).toBe(200);
    expect(code(await finish(thief, await codeOf(secret)))).toBe('sign_in_expired');
  });

  test('a company confirms its email from the mail, and still enters the code', async () => {
    const email = 'hr@two-step.example';
    const { browser, secret } = await registered(email);
    await browser.call('DELETE', '/session');
    const { token } = await latestMail(app, email);
    const confirmed = await browser.call('POST', '/accounts/confirm', { token });
    expect([code(confirmed), await userOf(browser)]).toEqual(['code_needed', null]);
    expect((await finish(browser, await codeOf(secret))).json().user.emailVerified).toBe(true);
  });

  test.each(['confirmation', 'reset-request'])(
    "someone who registered with another person's address loses all access when its owner uses the link (%s)",
    async (kind) => {
      const email = `owner@${kind}.example`;
      const { browser: thief } = await registered(email);
      const authenticator = createAuthenticator();
      const asked = (await thief.call('POST', '/account/passkeys/challenge')).json().options;
      await thief.call('POST', '/account/passkeys', { answer: authenticator.make(asked) });
      await thief.call('POST', `/accounts/${kind}`, { email });
      const { token } = await latestMail(app, email);
      const owner = createBrowser(server);
      const path = kind === 'confirmation' ? '/accounts/confirm' : '/accounts/reset';
      const opened = await owner.call('POST', path, { token, password: NEW_PASSWORD });
      expect(opened.json().user, opened.body).toMatchObject({ email });
      const { passkeys, twoStep } = (await owner.call('GET', '/account/sign-in-methods')).json();
      expect([passkeys, twoStep]).toEqual([[], null]);
      const { options } = (await thief.call('POST', '/session/passkey/challenge')).json();
      const answer = authenticator.answer(options);
      expect(code(await thief.call('POST', '/session/passkey', { answer }))).toBe('passkey_refused');
    },
  );

  test('a passkey counts as two factors, so no code is required', async () => {
    const { email } = await createTalent(app);
    const { browser: owner } = await enabled(email);
    const authenticator = createAuthenticator();
    const asked = (await owner.call('POST', '/account/passkeys/challenge')).json().options;
    await owner.call('POST', '/account/passkeys', { answer: authenticator.make(asked) });
    const browser = createBrowser(server);
    const { options } = (await browser.call('POST', '/session/passkey/challenge')).json();
    const answer = await browser.call('POST', '/session/passkey', { answer: authenticator.answer(options) });
    expect(answer.statusCode).toBe(200);
  });

  test('setup, new codes and disabling require recent authentication; a code counts as such', async () => {
    const { email } = await createTalent(app);
    const late = await signedIn((await createTalent(app)).email);
    const { browser, secret, recoveryCodes } = await enabled(email);
    now += 11 * MINUTE_MS;
    expect(code(await late.call('POST', '/account/two-step'))).toBe('password_needed');
    expect(code(await browser.call('POST', '/account/two-step/recovery-codes'))).toBe('password_needed');
    expect(code(await browser.call('DELETE', '/account/two-step'))).toBe('password_needed');
    expect(field(await browser.call('POST', '/account/proof/code', { code: '000000' }))).toEqual({
      code: 'wrong_code',
    });
    expect((await browser.call('POST', '/account/proof/code', { code: await codeOf(secret) })).statusCode).toBe(200);
    const renewed = (await browser.call('POST', '/account/two-step/recovery-codes')).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    const other = createBrowser(server);
    await password(other, email);
    expect((await finish(other, recoveryCodes[0]!)).statusCode).toBe(400);
    expect((await finish(other, renewed[0])).statusCode).toBe(200);
    expect((await browser.call('DELETE', '/account/two-step')).statusCode).toBe(200);
    expect((await password(createBrowser(server), email)).statusCode).toBe(200);
    expect(await subjectsTo(app, email)).toContain('Two-step verification is off');
  });

  test('a setup that is not finished within fifteen minutes starts over', async () => {
    const browser = await signedIn((await createTalent(app)).email);
    const { secret } = (await browser.call('POST', '/account/two-step')).json();
    now += 9 * MINUTE_MS;
    await browser.call('POST', '/account/two-step/code', { code: '000000' });
    await app.db
      .updateTable('sessions')
      .set({ reauthenticated_at: new Date(now) })
      .execute();
    now += 6 * MINUTE_MS + 1;
    expect(code(await browser.call('POST', '/account/two-step/code', { code: await codeOf(secret) }))).toBe('conflict');
  });

  test('an operator can reset it for someone who has lost everything; the password stays, and the reset is audited', async () => {
    const { email, viewer } = await createTalent(app);
    const { browser } = await enabled(email);
    expect(await resetSecondFactor(app, 'nobody@nowhere.example')).toBe(false);
    expect(await resetSecondFactor(app, email)).toBe(true);
    expect(await userOf(browser)).toBeNull();
    expect((await password(createBrowser(server), email)).statusCode).toBe(200);
    const events = await app.db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', viewer.userId)
      .execute();
    expect(events.find(({ kind }) => kind === 'second_factor_disabled')!.details).toEqual({ by: 'operator' });
    expect(await subjectsTo(app, email)).toContain('Your two-step verification was reset');
  });

  test('where it is optional, an admin can go without', async () => {
    const { email } = await createAdmin(app);
    const browser = await signedIn(email);
    expect((await browser.call('GET', '/account/sign-in-methods')).json().adminGate).toBe('open');
    expect((await browser.call('GET', '/admin/videos?state=pending')).statusCode).toBe(200);
  });
});
