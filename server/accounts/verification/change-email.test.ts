import { beforeAll, describe, expect, test } from 'vitest';
import { createFixtures, latestMail } from '#test/fixtures/app.ts';
import { createCompany, createTalent, PASSWORD, companyForm } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';

const NEXT = 'Velvet-Heron1';

describe('changing the email', () => {
  let fixtures: Awaited<ReturnType<typeof createFixtures>>;
  beforeAll(async () => {
    fixtures = await createFixtures({ ADMIN_EMAILS: 'boss@closeup.example' });
  });
  async function signedIn(email: string) {
    const browser = fixtures.newBrowser();
    await browser.call('POST', '/session', { email, password: PASSWORD });
    return browser;
  }
  const ask = (browser: Awaited<ReturnType<typeof signedIn>>, email: string) =>
    browser.call('POST', '/account/email', { email });

  test('a visitor cannot, and the address must be valid', async () => {
    const nobody = fixtures.newBrowser();
    expect((await ask(nobody, 'a@b.example')).json().code).toBe('unauthenticated');
    const talent = await signedIn((await createTalent(fixtures.app)).email);
    expect((await ask(talent, 'nowhere')).json().data.fields).toEqual({ email: 'email' });
  });

  test('the new address must differ from the current one', async () => {
    const { email } = await createTalent(fixtures.app);
    const own = await ask(await signedIn(email), ` ${email.toUpperCase()} `);
    expect(own.json().data.fields).toEqual({ email: 'email_unchanged' });
  });

  test('takes effect once the link at the new address is opened, and the old address is notified', async () => {
    const { email } = await createTalent(fixtures.app);
    const browser = await signedIn(email);
    const other = await signedIn(email);
    expect((await ask(browser, ' New-One@talent.example')).statusCode).toBe(200);
    expect((await browser.user())?.email).toBe(email);
    const { token, type } = await latestMail(fixtures.app, 'new-one@talent.example');
    expect(type).toBe('email_change');
    const changed = await browser.call('POST', '/account/email/confirm', { token });
    expect(changed.json().user).toMatchObject({ email: 'new-one@talent.example', emailVerified: true });
    expect((await other.user())?.email).toBe('new-one@talent.example');
    const signIn = async (as: string) =>
      (await fixtures.newBrowser().call('POST', '/session', { email: as, password: PASSWORD })).statusCode;
    expect([await signIn(email), await signIn('new-one@talent.example')]).toEqual([401, 200]);
    expect((await latestMail(fixtures.app, email)).subject).toContain('has changed');
    expect((await browser.call('POST', '/account/email/confirm', { token })).json().code).toBe('invalid_link');
  });

  test('requires the account that requested it: a stranger who opens the link loses and gains nothing', async () => {
    const [asking, stranger] = [await createTalent(fixtures.app), await createTalent(fixtures.app)];
    await ask(await signedIn(asking.email), 'strange@talent.example');
    const { token } = await latestMail(fixtures.app, 'strange@talent.example');
    const victim = await signedIn(stranger.email);
    expect((await fixtures.newBrowser().call('POST', '/account/email/confirm', { token })).json().code).toBe(
      'unauthenticated',
    );
    expect((await victim.call('POST', '/account/email/confirm', { token })).json().code).toBe('invalid_link');
    expect((await victim.user())?.email).toBe(stranger.email);
  });

  test('an address that another account has verified stays with it, even if it did so in the meantime', async () => {
    const [first, second] = [await createTalent(fixtures.app), await createTalent(fixtures.app)];
    const [one, two] = [await signedIn(first.email), await signedIn(second.email)];
    await ask(one, 'wanted@talent.example');
    const { token: ofOne } = await latestMail(fixtures.app, 'wanted@talent.example');
    await ask(two, 'wanted@talent.example');
    const { token: ofTwo } = await latestMail(fixtures.app, 'wanted@talent.example');
    expect((await two.call('POST', '/account/email/confirm', { token: ofTwo })).statusCode).toBe(200);
    expect((await one.call('POST', '/account/email/confirm', { token: ofOne })).json().code).toBe('invalid_link');
    expect((await one.user())?.email).toBe(first.email);
  });

  test('a company is limited to corporate addresses, and its badge is recomputed', async () => {
    const { email, viewer } = await createCompany(fixtures.app);
    const company = { website: 'https://northwind.example', is_verified: true };
    await fixtures.app.db.updateTable('company_profiles').set(company).where('user_id', '=', viewer.userId).execute();
    const browser = await signedIn(email);
    for (const personal of ['me@gmail.com', 'me@gmx.de', 'me@mailinator.com'])
      expect((await ask(browser, personal)).json().data.fields).toEqual({ email: 'corporate_email' });
    await ask(browser, 'hr@elsewhere.example');
    const { token } = await latestMail(fixtures.app, 'hr@elsewhere.example');
    await browser.call('POST', '/account/email/confirm', { token });
    const badge = await fixtures.app.db
      .selectFrom('company_profiles')
      .select(['is_verified', 'email'])
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst();
    expect(badge).toEqual({ is_verified: false, email: 'hr@elsewhere.example' });
  });

  test('a company that mistyped its address corrects it, and confirms the right one', async () => {
    const browser = fixtures.newBrowser();
    await browser.call('POST', '/accounts/company', companyForm('hr@mistyped.example'));
    await ask(browser, 'hr@rightly.example');
    const { token } = await latestMail(fixtures.app, 'hr@rightly.example');
    const { user } = (await browser.call('POST', '/account/email/confirm', { token })).json();
    expect(user).toMatchObject({ email: 'hr@rightly.example', emailVerified: true });
    const { token: old } = await latestMail(fixtures.app, 'hr@mistyped.example');
    expect((await fixtures.newBrowser().call('POST', '/accounts/confirm', { token: old })).json().code).toBe(
      'invalid_link',
    );
  });

  test('the former address recovers the account: email, password, sessions', async () => {
    const { email } = await createTalent(fixtures.app);
    const thief = await signedIn(email);
    await ask(thief, 'thief@talent.example');
    const { token } = await latestMail(fixtures.app, 'thief@talent.example');
    await thief.call('POST', '/account/email/confirm', { token });
    const { token: back, type } = await latestMail(fixtures.app, email);
    expect(type).toBe('email_revert');
    // A reset through the new address does not invalidate the revert link.
    await thief.call('POST', '/accounts/reset-request', { email: 'thief@talent.example' });
    const { token: reset } = await latestMail(fixtures.app, 'thief@talent.example');
    await thief.call('POST', '/accounts/reset', { token: reset, password: 'Copper-Otter5' });
    fixtures.clock.addDays(10);
    await thief.call('POST', '/session', { email: 'thief@talent.example', password: 'Copper-Otter5' });
    const owner = fixtures.newBrowser();
    const bad = await owner.call('POST', '/account/email/revert', { token: back, password: 'Password1' });
    expect(bad.json().data.fields).toEqual({ password: 'password_common' });
    const { user } = (await owner.call('POST', '/account/email/revert', { token: back, password: NEXT })).json();
    expect(user.email).toBe(email);
    expect(await thief.user()).toBeNull();
    expect((await owner.call('POST', '/account/email/revert', { token: back, password: NEXT })).json().code).toBe(
      'invalid_link',
    );
  });

  test('once recovered, nothing that an intruder set up opens the account again', async () => {
    const { email, viewer } = await createCompany(fixtures.app);
    const thief = await signedIn(email);
    const change = async (to: string) => {
      await ask(thief, to);
      const { token } = await latestMail(fixtures.app, to);
      await thief.call('POST', '/account/email/confirm', { token });
    };
    const createKey = async () => {
      const wanted = { name: 'CRM', scopes: ['contacts:read'], expiresInDays: null };
      return (await thief.call('POST', '/api-keys', wanted)).json().key as string;
    };
    const statusOf = async (key: string) =>
      (await createCaller(fixtures.server)('GET', '/contacts', undefined, { authorization: `Bearer ${key}` }))
        .statusCode;
    const ownKey = await createKey();
    fixtures.clock.addDays(2);
    await thief.call('POST', '/session', { email, password: PASSWORD });
    await change('hr@thief.example');
    const { token: back } = await latestMail(fixtures.app, email);
    await change('hr@accomplice.example');
    const { token: again, type } = await latestMail(fixtures.app, 'hr@thief.example');
    expect(type).toBe('email_revert');
    const intruderKey = await createKey();
    const hook = {
      url: 'https://thief.example/hook',
      eventTypes: ['contact.unlocked'],
      description: '',
      isZapier: false,
    };
    expect((await thief.call('POST', '/webhooks/endpoints', hook)).statusCode).toBe(200);
    const owner = fixtures.newBrowser();
    await owner.call('POST', '/account/email/revert', { token: back, password: NEXT });
    const reverted = await thief.call('POST', '/account/email/revert', { token: again, password: 'Copper-Otter5' });
    expect(reverted.json().code).toBe('invalid_link');
    expect((await owner.user())?.email).toBe(email);
    expect([await statusOf(ownKey), await statusOf(intruderKey)]).toEqual([200, 401]);
    const endpoints = fixtures.app.db.selectFrom('webhook_endpoints').where('company_id', '=', viewer.userId);
    expect(await endpoints.select('id').execute()).toEqual([]);
  });

  test('an address named by the operator makes an admin once it is verified, not when it is requested', async () => {
    const { email } = await createCompany(fixtures.app);
    const browser = await signedIn(email);
    await ask(browser, 'boss@closeup.example');
    expect((await browser.user())?.isAdmin).toBe(false);
    const { token } = await latestMail(fixtures.app, 'boss@closeup.example');
    await browser.call('POST', '/account/email/confirm', { token });
    expect((await browser.user())?.isAdmin).toBe(true);
  });

  test('an address gets at most ten links an hour, from all accounts together', async () => {
    const browser = await signedIn((await createTalent(fixtures.app)).email);
    for (let asked = 0; asked < 12; asked++) await ask(browser, 'flooded@talent.example');
    const mails = await fixtures.app.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'flooded@talent.example')
      .execute();
    expect(mails.length).toBeLessThanOrEqual(10);
  });
});
