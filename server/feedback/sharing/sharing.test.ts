import { beforeAll, describe, expect, test } from 'vitest';
import { caughtUp, createTestContext } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createTalent } from '#test/fixtures/factories.ts';
import { GOOD, analysisWith, analystReturning, createAnalyzedVideo, runAnalysis } from '#test/fixtures/takes.ts';
import { readAccountRows } from '../../accounts/erasure/account-rows.ts';
import { eraseAccountWith } from '../../accounts/erasure/erase-account.ts';
import type { Context } from '../../platform/context.ts';
import { logScoreViews } from '../../search/documents/score-views.ts';
import { readCards } from '../../search/cards.ts';
import { findTalents } from '../../search/find-talents.ts';
import { withdrawAgreement } from '../takes/agreement.ts';
import { getTake } from '../takes/read-takes.ts';
import { contestScore } from './contest-score.ts';
import { followScores } from './follow-scores.ts';
import { listScoreViews } from './list-score-views.ts';
import { listSharing, setSharing } from './share-scores.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
  app.searchIndex.start();
});

async function analyzedTalent() {
  const talent = await createTalent(app);
  const video = await createAnalyzedVideo(app, talent);
  const { positionId, viewer } = talent;
  const share = (isShared: boolean) => setSharing(app, viewer, { positionId, isShared });
  const shown = async () => (await readCards(app, [positionId], [], viewer.userId))[0]?.scores ?? undefined;
  return { ...talent, video, share, shown };
}
const contest = { score: 'clarity', reason: 'The room was quiet.' } as const;

describe('the scores of a position', () => {
  test('are visible as soon as the talent shares them, and gone from every search within two seconds', async () => {
    const talent = await analyzedTalent();
    const found = async () =>
      (await findTalents(app, { domains: [], hasAiFeedback: true })).items.map(({ positionId }) => positionId);
    await caughtUp(app.searchIndex);
    expect([await talent.shown(), await found()]).toEqual([undefined, []]);

    expect(await talent.share(true)).toMatchObject({ scores: GOOD, sharedAt: expect.any(String) });
    await caughtUp(app.searchIndex);
    expect([await talent.shown(), await found()]).toEqual([GOOD, [talent.positionId]]);

    await talent.share(false);
    expect(await talent.shown()).toBeUndefined();
    await expect.poll(found, { timeout: 2000 }).toEqual([]);
  });

  test('are shared by their owner alone, and only after agreeing to the analysis', async () => {
    const talent = await analyzedTalent();
    const other = await createTalent(app);
    const input = { positionId: talent.positionId, isShared: true };
    await expect(setSharing(app, other.viewer, input)).rejects.toMatchObject({ code: 'not_found' });
    const own = setSharing(app, other.viewer, { ...input, positionId: other.positionId });
    await expect(own).rejects.toMatchObject({ code: 'agreement_needed' });
  });

  test('follow a new analysis, and end with the agreement', async () => {
    const talent = await analyzedTalent();
    await talent.share(true);
    const better = { communication: 9.1, confidence: 9, clarity: 9.5 };
    await runAnalysis(app, talent.video.id, analystReturning(analysisWith(better), 'test-2'));
    expect(await talent.shown()).toEqual(better);
    await withdrawAgreement(app, talent.viewer);
    expect(await talent.shown()).toBeUndefined();
    expect(await listSharing(app, talent.viewer)).toMatchObject([{ sharedAt: null, scores: null }]);
  });
});

