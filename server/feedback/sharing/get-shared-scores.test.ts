import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createSharedVideo } from '#test/fixtures/takes.ts';
import { createCaller } from '#test/http/caller.ts';
import { createCampaign } from '../../campaigns/campaigns.ts';
import type { Context } from '../../platform/context.ts';
import { recordShown } from '../../search/documents/score-views.ts';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';

const SCORES = { communication: 8.2, confidence: 4.6, clarity: 7 };

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;

beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  call = createCaller(server);
});

async function createShared() {
  const talent = await createTalent(app);
  const video = await createSharedVideo(app, talent, SCORES);
  return { ...talent, video, as: { cookie: await signInCookie(server, talent.email) } };
}
async function createEmployer() {
  const company = await createCompany(app);
  return { ...company, as: { cookie: await signInCookie(server, company.email) } };
}
const read = (positionId: string, as: { cookie?: string } = {}) =>
  call('GET', `/feedback/scores/${positionId}`, undefined, as);
/** Counts statements. */
const countingPlugin = (count: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    count();
    return node;
  },
  transformResult: async ({ result }) => result,
});
const viewsOf = (talentId: string) =>
  app.db.selectFrom('score_views').selectAll().where('candidate_id', '=', talentId).execute();

describe('the scores of a position', () => {
  test('are for companies that can find the position or have unlocked its talent', async () => {
    const talent = await createShared();
    const company = await createEmployer();
    expect((await read(talent.positionId)).statusCode).toBe(401);
    expect((await read(talent.positionId, talent.as)).statusCode).toBe(403);
    expect((await read('none', company.as)).statusCode).toBe(400);
    expect((await read(talent.positionId, company.as)).statusCode).toBe(200);
    const pause = (isPaused: boolean) => call('PUT', '/talent/visibility/pause', { isPaused }, talent.as);
    expect((await pause(true)).statusCode).toBe(200);
    expect((await read(talent.positionId, company.as)).statusCode).toBe(404);
    await pause(false);
    await unlockTalent(app, company.viewer, talent.positionId);
    await pause(true);
    expect((await read(talent.positionId, company.as)).statusCode).toBe(200);
    await app.db
      .insertInto('talent_blocks')
      .values({ talent_id: talent.viewer.userId, domain: company.viewer.userId })
      .execute();
    expect((await read(talent.positionId, company.as)).statusCode).toBe(404);
    const contacts = (await call('GET', '/contacts', undefined, company.as)).json().items;
    expect(contacts[0]).toMatchObject({ positionId: talent.positionId, scores: null });
  });

  test('include the analyst and the parts of each score, but no measured value', async () => {
    const talent = await createShared();
    const shared = (await read(talent.positionId, (await createEmployer()).as)).json();
    expect(shared).toMatchObject({ scores: SCORES, analyst: { name: 'local', version: 'test-1', isFallback: false } });
    for (const ingredients of Object.values<{ weight: number }[]>(shared.ingredients)) {
      expect(ingredients.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
      for (const one of ingredients) expect(Object.keys(one).sort()).toEqual(['name', 'source', 'weight']);
    }
  });

  test('that aren’t shared are not found', async () => {
    const talent = await createShared();
    const company = await createEmployer();
    await call('PUT', `/feedback/positions/${talent.positionId}`, { isShared: false }, talent.as);
    expect((await read(talent.positionId, company.as)).statusCode).toBe(404);
    expect((await call('GET', `/search/talents/${talent.positionId}`, undefined, company.as)).json().scores).toBeNull();
    expect(
      (await call('GET', '/search/featured')).json().items.map(({ scores }: { scores: unknown }) => scores),
    ).toEqual(expect.not.arrayContaining([expect.anything()]));
  });
});

test('every call that gives a company a score records the view, once a day', async () => {
  const talent = await createShared();
  const { positionId } = talent;
  const title = 'Watchful Closer';
  await app.db.updateTable('talent_positions').set({ position_title: title }).where('id', '=', positionId).execute();
  await sleepMs(1050);
  const ways: ((company: Awaited<ReturnType<typeof createEmployer>>) => Promise<string>)[] = [
    async () => '/search/talents',
    async () => `/search/talents/${positionId}`,
    async () => `/feedback/scores/${positionId}`,
    async ({ as }) => {
      await call('PUT', `/favourites/${positionId}`, {}, as);
      return '/favourites';
    },
    async ({ viewer }) => {
      await unlockTalent(app, viewer, positionId);
      return '/contacts';
    },
    async ({ viewer }) => {
      const asked = { title, description: 'Close.', skills: [], languages: [], location: null, workType: null };
      const { id } = await createCampaign(app, viewer, {
        ...asked,
        salaryMinMinor: null,
        salaryMaxMinor: null,
        startsOn: null,
      });
      return `/campaigns/${id}`;
    },
  ];
  for (const way of ways) {
    const company = await createEmployer();
    const path = await way(company);
    for (let times = 0; times < 2; times++)
      expect(`${path} ${(await call('GET', path, undefined, company.as)).body}`).toContain('"confidence":4.6');
    const views = (await viewsOf(talent.viewer.userId)).filter(
      ({ company_id }) => company_id === company.viewer.userId,
    );
    expect([path, views.length]).toEqual([path, 1]);
    expect(views[0]).toMatchObject({ position_id: positionId, video_id: talent.video.id, ...SCORES });
  }
});

test('a new day and a new score are recorded again, many cards in one statement', async () => {
  const talents = [await createShared(), await createShared()];
  const { viewer } = await createEmployer();
  const shown = talents.map(({ positionId }) => ({ positionId, scores: SCORES }));
  const tomorrow = { ...app, clock: () => new Date(Date.now() + DAY_MS) };
  let statements = 0;
  const counting = { ...app, db: app.db.withPlugin(countingPlugin(() => statements++)) };
  await recordShown(counting, viewer, shown);
  await recordShown(counting, viewer, shown);
  expect(statements).toBe(1);
  await recordShown(tomorrow, viewer, shown);
  for (const { viewer: talent } of talents) expect(await viewsOf(talent.userId)).toHaveLength(2);
});
