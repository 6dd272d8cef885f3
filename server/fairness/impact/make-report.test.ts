import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ImpactReport } from '#contract/fairness/impact.ts';
import { createFixtures } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent, signInCookie } from '#test/fixtures/factories.ts';
import { createCaller } from '#test/http/caller.ts';
import { campaign } from '#test/routes/row.ts';
import { createCampaign } from '../../campaigns/campaigns.ts';
import { refreshTalentDocuments } from '../../search/documents/search-document.ts';
import { declareCategories } from '../categories/declared-categories.ts';
import { findRecord } from '../records/get-record.ts';
import { keepAnalysis } from '../records/keep-analysis.ts';
import { analyzeBias } from '../analyze.ts';
import { makeImpactReport } from './make-report.ts';

type Fixtures = Awaited<ReturnType<typeof createFixtures>>;
let fixtures: Fixtures;
let call: ReturnType<typeof createCaller>;
let cookie: string;
let company: Awaited<ReturnType<typeof createCompany>>;

const get = (path: string, as = cookie) => call('GET', path, undefined, as ? { cookie: as } : {});
const analysis = async () => {
  const advert = 'A sales closer';
  return (await keepAnalysis(fixtures.app, company.viewer, advert, await analyzeBias([], advert))).analysisId;
};

/** Adds talent, the first of whom match the campaign. */
async function addTalent(count: number, matching: number, sex: 'male' | 'female' | null) {
  const { app } = fixtures;
  const add = async (index: number) => {
    const talent = await createFoundTalent(app, 'Ola Nordmann Canary');
    if (sex) await declareCategories(app, talent.viewer, { sex, race: index % 2 === 0 ? 'white' : 'asian' });
    if (index < matching) return;
    const bakes = { position_title: 'Baker' };
    await app.db.updateTable('talent_positions').set(bakes).where('id', '=', talent.positionId).execute();
    await app.db
      .transaction()
      .execute((trx) => refreshTalentDocuments(trx, talent.viewer.userId, { moderation: 'after' }));
  };
  await Promise.all(Array.from({ length: count }, (_, index) => add(index)));
}

beforeAll(async () => {
  fixtures = await createFixtures();
  const { app, server } = fixtures;
  call = createCaller(server);
  cookie = await signInCookie(server, (await createAdmin(app)).email);
  company = await createCompany(app);
  await addTalent(31, 20, 'male');
  await addTalent(30, 10, 'female');
  await addTalent(3, 0, null);
}, 60_000);

test('there is no report until a campaign is open, and records made before it keep their bytes', async () => {
  const { app } = fixtures;
  const early = await analysis();
  const record = await findRecord(app, early);
  await makeImpactReport(app);
  expect((await get('/admin/impact')).json()).toEqual({ report: null, sha256: null, earlier: null, later: null });
  await createCampaign(app, company.viewer, { ...campaign, languages: [], skills: [] });
  await makeImpactReport(app);
  expect(await findRecord(app, early)).toBe(record);
  expect(JSON.parse(record!).record).not.toHaveProperty('impactReport');
});

describe('the report of a month', () => {
  test('counts every talent once under their declared categories, with who is matched and who scores above the median', async () => {
    const { report } = (await get('/admin/impact')).json() as { report: ImpactReport };
    expect(report).toMatchObject({ month: '2031-03', applicants: 64, unknown: 3, campaigns: 1, scorer: 'match-11' });
    const [male, female] = report.tables.selection.sex;
    expect([male!.counts, female!.counts]).toMatchObject([
      { applicants: 31, selected: 20 },
      { applicants: 30, selected: 10 },
    ]);
    expect([male!.ratio, female!.ratio]).toEqual([1, 10 / 30 / (20 / 31)]);
    // Fewer than half match, so the median is a score of 0.
    expect([report.medianScore, report.tables.scoring.sex[0]!.counts!.selected]).toEqual([0, 20]);
    expect(report.tables.selection.race.map(({ counts }) => counts?.applicants ?? null)).toEqual([
      null,
      31,
      null,
      null,
      30,
      null,
      null,
    ]);
    expect(report.tables.selection.both.every(({ counts }) => counts === null)).toBe(true);
  });

  test('is immutable; the next month has its own', async () => {
    const { app, clock } = fixtures;
    const before = (await get('/admin/impact')).body;
    await addTalent(1, 1, 'male');
    await makeImpactReport(app);
    expect((await get('/admin/impact')).body).toBe(before);
    clock.addDays(31);
    await makeImpactReport(app);
    cookie = await signInCookie(fixtures.server, (await createAdmin(app)).email);
    const later = (await get('/admin/impact')).json();
    expect(later).toMatchObject({ report: { month: '2031-04', applicants: 65 }, earlier: '2031-03', later: null });
    expect((await get('/admin/impact?month=2031-03')).json()).toMatchObject({ earlier: null, later: '2031-04' });
  });

  test('is available to admins, for months that have one', async () => {
    const asCompany = await signInCookie(fixtures.server, company.email);
    for (const path of ['/admin/impact', '/admin/impact/2031-03/csv']) {
      expect((await get(path, '')).statusCode).toBe(401);
      expect((await get(path, asCompany)).statusCode).toBe(404);
    }
    expect((await get('/admin/impact?month=13')).statusCode).toBe(400);
    expect((await get('/admin/impact?month=2030-01')).statusCode).toBe(404);
    expect((await get('/admin/impact/2030-01/csv')).statusCode).toBe(404);
  });

  test('is downloaded as CSV with the columns of Local Law 144, which is audited', async () => {
    const { body, headers } = await get('/admin/impact/2031-03/csv');
    expect(headers['content-disposition']).toContain('impact-ratios-2031-03.csv');
    const rows = body.trim().split('\r\n');
    expect(rows[0]).toMatch(/"Category","# of applicants",.*"Selection or scoring rate",.*"Impact ratio"/);
    expect(rows).toHaveLength(1 + 2 * (2 + 7 + 14 + 3));
    expect(rows[1]).toMatch(/^"2031-03","Selection rate","Sex","Male","31","20",/);
    expect(body).toContain('"Race/Ethnicity","Asian","30"');
    expect(body).toContain('"Race/Ethnicity and sex","Asian, Female",,,,,,,,,"Too few to show"');
    expect(body).toContain('"Sex","Unknown","3"');
    const exported = fixtures.app.db.selectFrom('audit_events').select('details').where('kind', '=', 'impact_exported');
    expect(await exported.execute()).toEqual([{ details: { month: '2031-03' } }]);
  });

  test('is referenced by hash in the records of later analyses', async () => {
    const { report } = await fixtures.app.db
      .selectFrom('impact_reports')
      .select('report')
      .where('month', '=', '2031-04')
      .executeTakeFirstOrThrow();
    const sha256 = createHash('sha256').update(report).digest('hex');
    expect((await get('/admin/impact')).json().sha256).toBe(sha256);
    const { record } = JSON.parse((await findRecord(fixtures.app, await analysis()))!);
    expect(record.impactReport).toEqual({ month: '2031-04', sha256 });
  });
});
