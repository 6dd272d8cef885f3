import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { referralCodeInput } from '#contract/referrals.ts';
import { eraseAccount } from '#server/accounts/erasure/erase-account.ts';
import { verifyEmail } from '#server/accounts/verification/verify-email.ts';
import { registerTalent } from '#server/accounts/registration/register.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmailVerified } from '#server/platform/account-part.ts';
import { canonicalAddress } from '#server/referrals/canonical-address.ts';
import { getReferral, changeReferralCode } from '#server/referrals/referral.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createTalent } from '../fixtures/factories.ts';

describe('row 11: referral credit', () => {
  let app: Context;
  beforeAll(async () => {
    app = await createTestContext();
  });
  async function bring(code: string, email: string, from: EmailVerified['openedFrom'] = null) {
    await registerTalent(app, {
      email,
      password: 'Kestrel-Lamp7',
      fullName: 'A Friend',
      language: 'en',
      referralCode: code,
    });
    const { id } = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await verifyEmail(app, id, from);
    return id;
  }
  async function referrer(email?: string) {
    const talent = await createTalent(app);
    if (email) await app.db.updateTable('users').set({ email }).where('id', '=', talent.viewer.userId).execute();
    const { code } = await getReferral(app, talent.viewer);
    return { code, talent, credits: async () => (await getReferral(app, talent.viewer)).boostCredits };
  }
  const unique = () => randomUUID().replaceAll('-', '');

  test('one mailbox counts once, however it is written', async () => {
    const { code, credits } = await referrer();
    const name = unique();
    for (const email of [
      `${name}@gmail.com`,
      `${name}+1@gmail.com`,
      `${name}+2@gmail.com`,
      `${name.slice(0, 5)}.${name.slice(5)}@gmail.com`,
      `${name}@googlemail.com`,
      `${name}+x@googlemail.com`,
    ])
      await bring(code, email);
    expect(await credits()).toBe(1);
    for (const email of [`${name}+1@acme.example`, `${name}+2@acme.example`]) await bring(code, email);
    expect(await credits()).toBe(2);
  });

  test('the referrer’s own mailbox never counts', async () => {
    const name = unique();
    const { code, credits } = await referrer(`${name}@gmail.com`);
    await bring(code, `${name}+friend@gmail.com`);
    await bring(code, `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`);
    expect(await credits()).toBe(0);
  });

  test('at most ten a day, even concurrently', async () => {
    const { code, credits } = await referrer();
    await Promise.all(Array.from({ length: 14 }, () => bring(code, `${unique()}@acme.example`)));
    expect(await credits()).toBe(10);
    await app.db
      .updateTable('counted_friends')
      .set({ utc_day: new Date('2020-01-01') })
      .execute();
    await bring(code, `${unique()}@acme.example`);
    expect(await credits()).toBe(11);
  });

  test("one per network in a day, and none from the referrer's own browser", async () => {
    const { code, credits, talent } = await referrer();
    const opened = (address: string, browser: string) => ({ address, headers: new Headers({ 'user-agent': browser }) });
    await bring(code, `${unique()}@acme.example`, opened('203.0.113.7', 'Firefox'));
    await bring(code, `${unique()}@acme.example`, opened('203.0.113.7', 'Safari'));
    expect(await credits()).toBe(1);
    await app.db
      .insertInto('sessions')
      .values({
        user_id: talent.viewer.userId,
        token: unique(),
        expires_at: new Date(Date.now() + 1e9),
        ip_address: '203.0.113.9',
        user_agent: 'Chrome',
      })
      .execute();
    await bring(code, `${unique()}@acme.example`, opened('203.0.113.9', 'Chrome'));
    expect(await credits()).toBe(1);
    await bring(code, `${unique()}@acme.example`, opened('203.0.113.9', 'Edge'));
    expect(await credits()).toBe(2);
  });

  test('an account that is erased and recreated does not count again', async () => {
    const { code, credits } = await referrer();
    const email = `${unique()}@acme.example`;
    await eraseAccount(app, await bring(code, email));
    await bring(code, email);
    expect(await credits()).toBe(1);
  });

  test.each([
    'TALENT123',
    'talent123',
    ' Talent123 ',
    'TALENT-123',
    'talent_123',
    'ＴＡＬＥＮＴ１２３',
    'TАLЕNT123',
    'TALENT①②③',
  ])('%s is reserved', async (code) => {
    const parsed = referralCodeInput.safeParse(code);
    expect(parsed.error?.issues[0]?.message).toBe('code_taken');
    const { talent } = await referrer();
    await expect(changeReferralCode(app, talent.viewer, code.trim())).rejects.toMatchObject({
      data: { fields: { code: 'code_taken' } },
    });
  });

  test.each([
    ['Jane.Doe+2@GoogleMail.com', 'janedoe@gmail.com'],
    ['jane.doe@acme.com', 'jane.doe@acme.com'],
    ['jane+x@ACME.com.', 'jane@acme.com'],
    ['x@jane.fastmail.com', 'jane@fastmail.com'],
    ['jane@me.com', 'jane@icloud.com'],
  ])('%s reaches %s', (email, mailbox) => expect(canonicalAddress(email)).toBe(mailbox));
});
