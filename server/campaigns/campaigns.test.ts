import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { HOUR_MS } from '#contract/values/durations.ts';
import { OPEN_CAMPAIGNS_MAX } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { createTestContext, createClock } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { shareScores } from '../search/documents/shared-scores.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { blockDomain, pauseProfile } from '../insights/visibility.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { changeCampaign, createCampaign } from './campaigns.ts';
import { getCampaign } from './get-campaign.ts';
import { getDailyMatch } from './daily-match.ts';
import { makeDailyMatches } from './make-daily-matches.ts';
import { listMatchingCampaigns, withdrawInterest, expressInterest } from './matching-campaigns.ts';
import { scoreMatch } from '../search/matching/score.ts';

const clock = createClock('2031-05-01T10:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const ASKED: CampaignInput = {
  title: 'Sales Closer',
  description: 'Close for us.',
  skills: ['Negotiation'],
  languages: ['Spanish'],
  location: 'Lisbon, Portugal',
  workType: 'remote',
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
};
const UNSTATED = { experienceYears: null, salaryMinMinor: null, availableFrom: null };
let made = 0;
async function createCloser(title = `Closer ${made++}`, skills = ['Negotiation']) {
  const talent = await createTalent(app);
  const { userId } = talent.viewer;
  await app.db
    .updateTable('talent_positions')
    .set({ position_title: title, skills })
    .where('id', '=', talent.positionId)
    .execute();
  await app.db
    .updateTable('talent_profiles')
    .set({ languages: ['Spanish'] })
    .where('user_id', '=', userId)
    .execute();
  await createPublishedVideo(app, talent);
  await sleepMs(1050);
  return talent;
}
const idsOf = async (company: Awaited<ReturnType<typeof createCompany>>, campaignId: string) =>
  (await getCampaign(app, company.viewer, campaignId)).items.map(({ card }) => card.positionId);

test('a company can have 50 open campaigns, counted exactly, and others once it closes one', async () => {
  const { viewer } = await createCompany(app);
  const { id } = await createCampaign(app, viewer, ASKED);
  for (let count = 2; count < OPEN_CAMPAIGNS_MAX; count++) await createCampaign(app, viewer, ASKED);
  const raced = await Promise.allSettled([1, 2, 3].map(() => createCampaign(app, viewer, ASKED)));
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(createCampaign(app, viewer, ASKED)).rejects.toMatchObject({ code: 'conflict' });
  await changeCampaign(app, viewer, id, { campaign: { ...ASKED, title: 'Closer' }, state: 'open' });
  await changeCampaign(app, viewer, id, { state: 'paused' });
  await createCampaign(app, viewer, ASKED);
  await expect(changeCampaign(app, viewer, id, { state: 'open' })).rejects.toMatchObject({ code: 'conflict' });
  await createCampaign(app, (await createCompany(app)).viewer, ASKED);
  await app.db.deleteFrom('campaigns').execute();
});

test('interest that is withdrawn and raised again is announced once', async () => {
  const company = await createCompany(app);
  const { viewer } = await createCloser();
  const { id } = await createCampaign(app, company.viewer, ASKED);
  for (let round = 0; round < 3; round++) {
    await expressInterest(app, viewer, id);
    await withdrawInterest(app, viewer, id);
  }
  const { items } = await listNotifications(app, company.viewer, {});
  expect(items.map(({ kind }) => kind)).toEqual(['interest']);
  await createCampaign(app, company.viewer, ASKED).then((other) => expressInterest(app, viewer, other.id));
  expect((await listNotifications(app, company.viewer, {})).items).toHaveLength(2);
  await app.db.deleteFrom('campaigns').execute();
});

test('a campaign starts today or later, unless its date was set before and stays', async () => {
  const { viewer } = await createCompany(app);
  const past = { ...ASKED, startsOn: '2031-04-29' };
  await expect(createCampaign(app, viewer, past)).rejects.toMatchObject({
    data: { fields: { startsOn: 'past_date' } },
  });
  const { id, startsOn } = await createCampaign(app, viewer, { ...ASKED, startsOn: '2031-05-01' });
  await expect(changeCampaign(app, viewer, id, { campaign: past })).rejects.toMatchObject({ code: 'invalid_input' });
  clock.addDays(3);
  const campaign = { ...ASKED, title: 'Senior Closer', startsOn };
  expect(await changeCampaign(app, viewer, id, { campaign })).toMatchObject({ title: 'Senior Closer', startsOn });
  clock.addDays(-3);
});

