import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer, latestMail, subjectsTo } from '#test/fixtures/app.ts';
import { createAuthenticator } from '#test/http/authenticator.ts';
import { type TestBrowser, createBrowser } from '#test/http/caller.ts';
import { PASSWORD, createCompany, createTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../../platform/context.ts';

describe('passkeys', () => {
  let app: Context;
  let server: FastifyInstance;
  let now = Date.now();

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
  });
  beforeEach(() => void (now = Date.now()));

  async function signedIn(email: string) {
    const browser = createBrowser(server);
    expect((await browser.call('POST', '/session', { email, password: PASSWORD })).statusCode).toBe(200);
    return browser;
  }
  const makeOptions = async (browser: TestBrowser) =>
    (await browser.call('POST', '/account/passkeys/challenge')).json().options;
  async function withPasskey(email: string) {
    const browser = await signedIn(email);
    const authenticator = createAuthenticator();
    const added = await browser.call('POST', '/account/passkeys', {
      answer: authenticator.make(await makeOptions(browser)),
    });
    expect(added.statusCode, added.body).toBe(200);
    return { browser, authenticator, passkey: added.json().passkey as { id: string; name: string } };
  }
  const signInOptions = async (browser: TestBrowser) =>
    (await browser.call('POST', '/session/passkey/challenge')).json().options;
  const signIn = (browser: TestBrowser, answer: object, remember = false) =>
    browser.call('POST', '/session/passkey', { answer, remember });
  const refused = [401, 'passkey_refused'];
  const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];

  test('a new passkey is bound to this site and account, named after its device, and signs in without a password', async () => {
    const { email, viewer } = await createTalent(app);
    const browser = await signedIn(email);
    const options = await makeOptions(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    });
    const { authenticator } = await withPasskey(email);
    const fresh = createBrowser(server);
    const asked = await signInOptions(fresh);
    expect([asked.userVerification, asked.allowCredentials ?? []]).toEqual(['required', []]);
    const answer = await signIn(fresh, authenticator.answer(asked), true);
    expect(answer.json().user.id).toBe(viewer.userId);
    expect(answer.cookies.find(({ name }) => name === 'closeup.session_token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 30 * 86_400,
    });
    const { passkeys } = (await fresh.call('GET', '/account/sign-in-methods')).json();
    expect(passkeys).toMatchObject([{ usedAt: new Date(now).toISOString() }]);
    const events = await app.db.selectFrom('audit_events').selectAll().where('actor_id', '=', viewer.userId).execute();
    expect(events.map(({ kind }) => kind)).toContain('passkey_added');
    expect(events.findLast(({ kind }) => kind === 'signed_in')!.details).toEqual({ method: 'passkey' });
    expect(await subjectsTo(app, email)).toContain('A passkey was added to your account');
  });

  test('an authenticator that already has a passkey is not asked to create another', async () => {
    const { email } = await createCompany(app);
    const { browser, authenticator } = await withPasskey(email);
    expect((await makeOptions(browser)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  test('a challenge can be answered once', async () => {
    const { authenticator } = await withPasskey((await createTalent(app)).email);
    const browser = createBrowser(server);
    const asked = await signInOptions(browser);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => signIn(browser, authenticator.answer(asked))));
    const all = [first!, ...others].map(({ statusCode }) => statusCode).toSorted();
    expect(all).toEqual([200, 401, 401]);
    expect(outcome(await signIn(browser, authenticator.answer(asked)))).toEqual(refused);
  });

  test('a challenge is valid only for the browser that got it, for five minutes, and for its purpose', async () => {
    const { authenticator, browser: owner } = await withPasskey((await createTalent(app)).email);
    const asked = await signInOptions(createBrowser(server));
    expect(outcome(await signIn(createBrowser(server), authenticator.answer(asked)))).toEqual(refused);
    const other = createBrowser(server);
    await signInOptions(other);
    expect(outcome(await signIn(other, authenticator.answer(asked)))).toEqual(refused);

    const slow = createBrowser(server);
    const old = await signInOptions(slow);
    now += 5 * MINUTE_MS;
    expect(outcome(await signIn(slow, authenticator.answer(old)))).toEqual(refused);

    const proof = (await owner.call('POST', '/account/proof/passkey/challenge')).json().options;
    expect(outcome(await signIn(owner, authenticator.answer(proof)))).toEqual(refused);
  });

  test.each([
    ['another origin', { origin: 'https://closeup.example.net' }],
    ['another port of the host', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'example.net' }],
    ['nobody verified at the device', { isVerified: false }],
    ['a challenge of its own', { challenge: 'bm90IG91cnM' }],
    ["another account's handle", { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_what, as) => {
    const { authenticator } = await withPasskey((await createTalent(app)).email);
    const browser = createBrowser(server);
    const asked = await signInOptions(browser);
    expect(outcome(await signIn(browser, authenticator.answer(asked, as)))).toEqual(refused);
    expect(browser.jar.has('closeup.session_token')).toBe(false);
  });

  test.each([
    ['another origin', { origin: 'https://closeup.example.net' }],
    ['another site', { rpId: 'example.net' }],
    ['nobody verified at the device', { isVerified: false }],
    ['a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('creating a passkey for %s is refused', async (_what, as) => {
    const browser = await signedIn((await createTalent(app)).email);
    const answer = createAuthenticator().make(await makeOptions(browser), as);
    expect(outcome(await browser.call('POST', '/account/passkeys', { answer }))).toEqual(refused);
    expect((await browser.call('GET', '/account/sign-in-methods')).json().passkeys).toEqual([]);
  });

  test('a signature by another key, an unknown passkey and garbage are refused alike', async () => {
    const { authenticator } = await withPasskey((await createTalent(app)).email);
    const browser = createBrowser(server);
    const stranger = createAuthenticator();
    const unknown = stranger.answer(await signInOptions(browser), { userHandle: 'AAAA' });
    expect(outcome(await signIn(browser, unknown))).toEqual(refused);
    const asked = await signInOptions(browser);
    const forged = { ...stranger.answer(asked, { userHandle: 'AAAA' }), id: authenticator.id, rawId: authenticator.id };
    expect(outcome(await signIn(browser, forged))).toEqual(refused);
    const right = authenticator.answer(await signInOptions(browser));
    const rubbish = { ...right, response: { ...right.response, clientDataJSON: 'bm90IEpTT04' } };
    expect(outcome(await signIn(browser, rubbish))).toEqual(refused);
    expect((await signIn(browser, { ...right, id: 'a b' })).json().code).toBe('invalid_input');
  });

  test('a counter that does not increase means a copy and is refused; a device without a counter is accepted', async () => {
    const { authenticator } = await withPasskey((await createTalent(app)).email);
    const browser = createBrowser(server);
    const attempt = async (counter: number) =>
      (await signIn(browser, authenticator.answer(await signInOptions(browser), { counter }))).statusCode;
    expect([await attempt(0), await attempt(0), await attempt(7), await attempt(7), await attempt(6)]).toEqual([
      200, 200, 200, 401, 401,
    ]);
    expect([await attempt(0), await attempt(8)]).toEqual([401, 200]);
  });

  test("another person's passkey confirms nothing, and can be neither renamed nor removed", async () => {
    const [mine, theirs] = [
      await withPasskey((await createTalent(app)).email),
      await withPasskey((await createTalent(app)).email),
    ];
    const asked = (await mine.browser.call('POST', '/account/proof/passkey/challenge')).json().options;
    expect(asked.allowCredentials).toMatchObject([{ id: mine.authenticator.id }]);
    const answer = theirs.authenticator.answer(asked);
    expect(outcome(await mine.browser.call('POST', '/account/proof/passkey', { answer }))).toEqual(refused);
    const path = `/account/passkeys/${theirs.passkey.id}`;
    expect(outcome(await mine.browser.call('PATCH', path, { name: 'Mine' }))).toEqual([404, 'not_found']);
    expect(outcome(await mine.browser.call('DELETE', path))).toEqual([404, 'not_found']);
  });

  test('a passkey can be renamed, and no longer signs in once removed', async () => {
    const { email, viewer } = await createCompany(app);
    const { browser, authenticator, passkey } = await withPasskey(email);
    const path = `/account/passkeys/${passkey.id}`;
    expect((await browser.call('PATCH', path, { name: ' ' })).json().data.fields).toEqual({ name: 'required' });
    expect((await browser.call('PATCH', path, { name: ' My phone ' })).json().passkey.name).toBe('My phone');
    expect((await browser.call('DELETE', path)).statusCode).toBe(200);
    const other = createBrowser(server);
    const answer = authenticator.answer(await signInOptions(other), { counter: 9 });
    expect(outcome(await signIn(other, answer))).toEqual(refused);
    const kinds = await app.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_id', '=', viewer.userId)
      .execute();
    expect(kinds.at(-1)).toEqual({ kind: 'passkey_removed' });
    expect(await subjectsTo(app, email)).toContain('A passkey was removed from your account');
  });

  test('adding and removing require authentication in the last ten minutes, which the passkey itself can provide', async () => {
    const { browser, authenticator, passkey } = await withPasskey((await createTalent(app)).email);
    now += 11 * MINUTE_MS;
    expect((await browser.call('POST', '/account/passkeys/challenge')).json().code).toBe('password_needed');
    expect((await browser.call('DELETE', `/account/passkeys/${passkey.id}`)).json().code).toBe('password_needed');
    const asked = (await browser.call('POST', '/account/proof/passkey/challenge')).json().options;
    const proof = await browser.call('POST', '/account/proof/passkey', { answer: authenticator.answer(asked) });
    expect(proof.statusCode).toBe(200);
    expect((await browser.call('DELETE', `/account/passkeys/${passkey.id}`)).statusCode).toBe(200);
  });

  test('a registered passkey is not added to another account', async () => {
    const { authenticator } = await withPasskey((await createTalent(app)).email);
    const other = await signedIn((await createTalent(app)).email);
    const answer = authenticator.make(await makeOptions(other));
    expect(outcome(await other.call('POST', '/account/passkeys', { answer }))).toEqual(refused);
  });

  test('a talent whose email is no longer confirmed gets the link instead of a session', async () => {
    const { email, viewer } = await createTalent(app);
    const { authenticator } = await withPasskey(email);
    await app.db.updateTable('users').set({ email_verified: false }).where('id', '=', viewer.userId).execute();
    const browser = createBrowser(server);
    const answer = await signIn(browser, authenticator.answer(await signInOptions(browser)));
    expect(outcome(answer)).toEqual([403, 'email_not_confirmed']);
    expect((await latestMail(app, email)).type).toBe('signup');
  });

  test('an account has at most twenty', async () => {
    const { email, viewer } = await createTalent(app);
    const browser = await signedIn(email);
    const row = {
      user_id: viewer.userId,
      name: 'Key',
      public_key: Buffer.alloc(1),
      counter: 0,
      created_at: new Date(),
    };
    const rows = Array.from({ length: 20 }, (_, index) => ({ ...row, credential_id: `${viewer.userId} ${index}` }));
    await app.db.insertInto('passkeys').values(rows).execute();
    const refusal = await browser.call('POST', '/account/passkeys/challenge');
    expect(refusal.json()).toMatchObject({ code: 'invalid_input', data: { fields: { passkeys: 'too_many' } } });
  });
});
