import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { verifyEmail } from '../accounts/verification/verify-email.ts';
import { registerCompany, registerTalent } from '../accounts/registration/register.ts';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { createCampaign } from '../campaigns/campaigns.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { findTalents } from '../search/find-talents.ts';
import { getReferral, findReferrerName, changeReferralCode } from './referral.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { awardReferralCredit } from './award-credit.ts';
import { spendBoostCredit } from './spend-credit.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});
afterAll(() => app.close());

const password = 'Kestrel-Lamp7';
async function idOf(email: string) {
  const { id } = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}
async function refer(code: string, { isVerified = true } = {}) {
  const email = `friend-${randomUUID()}@talent.example`;
  await registerTalent(app, { email, password, fullName: 'A Friend', language: 'en', referralCode: code });
  const id = await idOf(email);
  if (isVerified) await verifyEmail(app, id);
  return id;
}
const credits = async (account: Awaited<ReturnType<typeof createTalent>>) =>
  (await getReferral(app, account.viewer)).boostCredits;

describe('a referral', () => {
  test('tells a company nothing about whom it invited, not even a contact of its own', async () => {
    const company = await createCompany(app);
    const { code } = await getReferral(app, company.viewer);
    const friend = await createFoundTalent(app);
    await unlockTalent(app, company.viewer, friend.positionId);
    await app.db.updateTable('users').set({ referred_by: code }).where('id', '=', friend.viewer.userId).execute();
    await app.db.transaction().execute((trx) => awardReferralCredit(trx, app, friend.viewer.userId, null));
    const { items } = await listNotifications(app, company.viewer, {});
    expect(items.filter(({ kind }) => kind === 'credit').map(({ data }) => data)).toEqual([{ userType: 'company' }]);
  });

  test('gives a credit once the email of the new account is verified, and not before', async () => {
    const talent = await createTalent(app);
    const { code } = await getReferral(app, talent.viewer);
    const friend = await refer(code.toLowerCase(), { isVerified: false });
    expect(await credits(talent)).toBe(0);
    await verifyEmail(app, friend);
    expect(await credits(talent)).toBe(1);
    expect((await listNotifications(app, talent.viewer, {})).items).toMatchObject([
      { kind: 'credit', data: { userType: 'talent' } },
    ]);
  });

  test('counts companies too, for talent and for companies', async () => {
    const company = await createCompany(app);
    const { code } = await getReferral(app, company.viewer);
    const { id } = await registerCompany(app, {
      email: `hr@${randomUUID()}.example`,
      password,
      firstName: 'A',
      lastName: 'B',
      companyName: 'Acme',
      city: 'Oslo',
      country: 'Norway',
      language: 'en',
      referralCode: code,
    });
    await verifyEmail(app, id);
    expect(await getReferral(app, company.viewer)).toMatchObject({ boostCredits: 1, friends: 1 });
  });

  test('of an unknown code gives nothing', async () => {
    const friend = await refer('NOBODY-HAS-THIS');
    expect(await app.db.selectFrom('referrals').where('referee_id', '=', friend).selectAll().execute()).toEqual([]);
  });

  test('of the account’s own code gives nothing', async () => {
    const talent = await createTalent(app);
    const { code } = await getReferral(app, talent.viewer);
    await app.db.updateTable('users').set({ referred_by: code }).where('id', '=', talent.viewer.userId).execute();
    await verifyEmail(app, talent.viewer.userId);
    expect(await credits(talent)).toBe(0);
  });

  test('counts once, even when the email is verified repeatedly and concurrently', async () => {
    const talent = await createTalent(app);
    const { code } = await getReferral(app, talent.viewer);
    const friend = await refer(code, { isVerified: false });
    await Promise.all(Array.from({ length: 8 }, () => verifyEmail(app, friend)));
    await verifyEmail(app, friend);
    expect(await credits(talent)).toBe(1);
  });

  test('two friends at the same time give two credits', async () => {
    const talent = await createTalent(app);
    const { code } = await getReferral(app, talent.viewer);
    const friends = [await refer(code, { isVerified: false }), await refer(code, { isVerified: false })];
    await Promise.all(friends.map((friend) => verifyEmail(app, friend)));
    expect(await credits(talent)).toBe(2);
  });
});

describe('a code', () => {
  test('belongs to one account, regardless of case and account type', async () => {
    const [talent, company] = [await createTalent(app), await createCompany(app)];
    await changeReferralCode(app, talent.viewer, 'MINE-2026');
    await expect(changeReferralCode(app, company.viewer, 'mine-2026')).rejects.toMatchObject({
      data: { fields: { code: 'code_taken' } },
    });
    const rivals = await Promise.allSettled([
      changeReferralCode(app, talent.viewer, 'SAME'),
      changeReferralCode(app, company.viewer, 'Same'),
    ]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('shows the referrer’s given name and initial, or company name', async () => {
    const [talent, company] = [await createTalent(app, 'Marta Ribeiro Silva'), await createCompany(app, 'Northwind')];
    const nameOf = async ({ viewer }: typeof talent | typeof company) =>
      findReferrerName(app, (await getReferral(app, viewer)).code.toLowerCase());
    expect(await nameOf(talent)).toBe('Marta S.');
    expect(await nameOf(company)).toBe('Northwind');
    expect(await findReferrerName(app, 'NOBODY-HAS-THIS')).toBeNull();
  });
});

describe('a boost', () => {
  const grant = (userId: string, boost_credits: number) =>
    app.db.updateTable('talent_profiles').set({ boost_credits }).where('user_id', '=', userId).execute();

  test('reaches nobody without a position that companies find, or an open campaign', async () => {
    const [talent, company] = [await createTalent(app), await createCompany(app)];
    const hasReach = async ({ viewer }: typeof talent | typeof company) => (await getReferral(app, viewer)).hasReach;
    expect([await hasReach(talent), await hasReach(company)]).toEqual([false, false]);
    await createPublishedVideo(app, talent);
    const campaign: CampaignInput = {
      title: 'Sales Closer',
      description: 'Close for us.',
      skills: [],
      languages: [],
      location: null,
      workType: null,
      salaryMinMinor: null,
      salaryMaxMinor: null,
      startsOn: null,
    };
    await createCampaign(app, company.viewer, campaign);
    expect([await hasReach(talent), await hasReach(company)]).toEqual([true, true]);
  });

  test('puts a talent first for 24 hours, and a second one a day longer', async () => {
    const first = await createTalent(app);
    await createPublishedVideo(app, first);
    await createPublishedVideo(app, await createTalent(app));
    await grant(first.viewer.userId, 2);
    await spendBoostCredit(app, first.viewer);
    expect((await findTalents(app, { domains: [] })).items[0]).toMatchObject({
      positionId: first.positionId,
      isBoosted: true,
    });
    const once = Date.parse((await getReferral(app, first.viewer)).boostedUntil!);
    expect(once - Date.now()).toBeGreaterThan(86_000_000);
    await spendBoostCredit(app, first.viewer);
    expect(Date.parse((await getReferral(app, first.viewer)).boostedUntil!) - once).toBe(DAY_MS);
  });

  test('needs a credit, and each credit is spent once', async () => {
    const talent = await createTalent(app);
    await expect(spendBoostCredit(app, talent.viewer)).rejects.toMatchObject({ code: 'no_credits' });
    await grant(talent.viewer.userId, 1);
    const both = await Promise.allSettled([spendBoostCredit(app, talent.viewer), spendBoostCredit(app, talent.viewer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