describe('the score', () => {
  const offered = {
    positionTitle: 'Sales Closer',
    skills: ['negotiation', 'Excel'],
    languages: ['Spanish', 'English'],
    city: 'Lisbon',
    country: 'Portugal',
    workType: 'remote' as const,
    ...UNSTATED,
    scores: null,
  };
  test('is 100 when every criterion is met, with reasons', () => {
    const { score, reasons } = scoreMatch(ASKED, offered);
    expect(score).toBe(100);
    expect(reasons.map(({ part }) => part)).toEqual(['title', 'skills', 'languages', 'location', 'workType']);
  });
  test('names the missing requirements', () => {
    const { score, reasons } = scoreMatch({ ...ASKED, skills: ['Negotiation', 'SaaS'] }, offered);
    expect(score).toBeLessThan(100);
    expect(reasons.find(({ part }) => part === 'skills')).toEqual({
      part: 'skills',
      share: 0.5,
      met: ['Negotiation'],
      partly: [],
      missing: ['SaaS'],
    });
  });
  test('is bounded, does not depend on the order of lists, and never falls when a talent offers more', () => {
    const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
    fc.assert(
      fc.property(words, words, words, words, (skills, languages, has, speaks) => {
        const asked = { ...ASKED, skills, languages };
        const person = { ...offered, skills: has, languages: speaks };
        const { score } = scoreMatch(asked, person);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(
          scoreMatch({ ...asked, skills: skills.toReversed() }, { ...person, skills: has.toReversed() }).score,
        ).toBe(score);
        expect(scoreMatch(asked, { ...person, skills: [...has, 'a', 'b'] }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

describe('shared AI feedback', () => {
  const offered = {
    positionTitle: 'Sales Closer',
    skills: ['Negotiation'],
    languages: [],
    city: null,
    country: null,
    workType: null,
    ...UNSTATED,
    scores: null,
  };
  const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  const scores = fc.record({ communication: score, confidence: score, clarity: score });

  test('never lowers a score, never decreases with a higher score, and matches no one who meets no criterion', () => {
    const skills = fc.subarray(['Negotiation', 'SaaS', 'Excel', 'German'], { minLength: 1 });
    fc.assert(
      fc.property(skills, scores, fc.constantFrom('communication', 'confidence', 'clarity'), (asked, shared, one) => {
        const campaign = { ...ASKED, skills: asked };
        const alone = scoreMatch(campaign, offered).score;
        const lifted = scoreMatch(campaign, { ...offered, scores: shared }).score;
        const higher = scoreMatch(campaign, {
          ...offered,
          scores: { ...shared, [one]: Math.min(10, shared[one] + 1) },
        }).score;
        expect(lifted).toBeGreaterThanOrEqual(alone);
        expect(higher).toBeGreaterThanOrEqual(lifted);
        expect(higher).toBeLessThanOrEqual(100);
        const best = { communication: 10, confidence: 10, clarity: 10 };
        const stranger = { ...offered, positionTitle: 'Baker', skills: [], scores: best };
        const elsewhere = { ...campaign, workType: null };
        expect(scoreMatch(elsewhere, stranger).score).toBe(0);
      }),
    );
  });

  test('is a reason with its three scores, and absent when nothing is shared', () => {
    const shared = { communication: 8, confidence: 6, clarity: 7 };
    expect(scoreMatch(ASKED, { ...offered, scores: shared }).reasons.at(-1)).toMatchObject({
      part: 'delivery',
      share: 0.7,
      scores: shared,
    });
    expect(scoreMatch(ASKED, offered).reasons.map(({ part }) => part)).not.toContain('delivery');
  });

  test('counts for the company and the talent while it is shared', async () => {
    const company = await createCompany(app);
    const talent = await createCloser('Listening Closer', []);
    const { id } = await createCampaign(app, company.viewer, { ...ASKED, title: 'Listening Closer' });
    const video = await app.db
      .selectFrom('videos')
      .select(['id', 'position_id'])
      .where('position_id', '=', talent.positionId)
      .executeTakeFirstOrThrow();
    const share = (scores: { communication: number; confidence: number; clarity: number } | null) =>
      app.db.transaction().execute((trx) => shareScores(trx, video, scores, { moderation: 'after' }));
    const both = async () => {
      const { items: matches } = await getCampaign(app, company.viewer, id);
      const seen = matches.find(({ card }) => card.positionId === talent.positionId)!;
      const own = (await listMatchingCampaigns(app, talent.viewer)).items.find((campaign) => campaign.id === id)!;
      expect(own.score).toBe(seen.score);
      expect(own.reasons).toEqual(seen.reasons);
      return { score: seen.score, isSaid: seen.reasons.some(({ part }) => part === 'delivery') };
    };
    const before = await both();
    expect(before.isSaid).toBe(false);
    await share({ communication: 9, confidence: 9, clarity: 9 });
    const shared = await both();
    expect(shared.isSaid).toBe(true);
    expect(shared.score).toBeGreaterThan(before.score);
    await share(null);
    expect(await both()).toEqual(before);
  });
});

describe('a campaign', () => {
  test('is posted by confirmed companies only', async () => {
    const { viewer } = await createCompany(app);
    await expect(createCampaign(app, { ...viewer, emailVerified: false }, ASKED)).rejects.toMatchObject({
      code: 'email_not_confirmed',
    });
  });

  test('has its matches at once, without paused talent or talent who blocked the company', async () => {
    const company = await createCompany(app);
    const [fits, paused, blocking] = [await createCloser(), await createCloser(), await createCloser()];
    await pauseProfile(app, paused.viewer.userId, true);
    await blockDomain(app, blocking.viewer.userId, 'northwind.example');
    const { id } = await createCampaign(app, company.viewer, ASKED);
    const ids = await idsOf(company, id);
    expect(ids).toContain(fits.positionId);
    expect(ids).not.toContain(paused.positionId);
    expect(ids).not.toContain(blocking.positionId);
  });

  test('of another company does not exist', async () => {
    const [company, stranger] = [await createCompany(app), await createCompany(app)];
    const { id } = await createCampaign(app, company.viewer, ASKED);
    await expect(getCampaign(app, stranger.viewer, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeCampaign(app, stranger.viewer, id, { state: 'closed' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('lists interested talent first, and interest can be withdrawn', async () => {
    const company = await createCompany(app);
    const talent = await createCloser();
    const { id } = await createCampaign(app, company.viewer, ASKED);
    await expressInterest(app, talent.viewer, id);
    await expressInterest(app, talent.viewer, id);
    const { campaign, items: matches } = await getCampaign(app, company.viewer, id);
    expect([campaign.interests, matches[0]!.hasExpressedInterest, matches[0]!.card.positionId]).toEqual([
      1,
      true,
      talent.positionId,
    ]);
    await withdrawInterest(app, talent.viewer, id);
    expect((await getCampaign(app, company.viewer, id)).campaign.interests).toBe(0);
  });

  test('is shown to talent while open; a boosted company comes first', async () => {
    const talent = await createCloser();
    const [plain, boosted] = [await createCompany(app, 'Plain'), await createCompany(app, 'Boosted')];
    await createCampaign(app, plain.viewer, ASKED);
    const { id } = await createCampaign(app, boosted.viewer, { ...ASKED, skills: ['SaaS'] });
    await app.db
      .updateTable('company_profiles')
      .set({ boosted_until: new Date(clock().getTime() + HOUR_MS) })
      .where('user_id', '=', boosted.viewer.userId)
      .execute();
    const names = async () =>
      (await listMatchingCampaigns(app, talent.viewer)).items.map(({ companyName }) => companyName);
    expect((await names())[0]).toBe('Boosted');
    await changeCampaign(app, boosted.viewer, id, { state: 'paused' });
    expect(await names()).not.toContain('Boosted');
    await expect(expressInterest(app, talent.viewer, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is scored for talent by its current requirements, and disappears once they block its company', async () => {
    const [company, talent] = [await createCompany(app, 'Changing'), await createCloser()];
    const { id } = await createCampaign(app, company.viewer, ASKED);
    const found = async () =>
      (await listMatchingCampaigns(app, talent.viewer)).items.find((campaign) => campaign.id === id);
    const before = (await found())!;
    const campaign = { ...ASKED, skills: [...ASKED.skills, 'Falconry', 'Glassblowing', 'Basket weaving'] };
    await changeCampaign(app, company.viewer, id, { campaign });
    expect((await found())!.score).toBeLessThan(before.score!);
    await blockDomain(app, talent.viewer.userId, company.email);
    expect(await found()).toBeUndefined();
  });
});

test('the daily match is the best new one, once per UTC day, and never one shown or unlocked before', async () => {
  const company = await createCompany(app);
  const best = await createCloser('Real Estate Agent');
  const second = await createCloser('Daily Trainer');
  await createCampaign(app, company.viewer, { ...ASKED, title: 'Real Estate Agent' });
  const today = async () => (await getDailyMatch(app, company.viewer)).match?.card.positionId;
  expect(await today()).toBe(best.positionId);
  await makeDailyMatches(app);
  await makeDailyMatches(app);
  expect(await today()).toBe(best.positionId);
  clock.addMinutes(24 * 60);
  await unlockTalent(app, company.viewer, second.positionId);
  await makeDailyMatches(app);
  expect(await today()).not.toBe(best.positionId);
  expect(await today()).not.toBe(second.positionId);
  const mails = await app.db.selectFrom('mails').select('recipient').where('recipient', '=', company.email).execute();
  expect(mails.length).toBeLessThanOrEqual(1);
});
