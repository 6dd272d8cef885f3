import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyForm, talentForm, PASSWORD, createCompany, createTalent } from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer, latestMail } from '#test/fixtures/app.ts';
import { createCaller, responseFingerprint } from '#test/http/caller.ts';
import type { Context } from '../platform/context.ts';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

describe('answers do not reveal whether an email has an account', () => {
  let app: Context;
  let call: ReturnType<typeof createCaller>;
  let fresh = 0;
  const unknownEmail = () => `nobody-${fresh++}@acme.example`;

  beforeAll(async () => {
    app = await createTestContext();
    call = createCaller(await createTestServer(app));
  });

  const questions: [string, (email: string) => Promise<Answer>][] = [
    ['registering as talent', (email) => call('POST', '/accounts/talent', talentForm(email))],
    ['registering as a company', (email) => call('POST', '/accounts/company', companyForm(email))],
    ['asking for a reset', (email) => call('POST', '/accounts/reset-request', { email })],
    ['asking for the confirmation again', (email) => call('POST', '/accounts/confirmation', { email })],
    ['signing in', (email) => call('POST', '/session', { email, password: 'Wrong1234' })],
    [
      'registering, then signing in with that password (talent)',
      async (email) => {
        await call('POST', '/accounts/talent', talentForm(email, 'Velvet-Heron1'));
        return call('POST', '/session', { email, password: 'Velvet-Heron1' });
      },
    ],
    [
      'registering, then signing in with that password (company)',
      async (email) => {
        await call('POST', '/accounts/company', companyForm(email, 'Velvet-Heron1'));
        return call('POST', '/session', { email, password: 'Velvet-Heron1', remember: true });
      },
    ],
    [
      'registering three times, then signing in with the last password',
      async (email) => {
        for (const password of ['Velvet-Heron1', 'Velvet-Heron2', 'Velvet-Heron3'])
          await call('POST', '/accounts/company', companyForm(email, password));
        return call('POST', '/session', { email, password: 'Velvet-Heron3' });
      },
    ],
  ];
  test.each(questions)('%s', async (_name, ask) => {
    for (const known of [(await createTalent(app)).email, (await createCompany(app)).email]) {
      const unknown = unknownEmail();
      expect(responseFingerprint(await ask(known), known)).toEqual(responseFingerprint(await ask(unknown), unknown));
    }
  });

  test('the owner of a known email is notified, and nothing of theirs changes', async () => {
    const owner = await createCompany(app);
    const claimed = await call('POST', '/accounts/company', companyForm(owner.email, 'Velvet-Heron1'));
    expect(claimed.json().user).toMatchObject({ email: owner.email, emailVerified: false, companyName: 'Acme' });
    expect((await latestMail(app, owner.email)).subject).toContain('already have');
    const { user } = (await call('POST', '/session', { email: owner.email, password: PASSWORD })).json();
    expect(user).toMatchObject({ id: owner.viewer.userId, emailVerified: true });
  });

  test('of several unverified accounts with one email, the one whose link is opened first gets it; the others are deleted', async () => {
    const email = unknownEmail();
    await call('POST', '/accounts/company', companyForm(email, 'Squatter1'));
    const first = await latestMail(app, email);
    await call('POST', '/accounts/company', { ...companyForm(email, 'Velvet-Heron2'), companyName: 'The Owner' });
    const second = await latestMail(app, email);
    expect(second.token).not.toBe(first.token);
    const opened = { token: second.token, password: 'Velvet-Heron2' };
    const { user } = (await call('POST', '/accounts/confirm', opened)).json();
    expect(user).toMatchObject({ email, companyName: 'The Owner', emailVerified: true });
    expect((await call('POST', '/accounts/confirm', opened)).json().user).toBeNull();
    expect((await call('POST', '/accounts/confirm', { ...opened, token: first.token })).json().code).toBe(
      'invalid_link',
    );
    expect((await call('POST', '/session', { email, password: 'Squatter1' })).json().code).toBe('wrong_credentials');
    expect((await call('POST', '/session', { email, password: 'Velvet-Heron2' })).statusCode).toBe(200);
  });

  test('a claim to a verified email is never confirmed, and a password reset voids it', async () => {
    const owner = await createTalent(app);
    const claim = await call('POST', '/accounts/company', companyForm(owner.email, 'Claimed11'));
    const cookie = claim.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    await call('POST', '/accounts/confirmation', { email: owner.email }, { cookie });
    expect((await latestMail(app, owner.email)).token).toBe('');
    await call('POST', '/accounts/reset-request', { email: owner.email });
    const { token } = await latestMail(app, owner.email);
    await call('POST', '/accounts/reset', { token, password: 'Velvet-Heron1' });
    expect((await call('GET', '/session', undefined, { cookie })).json()).toEqual({ user: null });
    expect((await call('POST', '/session', { email: owner.email, password: 'Claimed11' })).json().code).toBe(
      'wrong_credentials',
    );
  });

  test('an address gets at most ten links an hour, whoever asks, and the answer stays the same', async () => {
    const { email } = await createTalent(app);
    for (let asked = 0; asked < 12; asked++)
      expect((await call('POST', '/accounts/reset-request', { email })).statusCode).toBe(200);
    const mails = await app.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(10);
  });

  test('claiming the email of an admin grants no rights', async () => {
    const owner = await createCompany(app);
    await app.db.updateTable('users').set({ is_admin: true }).where('id', '=', owner.viewer.userId).execute();
    const { user } = (await call('POST', '/accounts/company', companyForm(owner.email, 'Claimed11'))).json();
    expect(user).toMatchObject({ isAdmin: false, emailVerified: false });
  });

  test('the referral code of the link that was followed is kept with the new account', async () => {
    const email = unknownEmail();
    await call('POST', '/accounts/talent', { ...talentForm(email), referralCode: ' marta7kq2x ' });
    await call('POST', '/accounts/talent', { ...talentForm(`x${email}`), referralCode: 'a code that is far too long' });
    const rows = await app.db
      .selectFrom('users')
      .select('referred_by')
      .where('email', 'in', [email, `x${email}`])
      .orderBy('email')
      .execute();
    expect(rows.map(({ referred_by }) => referred_by)).toEqual(['MARTA7KQ2X', null]);
  });
});
