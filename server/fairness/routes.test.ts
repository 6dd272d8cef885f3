import { createHash, createPublicKey, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createCompany, createFoundTalent, createPublishedVideo, signInCookie } from '#test/fixtures/factories.ts';
import type { BiasRanking } from '#contract/fairness/rankings.ts';
import type { Context } from '../platform/context.ts';
import { findRecord } from './records/get-record.ts';
import { refreshTalentDocuments } from '../search/documents/search-document.ts';

let app: Context;
let server: FastifyInstance;
let call: ReturnType<typeof createCaller>;
let company: Awaited<ReturnType<typeof createCompany>>;
let cookie: string;
let madrid: Awaited<ReturnType<typeof createFoundTalent>>;
let oslo: Awaited<ReturnType<typeof createFoundTalent>>;

beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  call = createCaller(server);
  company = await createCompany(app);
  cookie = await signInCookie(server, company.email);
  madrid = await createFoundTalent(app, 'Sofía Herrera Canary');
  oslo = await createFoundTalent(app, 'Ola Nordmann Canary');
  for (const [talent, city] of [
    [madrid, 'Madrid'],
    [oslo, 'Oslo'],
  ] as const) {
    await app.db
      .updateTable('talent_profiles')
      .set({ city, phone: '+34 600 100 200', linkedin_url: 'https://linkedin.example/in/canary' })
      .where('user_id', '=', talent.viewer.userId)
      .execute();
    await app.db
      .transaction()
      .execute((trx) => refreshTalentDocuments(trx, talent.viewer.userId, { moderation: 'after' }));
  }
});

const jobDescription = 'Sales closer. You live in Madrid.';
const analyze = (body: object, as = cookie) => call('POST', '/fairness/analyses', body, as ? { cookie: as } : {});
const survey = (body: object, as = cookie) => call('POST', '/fairness/surveys', body, as ? { cookie: as } : {});

