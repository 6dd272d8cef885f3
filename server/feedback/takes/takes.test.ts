import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRACTICE_TAKES_MAX } from '#contract/values/feedback.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent, createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import {
  GOOD,
  analysisWith,
  analystReturning,
  createAnalyzedVideo,
  createPracticeTake,
  runAnalysis,
  silence,
} from '#test/fixtures/takes.ts';
import { deleteVideo } from '../../videos/manage-video.ts';
import { listModeratedVideos } from '../../moderation/list-videos.ts';
import { approveVideo } from '../../moderation/decide.ts';
import { MediaRefused } from '../../platform/media/media.ts';
import type { Context } from '../../platform/context.ts';
import { startPractice } from '../../videos/uploads/start-upload.ts';
import { agreeToAnalysis, withdrawAgreement } from './agreement.ts';
import { analyzeTake, publishPracticeTake } from './manage-take.ts';
import { analyzeOutdated } from './queue-analysis.ts';
import { getTake, listTakes } from './read-takes.ts';
import { storeAnalysis } from './store-analysis.ts';

let app: Context;
beforeAll(async () => void (app = await createTestContext()));

const queued = async (videoId: string) => {
  const { rows } = await app.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
    `analyze_video:${videoId}`,
  ]);
  return rows.length;
};
const upload = { originalName: 'me.mp4', contentType: 'video/mp4' as const, sizeBytes: 1000, language: 'en' };

describe('the analysis', () => {
  test('does nothing without an agreement, and agreeing queues what is ready', async () => {
    const talent = await createTalent(app);
    const video = await createPublishedVideo(app, talent);
    const analyst = analystReturning(analysisWith(GOOD));
    await runAnalysis(app, video.id, analyst);
    expect(analyst.asked).toBe(0);
    await expect(analyzeTake(app, talent.viewer, video.id)).rejects.toMatchObject({ code: 'agreement_needed' });

    await agreeToAnalysis(app, talent.viewer);
    expect(await queued(video.id)).toBe(1);
    expect((await getTake(app, talent.viewer, video.id)).feedback).toMatchObject({ status: 'queued', scores: null });
  });

  test('stores scores with their parts, or a result without scores', async () => {
    const talent = await createTalent(app);
    const video = await createAnalyzedVideo(app, talent);
    expect(await getTake(app, talent.viewer, video.id)).toMatchObject({
      feedback: { status: 'completed', scores: GOOD, analyst: 'local', version: 'test-1' },
      analysis: { outcome: 'scored', scores: { clarity: { value: GOOD.clarity } } },
    });
    const quiet = await createPracticeTake(app, talent);
    await runAnalysis(app, quiet.id, analystReturning(silence));
    expect(await getTake(app, talent.viewer, quiet.id)).toMatchObject({
      feedback: { status: 'insufficient_speech', scores: null },
      analysis: { reason: 'silent' },
    });
  });

  test('says why it failed, and is retried on request', async () => {
    const talent = await createTalent(app);
    await agreeToAnalysis(app, talent.viewer);
    const take = await createPracticeTake(app, talent);
    const refusing = { version: '1', analyze: () => Promise.reject(new MediaRefused('truncated')) };
    await runAnalysis(app, take.id, refusing);
    expect((await getTake(app, talent.viewer, take.id)).feedback).toMatchObject({
      status: 'failed',
      failure: 'truncated',
    });
    await analyzeTake(app, talent.viewer, take.id);
    expect((await getTake(app, talent.viewer, take.id)).feedback).toMatchObject({ status: 'queued', failure: null });
  });

  test('is repeated once for each version of the analyst, and keeps the old result meanwhile', async () => {
    const talent = await createTalent(app);
    const { id } = await createAnalyzedVideo(app, talent);
    const analyst = analystReturning(analysisWith({ ...GOOD, clarity: 6.1 }), 'test-2');
    await analyzeOutdated({ ...app, analyst });
    expect(await queued(id)).toBe(1);
    expect((await getTake(app, talent.viewer, id)).feedback).toMatchObject({ status: 'completed', scores: GOOD });
    await runAnalysis(app, id, { version: 'test-2', analyze: () => Promise.reject(new MediaRefused('timed_out')) });
    expect((await getTake(app, talent.viewer, id)).feedback).toMatchObject({ status: 'completed', scores: GOOD });
    await app.pool.query('DELETE FROM graphile_worker._private_jobs');
    await analyzeOutdated({ ...app, analyst });
    expect(await queued(id)).toBe(0);
  });

  test('is stored or withdrawn while another one starts, without a deadlock', async () => {
    const talent = await createTalent(app);
    const { id } = await createAnalyzedVideo(app, talent);
    const store = () => storeAnalysis(app, { id, talent_id: talent.viewer.userId }, analysisWith(GOOD));
    for (const act of [store, () => withdrawAgreement(app, talent.viewer)]) {
      const acting: Promise<void>[] = [];
      await app.db.transaction().execute(async (trx) => {
        await trx.selectFrom('videos').select('id').where('id', '=', id).forShare().execute();
        acting.push(act());
        await sleep(200);
        await trx.updateTable('video_feedback').set({ failure: null }).where('video_id', '=', id).execute();
        const ofTalent = trx.selectFrom('feedback_agreements').where('candidate_id', '=', talent.viewer.userId);
        await ofTalent.select('candidate_id').forShare().execute();
      });
      await Promise.all(acting);
    }
    expect((await getTake(app, talent.viewer, id)).feedback).toBeNull();
  });

  test('is deleted with the agreement', async () => {
    const talent = await createTalent(app);
    const { id } = await createAnalyzedVideo(app, talent);
    await withdrawAgreement(app, talent.viewer);
    expect(await getTake(app, talent.viewer, id)).toMatchObject({ feedback: null, analysis: null });
  });
});

