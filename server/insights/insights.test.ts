import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIEWINGS_SHOWN } from '#contract/insights.ts';
import type { Context } from '#server/platform/context.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { recordView } from '../analytics/record-events.ts';
import { answerConversation } from '../chats/answer-conversation.ts';
import { spendBoostCredit } from '../referrals/spend-credit.ts';
import { getProfile } from '../talents/profile.ts';
import { findTalents } from '../search/find-talents.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { readDomain } from '../visibility/blocks.ts';
import { getInsights } from './insights.ts';
import { blockDomain, getVisibility, pauseProfile, unblockDomain } from './visibility.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});
afterAll(() => app.close());

async function createFound() {
  const talent = await createTalent(app);
  await createPublishedVideo(app, talent);
  return { ...talent, talentId: talent.viewer.userId };
}

test('a talent sees views and unlocks by day, by position and by the name of the company', async () => {
  const { talentId, positionId } = await createFound();
  const [viewing, unlocker] = [await createCompany(app, 'Viewer'), await createCompany(app, 'Unlocker')];
  await recordView(app, viewing.viewer, { positionId, playedMs: 5000 });
  await unlockTalent(app, unlocker.viewer, positionId);
  const { days, positions, viewings } = await getInsights(app, talentId, { days: 30 });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ views: 2, unlocks: 1 });
  expect(positions).toMatchObject([{ positionId, views: 2, unlocks: 1, isFound: true, video: { state: 'ready' } }]);
  expect(viewings.map(({ companyName, hasUnlocked }) => [companyName, hasUnlocked]).toSorted()).toEqual([
    ['Unlocker', true],
    ['Viewer', false],
  ]);
});

test('a talent sees until when a boost runs, and nothing of one that is over', async () => {
  const { talentId, viewer } = await createFound();
  const boostedUntil = async (clock = app.clock) =>
    (await getInsights({ ...app, clock }, talentId, { days: 7 })).boostedUntil;
  expect(await boostedUntil()).toBeNull();
  await app.db.updateTable('talent_profiles').set({ boost_credits: 1 }).where('user_id', '=', talentId).execute();
  await spendBoostCredit(app, viewer);
  const until = Date.parse((await boostedUntil())!);
  expect(until - Date.now()).toBeGreaterThan(86_000_000);
  expect(await boostedUntil(() => new Date(until))).toBeNull();
});

test('trigger counts equal the events, whatever is deleted later', async () => {
  const { talentId, positionId } = await createFound();
  const [gone, unlocker] = [await createCompany(app, 'Gone'), await createCompany(app, 'Unlocker')];
  await recordView(app, gone.viewer, { positionId, playedMs: 5000 });
  await recordView(app, unlocker.viewer, { positionId, playedMs: 5000 });
  await unlockTalent(app, unlocker.viewer, positionId);
  const figures = () => getInsights(app, talentId, { days: 7 });
  const counted = await figures();
  await app.pool.query('SELECT recount_for_talent()');
  expect(await figures()).toEqual(counted);
  await app.db.deleteFrom('users').where('id', '=', gone.viewer.userId).execute();
  const after = await figures();
  expect([after.days, after.positions]).toEqual([counted.days, counted.positions]);
  expect(after.viewings.map(({ companyName }) => companyName)).toEqual(['Unlocker']);
  expect([counted.companies, after.companies]).toEqual([2, 1]);
});