describe('an analysis of bias', () => {
  test('is for companies only', async () => {
    expect((await analyze({ jobDescription }, '')).statusCode).toBe(401);
    expect((await analyze({ jobDescription }, await signInCookie(server, madrid.email))).statusCode).toBe(403);
  });

  test.each([
    [{ jobDescription: '  ' }, { jobDescription: 'required' }],
    [{ jobDescription: '12 !?' }, { jobDescription: 'job_words' }],
    [{ jobDescription: 'x'.repeat(10_001) }, { jobDescription: 'too_long' }],
    [{ jobDescription, candidateIds: ['x'] }, { 'candidateIds.0': 'invalid' }],
    [{ jobDescription, search: { minClarity: 9 } }, { 'search.minClarity': 'invalid' }],
  ])('rejects invalid input: %j', async (body, fields) => {
    const response = await analyze(body);
    expect([response.statusCode, response.json().data.fields]).toEqual([400, fields]);
  });

  test('compares the search results when no ids are given, without contacts or full names', async () => {
    const response = await analyze({ candidateIds: [], jobDescription, recruiterId: madrid.viewer.userId });
    expect(response.statusCode, response.body).toBe(200);
    const { success, rankings, standardRanking, blindRanking, summary, analyst } = response.json();
    expect([success, rankings.length, summary.candidates, analyst.name]).toEqual([true, 2, 2, 'local']);
    expect(standardRanking[0]).toMatchObject({ candidate_name: 'Sofía C.', rank: 1 });
    expect(blindRanking.map(({ rank }: { rank: number }) => rank)).toEqual([1, 1]);
    // Madrid costs candidates who live elsewhere.
    expect(rankings.flatMap(({ attributions }: { attributions: object[] }) => attributions)).toMatchObject([
      { word: 'Madrid', kind: 'place', points: -12 },
    ]);
    for (const { score_difference, score_with_demo, score_blind } of rankings)
      expect(score_difference).toBe(score_with_demo - score_blind);
    expect(rankings[0].video_url).toMatch(/^http/);
    expect(response.body).not.toMatch(/Canary|Herrera|talent\.example|600 100 200|linkedin/);
  });

  test('counts a person with two positions once', async () => {
    const second = await app.db
      .insertInto('talent_positions')
      .values({ talent_id: oslo.viewer.userId, position_title: 'Account Executive' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await createPublishedVideo(app, { viewer: oslo.viewer, positionId: second.id });
    const { people, rankings } = (await analyze({ jobDescription })).json();
    expect([people, rankings.length]).toEqual([2, 3]);
    await app.db.deleteFrom('talent_positions').where('id', '=', second.id).execute();
  });

  test('uses the given search, unless ids are given', async () => {
    const found = (await analyze({ jobDescription, search: { locations: ['Oslo'] } })).json();
    expect(found.rankings).toMatchObject([{ candidate_name: 'Ola C.' }]);
    const chosen = (await analyze({ jobDescription, candidateIds: [madrid.positionId] })).json();
    expect(chosen.rankings).toMatchObject([{ candidate_id: madrid.positionId }]);
  });

  test('omits talent who blocked the company, by search and by id', async () => {
    await app.db
      .insertInto('talent_blocks')
      .values({ talent_id: madrid.viewer.userId, domain: 'northwind.example' })
      .execute();
    expect((await analyze({ jobDescription })).json().summary.candidates).toBe(1);
    const hidden = await analyze({ jobDescription, candidateIds: [madrid.positionId] });
    expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'not_found']);
    await app.db.deleteFrom('talent_blocks').execute();
  });

  test('of no candidates has success false, an error and no rankings', async () => {
    expect((await analyze({ jobDescription })).json().error).toBeNull();
    const response = await analyze({ jobDescription, search: { text: 'zzzzzz' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      advert: { verdict: 'none' },
      success: false,
      error: 'No candidates match this search',
      rankings: [],
      standardRanking: [],
      blindRanking: [],
      summary: null,
    });
  });
});

describe('the audit record', () => {
  const record = (analysisId: string, as = cookie) =>
    call('GET', `/fairness/analyses/${analysisId}/record`, undefined, as ? { cookie: as } : {});

  test('belongs to the company that ran the analysis', async () => {
    const { analysisId } = (await analyze({ jobDescription })).json();
    const stranger = await signInCookie(server, (await createCompany(app)).email);
    expect((await record(analysisId, '')).statusCode).toBe(401);
    expect((await record(analysisId, await signInCookie(server, madrid.email))).statusCode).toBe(403);
    expect((await record(analysisId, stranger)).statusCode).toBe(404);
    expect((await record('none')).statusCode).toBe(400);
    const foreign = await survey({ analysisId, biasNoticed: 'no', trustedRanking: 'same' }, stranger);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
  });

  test('holds hash, versions, candidates and both scores, signed, and is always the same', async () => {
    const analysis = (await analyze({ jobDescription })).json();
    const { file } = (await record(analysis.analysisId)).json();
    const { record: kept, signature } = JSON.parse(file);
    expect(kept).toMatchObject({
      id: analysis.analysisId,
      advert: { sha256: createHash('sha256').update(jobDescription).digest('hex') },
      analyst: analysis.analyst.version,
      scorer: analysis.analyst.scorer,
    });
    expect(kept.candidates).toEqual(
      analysis.rankings.map((one: BiasRanking) => ({
        positionId: one.candidate_id,
        scoreWithDemographics: one.score_with_demo,
        scoreBlind: one.score_blind,
      })),
    );
    const key = createPublicKey({ key: Buffer.from(signature.publicKey, 'base64'), type: 'spki', format: 'der' });
    const isSigned = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature.value, 'base64'));
    expect([isSigned(JSON.stringify(kept)), isSigned(JSON.stringify({ ...kept, scorer: 'x' }))]).toEqual([true, false]);
    expect(await findRecord(app, analysis.analysisId)).toBe(file);
    expect((await record(analysis.analysisId)).json().file).toBe(file);
    expect(file).not.toMatch(/Canary|Herrera|Madrid/);
  });

  test('is referenced by survey answers', async () => {
    const { analysisId } = (await analyze({ jobDescription })).json();
    await survey({ analysisId, biasNoticed: 'no', trustedRanking: 'same' });
    expect(await app.db.selectFrom('fairness_feedback').select('analysis_id').execute()).toEqual([
      { analysis_id: analysisId },
    ]);
    await app.db.deleteFrom('fairness_feedback').execute();
  });
});

describe('the bias survey', () => {
  test('is for companies only, and both questions are required', async () => {
    const answer = { biasNoticed: 'yes', trustedRanking: 'blind' };
    expect((await survey(answer, '')).statusCode).toBe(401);
    expect((await survey(answer, await signInCookie(server, madrid.email))).statusCode).toBe(403);
    const missing = await survey({ comments: 'x'.repeat(2001) });
    expect([missing.statusCode, missing.json().data.fields]).toEqual([
      400,
      { biasNoticed: 'survey', trustedRanking: 'survey', comments: 'too_long' },
    ]);
  });

  test('is stored for the signed-in company; unsure is neither yes nor no', async () => {
    await survey({
      biasNoticed: 'yes',
      trustedRanking: 'blind',
      comments: ' Madrid again ',
      recruiterId: madrid.viewer.userId,
    });
    await survey({ biasNoticed: 'no', trustedRanking: 'standard', comments: ' ' });
    expect((await survey({ biasNoticed: 'unsure', trustedRanking: 'same' })).statusCode).toBe(200);
    const rows = await app.db.selectFrom('fairness_feedback').selectAll().orderBy('created_at').execute();
    const recruiter_id = company.viewer.userId;
    expect(rows).toMatchObject([
      { recruiter_id, bias_detected: true, preferred_ranking: 'blind', comments: 'Madrid again' },
      { recruiter_id, bias_detected: false, preferred_ranking: 'standard', comments: null },
      { recruiter_id, bias_detected: null, preferred_ranking: 'same', comments: null },
    ]);
  });
});
