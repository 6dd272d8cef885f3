import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Take } from '#contract/feedback/takes.ts';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { agreeToAnalysis } from '#server/feedback/takes/agreement.ts';
import type { Context } from '#server/platform/context.ts';
import { fillMarketplace } from '../../../bench/fixtures/marketplace.ts';
import { median } from '../../../bench/fixtures/measure.ts';
import { createCompany, createTalent } from '../../fixtures/factories.ts';
import { startChildServer } from '../../processes/child-server.ts';
import type { Check } from './compare-takes.ts';
import { load } from './measure-cost.ts';
import { type Ask, signIn, watchSearches } from './search-load.ts';

const PORT = 18_097;
const POSITIONS = 20_000;
const TAKES = 5;
const WAIT_SECONDS = 6;
const SLOWER = 1.5;
const BASELINE_SECONDS = 12;
const GIVE_UP_MS = 600_000;
const POLL_MS = 100;

/**
 * Five talent upload a two-minute take at once, while a company searches. Measures how long each waits between the end of
 * processing and its scores, and how much the searches slow down.
 */
export async function analyzeUnderLoad({ app, url }: { app: Context; url: string }, source: string, check: Check) {
  await fillMarketplace(app.pool, POSITIONS);
  const talents = await Promise.all(Array.from({ length: TAKES }, () => createTalent(app)));
  for (const { viewer } of talents) await agreeToAnalysis(app, viewer);
  const company = await createCompany(app);
  const settings = { DATABASE_URL: url, DATA_DIR: join(app.env.DATA_DIR, 'server'), TRUSTED_PROXIES: '1' };
  const server = await startChildServer(PORT, settings);
  try {
    const searches = watchSearches(await signIn(server.url, company.email));
    const asks = await Promise.all(talents.map(({ email }) => signIn(server.url, email)));
    await sleep(BASELINE_SECONDS * 1000);
    const [before, loadBefore] = [searches.take(), load()];
    const bytes = readFileSync(source);
    const takes = new Map<string, Ask>();
    for (const ask of asks) takes.set(await upload(ask, bytes), ask);
    const waits = await waitForScores(app, takes);
    const [during, loadDuring] = [searches.take(), load()];
    await sleep(BASELINE_SECONDS * 1000);
    const after = await searches.stop();
    const ratio = median(during) / median(before);
    for (const { seconds, others } of waits) {
      console.log(
        `     scores of two minutes ${seconds.toFixed(1)} s after their processing, while ${others} others were processed or waited for it`,
      );
      check(seconds <= WAIT_SECONDS, `scores ${seconds.toFixed(1)} s after the processing, beside ${others} others`);
    }
    console.log(
      `     searches: ${median(before).toFixed(1)} ms before (${before.length}, load ${loadBefore}), ${median(during).toFixed(1)} ms meanwhile (${during.length}, load ${loadDuring}), ${median(after).toFixed(1)} ms after it (load ${load()}): ${ratio.toFixed(2)}x`,
    );
    check(ratio <= SLOWER, `searches take ${ratio.toFixed(2)} times as long`);
  } finally {
    await server.kill();
  }
}

/** @returns the id of a new practice take */
async function upload(ask: Ask, bytes: Buffer): Promise<string> {
  const { id, uploadUrl } = await ask<OwnVideo>('POST', '/api/feedback/takes', {
    originalName: 'me.mp4',
    contentType: 'video/mp4',
    sizeBytes: bytes.length,
    language: 'en',
  });
  await ask('PATCH', uploadUrl!, bytes);
  return id;
}

/** Polls the database, so that only searches keep the server busy. A result counts once its talent gets it from the server. */
async function waitForScores({ db }: Context, takes: Map<string, Ask>) {
  const processed = new Map<string, { at: number; others: number }>();
  const waits: { seconds: number; others: number }[] = [];
  for (const startedAt = performance.now(); takes.size > 0; await sleep(POLL_MS)) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`${takes.size} takes have no scores`);
    const rows = await db
      .selectFrom('videos as v')
      .leftJoin('video_feedback as f', 'f.video_id', 'v.id')
      .select(['v.id', 'v.state', 'v.failure', 'f.processing_status'])
      .where('v.id', 'in', [...takes.keys()])
      .execute();
    for (const { id, state, failure, processing_status } of rows) {
      if (state === 'failed') throw new Error(`a take failed: ${failure}`);
      if (state === 'ready' && !processed.has(id))
        processed.set(id, { at: performance.now(), others: TAKES - 1 - processed.size });
      if (processing_status !== 'completed') continue;
      const { feedback } = await takes.get(id)!<Take>('GET', `/api/feedback/takes/${id}`);
      if (!feedback?.scores) throw new Error('a result has no scores');
      const { at, others } = processed.get(id)!;
      waits.push({ seconds: (performance.now() - at) / 1000, others });
      takes.delete(id);
    }
  }
  return waits;
}