describe('a contested score', () => {
  test('is judged once, and again if another analysis changes it', async () => {
    const { viewer, video } = await analyzedTalent();
    const ask = () => contestScore(app, viewer, { videoId: video.id, ...contest });
    await ask();
    const decision = { state: 'kept', answer: 'We heard a fan.', decided_at: app.clock() };
    await app.db.updateTable('score_contests').set(decision).where('candidate_id', '=', viewer.userId).execute();
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    await runAnalysis(app, video.id, analystReturning(analysisWith({ ...GOOD, clarity: 5 }), 'test-2'));
    await ask();
    expect((await getTake(app, viewer, video.id)).contests.map(({ state }) => state).toSorted()).toEqual([
      'kept',
      'open',
    ]);
  });

  test('keeps the contested value, once at a time, and is hidden when an admin says so', async () => {
    const talent = await analyzedTalent();
    await talent.share(true);
    const { id: videoId } = talent.video;
    await contestScore(app, talent.viewer, { videoId, ...contest });
    await expect(contestScore(app, talent.viewer, { videoId, ...contest })).rejects.toMatchObject({ code: 'conflict' });
    await runAnalysis(app, videoId, analystReturning(analysisWith({ ...GOOD, clarity: 5 }), 'test-2'));
    expect((await getTake(app, talent.viewer, videoId)).contests).toMatchObject([
      { score: 'clarity', value: GOOD.clarity, state: 'open', answer: null },
    ]);
    expect(await talent.shown()).toMatchObject({ clarity: 5 });

    const decision = { state: 'hidden', answer: 'The fan was ours.', decided_at: app.clock() };
    await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('score_contests').set(decision).where('candidate_id', '=', talent.viewer.userId).execute();
      await followScores(trx, app.env, videoId);
    });
    expect(await talent.shown()).toBeUndefined();
    expect(await listSharing(app, talent.viewer)).toMatchObject([{ isHidden: true }]);
  });

  test('belongs to the talent’s own published video', async () => {
    const talent = await analyzedTalent();
    const other = await createTalent(app);
    const asked = { videoId: talent.video.id, ...contest };
    await expect(contestScore(app, other.viewer, asked)).rejects.toMatchObject({ code: 'not_found' });
    await app.db
      .updateTable('videos')
      .set({ position_id: null, published_at: null })
      .where('id', '=', asked.videoId)
      .execute();
    await expect(contestScore(app, talent.viewer, asked)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the log of who saw scores', () => {
  test('has one line per company, day and value, and none for what is not shared', async () => {
    const talent = await analyzedTalent();
    const company = await createCompany(app, 'Northwind');
    const see = () => logScoreViews(app, company.viewer, [talent.positionId]);
    const seen = async () => (await listScoreViews(app, talent.viewer, {})).items;
    await see();
    expect(await seen()).toEqual([]);
    await talent.share(true);
    await see();
    await see();
    expect(await seen()).toMatchObject([
      {
        companyName: 'Northwind',
        isVerified: false,
        positionId: talent.positionId,
        positionTitle: 'Sales Closer',
        scores: GOOD,
      },
    ]);
    await app.db
      .updateTable('company_profiles')
      .set({ is_verified: true })
      .where('user_id', '=', company.viewer.userId)
      .execute();
    expect(await seen()).toMatchObject([{ isVerified: true }]);
    await runAnalysis(app, talent.video.id, analystReturning(analysisWith({ ...GOOD, clarity: 6 }), 'test-2'));
    await see();
    expect((await seen()).map(({ scores }) => scores.clarity)).toEqual([6, GOOD.clarity]);
  });

  test('outlives the company, and is in the talent’s data, without other accounts’ ids', async () => {
    const talent = await analyzedTalent();
    await talent.share(true);
    const company = await createAdmin(app);
    await logScoreViews(app, company.viewer, [talent.positionId]);
    const exported = await readAccountRows(app, company.viewer.userId);
    expect(JSON.stringify(exported.score_views)).not.toContain(talent.viewer.userId);
    await app.db.transaction().execute((trx) => eraseAccountWith(trx, app, company.viewer.userId));
    expect((await listScoreViews(app, talent.viewer, {})).items).toMatchObject([{ companyName: null }]);

    const own = await readAccountRows(app, talent.viewer.userId);
    expect(own.score_views).toHaveLength(1);
    expect(own.video_feedback).toMatchObject([{ analysis: { outcome: 'scored' } }]);
    await app.db.transaction().execute((trx) => eraseAccountWith(trx, app, talent.viewer.userId));
    for (const table of ['video_feedback', 'score_views', 'feedback_agreements'] as const) {
      const left = app.db.selectFrom(table).selectAll().where('candidate_id', '=', talent.viewer.userId);
      expect(await left.execute()).toEqual([]);
    }
  });
});
