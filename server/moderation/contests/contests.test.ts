import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTESTS_PAGE_SIZE, type ContestedScore } from '#contract/feedback/contests.ts';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createContest } from '#test/fixtures/takes.ts';
import { createCaller } from '#test/http/caller.ts';
import type { Context } from '../../platform/context.ts';

const SCORES = { communication: 8.2, confidence: 4.6, clarity: 7 };

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
let admin: { cookie: string };
let company: { cookie: string };

beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  call = createCaller(server);
  admin = { cookie: await signInCookie(server, (await createAdmin(app)).email) };
  company = { cookie: await signInCookie(server, (await createCompany(app)).email) };
  app.searchIndex.start();
});

async function contested(language = 'en') {
  const talent = await createTalent(app);
  await app.db.updateTable('users').set({ language }).where('id', '=', talent.viewer.userId).execute();
  const { contestId } = await createContest(app, talent, SCORES);
  const as = { cookie: await signInCookie(server, talent.email) };
  return { ...talent, as, contestId, positionId: talent.positionId };
}
const list = async (query = '') => (await call('GET', `/admin/contests${query}`, undefined, admin)).json();
const decide = (contestId: string, decision: string, answer = 'We listened to it twice.', as = admin) =>
  call('POST', `/admin/contests/${contestId}/decision`, { decision, answer }, as);
const messagesOf = async (talentId: string) =>
  (
    await app.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select('m.content')
      .where('c.talent_id', '=', talentId)
      .orderBy('m.seq')
      .execute()
  ).map(({ content }) => content);
const scoresFor = async (positionId: string) =>
  (await call('GET', `/search/talents/${positionId}`, undefined, company)).json().scores;
const foundWithFeedback = async () =>
  (await call('GET', '/search/talents?hasAiFeedback=true', undefined, company))
    .json()
    .items.map(({ positionId }: { positionId: string }) => positionId);

describe('contested scores', () => {
  test('do not exist for anyone but admins', async () => {
    const { contestId, as } = await contested();
    for (const [method, path] of [
      ['GET', '/admin/contests'],
      ['GET', `/admin/contests/${contestId}`],
      ['POST', `/admin/contests/${contestId}/decision`],
    ] as const) {
      const body = method === 'POST' ? { decision: 'kept', answer: 'No' } : undefined;
      expect((await call(method, path, body)).json().code).toBe('unauthenticated');
      for (const other of [as, company]) expect((await call(method, path, body, other)).statusCode).toBe(404);
    }
  });

  test('need a decision with an answer, and an existing contest', async () => {
    const { contestId } = await contested();
    expect((await decide(contestId, 'kept', ' ')).json().data.fields).toHaveProperty('answer');
    expect((await decide(contestId, 'open')).statusCode).toBe(400);
    expect((await decide('00000000-0000-4000-8000-000000000000', 'kept')).statusCode).toBe(404);
    expect((await call('GET', '/admin/contests?state=lost', undefined, admin)).statusCode).toBe(400);
    expect((await call('GET', '/admin/contests?cursor=x', undefined, admin)).statusCode).toBe(400);
  });

  test('come with the evidence: parts, curves, the video and the reason', async () => {
    const { contestId } = await contested();
    const evidence = (await call('GET', `/admin/contests/${contestId}`, undefined, admin)).json();
    expect(evidence).toMatchObject({ score: 'confidence', value: 4.6, reason: 'A lorry passed.', isShared: true });
    expect(evidence.analysis.scores.confidence.parts).toHaveLength(1);
    expect(evidence.analysis.curves).toEqual({ pace: [3], loudness: [-20] });
    expect(evidence.playable.url).toMatch(/\/media\/.+\/video\.mp4\?/);
  });

  test('that are kept stay in place, and the talent gets the answer in Messages', async () => {
    const { contestId, viewer, positionId } = await contested();
    expect((await decide(contestId, 'kept')).json()).toMatchObject({
      state: 'kept',
      decision: { by: 'Nora Winter', answer: 'We listened to it twice.' },
    });
    expect(await messagesOf(viewer.userId)).toEqual([
      'We reviewed your confidence score of 4.6 for “Sales Closer” and kept it.\n\nWe listened to it twice.',
    ]);
    expect(await scoresFor(positionId)).toEqual(SCORES);
    expect((await decide(contestId, 'kept')).json().code).toBe('conflict');
  });

  test('that are hidden leave every search within two seconds; a later decision brings them back', async () => {
    const { contestId, viewer, positionId } = await contested('es');
    await expect.poll(foundWithFeedback, { timeout: SEARCH_STALE_MS }).toContain(positionId);
    expect((await decide(contestId, 'hidden', 'Pasó un camión.')).statusCode).toBe(200);
    expect(await scoresFor(positionId)).toBeNull();
    await expect.poll(foundWithFeedback, { timeout: SEARCH_STALE_MS }).not.toContain(positionId);
    expect((await call('GET', `/feedback/scores/${positionId}`, undefined, company)).statusCode).toBe(404);
    expect(await messagesOf(viewer.userId)).toEqual([
      'Hemos revisado tu puntuación de seguridad (4,6) en «Closer de ventas» y la hemos ocultado. Las empresas ya no ven ninguna puntuación de ese vídeo.\n\nPasó un camión.',
    ]);
    expect((await list('?state=hidden')).items.map(({ contestId: id }: ContestedScore) => id)).toContain(contestId);
    await decide(contestId, 'kept');
    expect(await scoresFor(positionId)).toEqual(SCORES);
    await expect.poll(foundWithFeedback, { timeout: SEARCH_STALE_MS }).toContain(positionId);
    const kinds = await app.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_id', '=', viewer.userId)
      .where('kind', 'in', ['score_hidden', 'score_kept'])
      .orderBy('at')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['score_hidden', 'score_kept']);
  });

  test('are listed oldest first, by state, in pages, with counts', { timeout: 60_000 }, async () => {
    const { counts } = await list();
    for (let made = counts.open; made <= CONTESTS_PAGE_SIZE; made++) await createContest(app, await createTalent(app));
    const first = await list();
    const second = await list(`?cursor=${first.nextCursor}`);
    const all: ContestedScore[] = [...first.items, ...second.items];
    expect(first.items).toHaveLength(CONTESTS_PAGE_SIZE);
    expect(all).toHaveLength(first.counts.open);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).toSorted());
    expect(new Set(all.map(({ contestId }) => contestId)).size).toBe(all.length);
  });
});
