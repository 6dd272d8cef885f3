import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { seededRandom } from '#test/fixtures/random.ts';
import { campaign as asked } from '#test/routes/row.ts';
import { blockDomain, pauseProfile } from '../insights/visibility.ts';
import type { Context } from '../platform/context.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';
import { hideTalent, showTalent } from '../search/hide-talent.ts';
import { createCampaign } from './campaigns.ts';
import { findCandidates } from './candidates.ts';
import { getCampaign } from './get-campaign.ts';
import { makeDailyMatches } from './make-daily-matches.ts';
import { expressInterest, withdrawInterest } from './matching-campaigns.ts';

const TITLES = ['Sales Closer', 'Appointment Setter', 'Account Executive', 'Baker'];
const SKILLS = [['Negotiation'], ['Salesforce', 'Negotiation'], ['Bread'], []];
const PEOPLE = 12;
const CHANGES = 150;
const clock = createClock('2031-05-01T10:00:00Z');
let app: Context;
let company: Awaited<ReturnType<typeof createCompany>>;
let talents: Awaited<ReturnType<typeof createFoundTalent>>[];
beforeAll(async () => {
  app = await createTestContext({}, clock);
  company = await createCompany(app);
  talents = [];
  for (let at = 0; at < PEOPLE; at++) talents.push(await createFoundTalent(app));
  for (const [at, talent] of talents.entries()) await become(talent, at);
  // The dictionary loads new terms within a second.
  await sleep(1100);
});

/** Changes a talent's title and skills. */
const become = ({ positionId }: (typeof talents)[number], place: number) =>
  app.db.transaction().execute(async (trx) => {
    const [position_title, skills] = [TITLES[place % TITLES.length]!, SKILLS[(place >> 1) % SKILLS.length]!];
    await trx.updateTable('talent_positions').set({ position_title, skills }).where('id', '=', positionId).execute();
    await refreshSearchDocument(trx, positionId, { moderation: 'after' });
  });

const create = () =>
  createCampaign(app, company.viewer, { ...asked, title: 'Sales Closer', skills: ['Negotiation', 'Salesforce'] });

async function shown(campaignId: string) {
  const { items, total } = await getCampaign(app, company.viewer, campaignId);
  const ids = items.map(({ card, score, hasExpressedInterest }) => [card.positionId, score, hasExpressedInterest]);
  return { total, ids: ids.toSorted() };
}

test('stored matches always equal a fresh search, whatever has changed since', async () => {
  const { id } = await create();
  const random = seededRandom(5);
  const changes = [
    (talent: (typeof talents)[number]) => become(talent, random.upTo(100)),
    ({ viewer }: (typeof talents)[number]) => pauseProfile(app, viewer.userId, true),
    ({ viewer }: (typeof talents)[number]) => pauseProfile(app, viewer.userId, false),
    ({ positionId }: (typeof talents)[number]) => hideTalent(app, company.viewer, positionId).catch(() => undefined),
    ({ positionId }: (typeof talents)[number]) => showTalent(app, company.viewer, positionId),
    ({ viewer }: (typeof talents)[number]) => expressInterest(app, viewer, id).catch(() => undefined),
    ({ viewer }: (typeof talents)[number]) => withdrawInterest(app, viewer, id),
  ];
  let different = 0;
  let before = '';
  for (let count = 0; count < CHANGES; count++) {
    await random.pick(changes)(random.pick(talents));
    const kept = await shown(id);
    await app.db.deleteFrom('campaign_matches').execute();
    expect(kept).toEqual(await shown(id));
    if (JSON.stringify(kept) !== before) different++;
    before = JSON.stringify(kept);
  }
  expect(different).toBeGreaterThan(CHANGES / 10);
  await blockDomain(app, talents[0]!.viewer.userId, 'northwind.example');
  expect((await shown(id)).ids.flat()).not.toContain(talents[0]!.positionId);
});

test('stored matches are reused while nothing changes, and found again for a changed campaign or another day', async () => {
  const { id } = await create();
  await getCampaign(app, company.viewer, id);
  const versionOf = async () =>
    (await sql<{ xmin: string }>`SELECT xmin::text FROM campaign_matches WHERE campaign_id = ${id}`.execute(app.db))
      .rows[0];
  let first = await versionOf();
  // For as long as a transaction of another test runs, changes from before it began are read again.
  const isReused = async () => {
    const known = first;
    await getCampaign(app, company.viewer, id);
    first = await versionOf();
    return first?.xmin === known?.xmin;
  };
  await expect.poll(isReused).toBe(true);
  await app.db.updateTable('campaigns').set({ title: 'Baker', skills: [] }).where('id', '=', id).execute();
  await getCampaign(app, company.viewer, id);
  const second = await versionOf();
  expect(second).not.toEqual(first);
  clock.addMinutes(DAY_MS / 60_000);
  await getCampaign(app, company.viewer, id);
  expect(await versionOf()).not.toEqual(second);
});

test('the index and Postgres propose the same candidates in the same order', async () => {
  for (const [at, talent] of talents.entries()) {
    await pauseProfile(app, talent.viewer.userId, false);
    await become(talent, at);
  }
  app.searchIndex.start();
  while (!app.searchIndex.status().isInUse) await sleep(20);
  const viewer = { userId: company.viewer.userId, blockKeys: company.viewer.blockKeys };
  for (const title of TITLES)
    for (const skills of SKILLS) {
      const wanted = { ...asked, title, skills };
      const inPostgres = await findCandidates({ pool: app.pool })(wanted, viewer);
      const inIndex = await findCandidates(app)(wanted, viewer);
      expect(inIndex.ids).toEqual(inPostgres.ids);
    }
});

test('a company without new matches is skipped for the rest of the day', async () => {
  const nobody = await createCompany(app);
  const { id } = await createCampaign(app, nobody.viewer, { ...asked, title: 'Astronaut', skills: ['Orbits'] });
  const noneOn = async () =>
    (
      await app.db
        .selectFrom('campaign_matches')
        .select(sql<string>`none_on::text`.as('day'))
        .where('campaign_id', '=', id)
        .execute()
    )[0]?.day;
  await makeDailyMatches(app);
  expect(await noneOn()).toBe(clock().toISOString().slice(0, 10));
  expect(
    await app.db.selectFrom('daily_matches').selectAll().where('company_id', '=', nobody.viewer.userId).execute(),
  ).toEqual([]);
});
