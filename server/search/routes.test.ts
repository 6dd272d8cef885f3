import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer, caughtUp } from '#test/fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { shareScores } from './documents/shared-scores.ts';

let app: Context;
let server: FastifyInstance;
let company: Awaited<ReturnType<typeof createCompany>>;
let cookie: string;
let talent: Awaited<ReturnType<typeof createTalent>>;

beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  company = await createCompany(app);
  cookie = await signInCookie(server, company.email);
  talent = await createTalent(app);
  const video = await createPublishedVideo(app, talent);
  const scores = { communication: 7, confidence: 6, clarity: 4 };
  await app.db.transaction().execute((trx) => shareScores(trx, video, scores, { moderation: 'after' }));
  await createPublishedVideo(app, await createTalent(app));
});

const ask = (path: string, as = cookie) =>
  server.inject({ url: `/api/search/${path}`, headers: as ? { cookie: as } : {} });

describe('search over HTTP', () => {
  test('is closed to visitors and to talent', async () => {
    const own = await signInCookie(server, talent.email);
    for (const path of ['talents', 'filters', `talents/${talent.positionId}`]) {
      expect((await ask(path, '')).statusCode).toBe(401);
      expect((await ask(path, own)).statusCode).toBe(403);
    }
  });

  test.each(['minCommunication=8', 'minClarity=', 'hasAiFeedback=maybe', 'workTypes[0]=somewhere', 'keywords[0]='])(
    '%s is bad input',
    async (parameters) => {
      for (const path of ['talents', 'filters']) {
        const response = await ask(`${path}?${parameters}`);
        expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
        expect(Object.keys(response.json().data.fields)[0]!.split('.')[0]).toBe(parameters.split(/[=[]/)[0]);
      }
    },
  );

  test('numbers and flags are read from the URL, and no results are dropped silently', async () => {
    const found = (await ask('talents?minCommunication=7&hasAiFeedback=true')).json();
    expect(found).toMatchObject({ count: { total: 1 }, withoutAiFeedback: { total: 1, isCapped: false } });
    expect((await ask('talents?minClarity=5')).json()).toMatchObject({ items: [], withoutAiFeedback: { total: 1 } });
    expect((await ask('talents?hasAiFeedback=false')).json()).toMatchObject({
      count: { total: 1 },
      withoutAiFeedback: null,
    });
    expect((await ask('filters?minCommunication=7')).json()).toMatchObject({
      minCommunication: [5, 6, 7].map((value) => ({ value, count: 1 })),
      minClarity: [5, 6, 7].map((value) => ({ value, count: 0 })),
      hasAiFeedback: [
        { value: true, count: 1 },
        { value: false, count: 0 },
      ],
    });
  });

  test.each(['Postgres', 'the index'])(
    'talent who blocked the company are neither found nor shown by %s',
    async (where) => {
      if (where === 'the index') app.searchIndex.start();
      const path = `talents/${talent.positionId}`;
      const settle = () => (where === 'the index' ? caughtUp(app.searchIndex) : undefined);
      const block = (domain: string) =>
        app.db.insertInto('talent_blocks').values({ talent_id: talent.viewer.userId, domain }).execute();
      await settle();
      expect((await ask(path)).statusCode).toBe(200);
      await block('northwind.example');
      await settle();
      const hidden = await ask(path);
      expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'not_found']);
      expect((await ask('talents')).json().count.total).toBe(1);
      expect((await ask('filters')).json().professions).toEqual([{ value: 'Sales Closer', count: 1 }]);
      await app.db.deleteFrom('talent_blocks').execute();
      await block('winter.example');
      await settle();
      expect((await ask(path)).statusCode).toBe(200);
      const website = (value: string | null) =>
        app.db
          .updateTable('company_profiles')
          .set({ website: value })
          .where('user_id', '=', company.viewer.userId)
          .execute();
      await website('https://www.winter.example/jobs');
      expect((await ask(path)).statusCode).toBe(404);
      expect((await ask('talents')).json().count.total).toBe(1);
      await website(null);
      await app.db.deleteFrom('talent_blocks').execute();
    },
  );

  test('the metrics say whether the index is in use', async () => {
    app.searchIndex.start();
    await caughtUp(app.searchIndex);
    const { body } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(body).toMatch(/^search_index_entries 2$/m);
    expect(body).toMatch(/^search_index_in_use 1$/m);
  });
});