describe('a practice take', () => {
  test('is accessible only to its talent, not even to admins', async () => {
    const talent = await createFoundTalent(app);
    const take = await createPracticeTake(app, talent);
    const company = await createCompany(app);
    const { items } = await listModeratedVideos(app, { limit: 100 });
    expect(items.map(({ videoId }) => videoId)).not.toContain(take.id);
    const decision = approveVideo(app, company.viewer, { videoId: take.id, notes: '' });
    await expect(decision).rejects.toMatchObject({ code: 'not_found' });
    expect(await getTake(app, talent.viewer, take.id)).toMatchObject({ position: null, video: { state: 'ready' } });
    await expect(getTake(app, company.viewer, take.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('becomes the video of a position, with its scores, and replaces the one before', async () => {
    const talent = await createTalent(app);
    const before = await createAnalyzedVideo(app, talent);
    const take = await createPracticeTake(app, talent);
    await runAnalysis(app, take.id);
    const other = await createTalent(app);
    const publish = (positionId: string) => publishPracticeTake(app, talent.viewer, { videoId: take.id, positionId });
    await expect(publish(other.positionId)).rejects.toMatchObject({ code: 'not_found' });

    await publish(talent.positionId);
    expect(await getTake(app, talent.viewer, take.id)).toMatchObject({
      position: { id: talent.positionId },
      feedback: { scores: GOOD },
    });
    await expect(getTake(app, talent.viewer, before.id)).rejects.toMatchObject({ code: 'not_found' });
    const found = await app.db
      .selectFrom('talent_search')
      .select('position_id')
      .where('position_id', '=', talent.positionId)
      .execute();
    expect(found).toHaveLength(1);
    await expect(publish(talent.positionId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('can be deleted; the number is limited, and an unfinished one is replaced', async () => {
    const talent = await createTalent(app);
    const first = await startPractice(app, talent.viewer, upload);
    const second = await startPractice(app, talent.viewer, upload);
    await expect(getTake(app, talent.viewer, first.id)).rejects.toMatchObject({ code: 'not_found' });
    await deleteVideo(app, talent.viewer, second.id);

    const takes = [];
    for (let number = 0; number < PRACTICE_TAKES_MAX; number++) takes.push(await createPracticeTake(app, talent));
    await expect(startPractice(app, talent.viewer, upload)).rejects.toMatchObject({ code: 'conflict' });
    await deleteVideo(app, talent.viewer, takes[0]!.id);
    await startPractice(app, talent.viewer, upload);
  });

  test('pages with the others, newest first, each once', async () => {
    const talent = await createTalent(app);
    const made = [];
    for (let number = 0; number < 13; number++) made.push((await createPracticeTake(app, talent)).id);
    const first = await listTakes(app, talent.viewer, {});
    const second = await listTakes(app, talent.viewer, { cursor: first.nextCursor! });
    const listed = [...first.items, ...second.items].map(({ video }) => video.id);
    expect(listed).toEqual(made.toReversed());
    expect(second.nextCursor).toBeNull();
  });
});