test('a company that views two positions at once counts once', async () => {
  const { talentId, positionId, ...talent } = await createFound();
  const second = await app.db
    .insertInto('talent_positions')
    .values({ talent_id: talentId, position_title: 'Sales Manager' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createPublishedVideo(app, { ...talent, positionId: second.id });
  for (let made = 0; made < 5; made++) {
    const { viewer } = await createCompany(app);
    await Promise.all([positionId, second.id].map((id) => recordView(app, viewer, { positionId: id, playedMs: 5000 })));
  }
  const { companies, viewings } = await getInsights(app, talentId, { days: 7 });
  expect([companies, viewings.length]).toEqual([5, 10]);
});

test('the companies that viewed a talent are all counted, though only the latest are listed', async () => {
  const { talentId, positionId } = await createFound();
  for (let made = 0; made <= VIEWINGS_SHOWN; made++)
    await recordView(app, (await createCompany(app)).viewer, { positionId, playedMs: 5000 });
  const { companies, viewings } = await getInsights(app, talentId, { days: 7 });
  expect([companies, viewings.length]).toEqual([VIEWINGS_SHOWN + 1, VIEWINGS_SHOWN]);
});

test('another talent sees none of it', async () => {
  const { talentId } = await createFound();
  expect(await getInsights(app, talentId, { days: 7 })).toMatchObject({
    companies: 0,
    viewings: [],
    positions: [{ views: 0 }],
  });
});

describe('visibility', () => {
  test('a paused profile is not searchable until it is resumed', async () => {
    const { talentId, positionId } = await createFound();
    const isFound = async () =>
      (await findTalents(app, { domains: [] })).items.some((card) => card.positionId === positionId);
    const saysFound = async () => (await getProfile(app, talentId)).positions[0]!.isFound;
    expect(await saysFound()).toBe(true);
    await pauseProfile(app, talentId, true);
    expect(await isFound()).toBe(false);
    expect(await saysFound()).toBe(false);
    expect(await getVisibility(app, talentId)).toMatchObject({ isPaused: true, cards: [] });
    await pauseProfile(app, talentId, false);
    expect(await isFound()).toBe(true);
  });

  test('a domain that no company can register with is refused', async () => {
    const { talentId } = await createFound();
    await expect(blockDomain(app, talentId, 'gmail.com')).rejects.toMatchObject({
      data: { fields: { domain: 'personal_domain' } },
    });
  });

  test('a blocked domain excludes companies by email or website', async () => {
    const { talentId } = await createFound();
    const company = await createCompany(app);
    await app.db
      .updateTable('company_profiles')
      .set({ website: 'https://careers.kestrel.co.uk/jobs' })
      .where('user_id', '=', company.viewer.userId)
      .execute();
    await blockDomain(app, talentId, 'https://www.kestrel.co.uk');
    expect(await getVisibility(app, talentId)).toMatchObject({
      blockedDomains: ['kestrel.co.uk'],
      blockedCompanies: 1,
    });
    await unblockDomain(app, talentId, 'kestrel.co.uk');
    expect(await getVisibility(app, talentId)).toMatchObject({ blockedDomains: [], blockedCompanies: 0 });
  });

  test('a company blocked in a chat is listed until it is unblocked there', async () => {
    const talent = await createFound();
    const company = await createCompany(app, 'Blocked');
    const { conversationId } = await unlockTalent(app, company.viewer, talent.positionId);
    const blockedChats = async () => (await getVisibility(app, talent.talentId)).blockedChats;
    expect(await blockedChats()).toEqual([]);
    await answerConversation(app, talent.viewer, conversationId, 'blocked');
    expect(await blockedChats()).toEqual([{ conversationId, companyName: 'Blocked' }]);
    await answerConversation(app, talent.viewer, conversationId, 'accepted');
    expect(await blockedChats()).toEqual([]);
  });

  test.each([
    ['https://www.acme.co.uk/jobs?x=1', 'acme.co.uk'],
    ['HR@Careers.Acme.com', 'acme.com'],
    ['acme.example', 'acme.example'],
  ])('%s is the domain %s', (text, domain) => expect(readDomain(text)).toBe(domain));

  test.each(['nowhere', 'co.uk', '127.0.0.1', ''])('%s is not a domain', (text) => {
    expect(() => readDomain(text)).toThrowError(expect.objectContaining({ code: 'invalid_input' }));
  });
});
