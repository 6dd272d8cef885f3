import { makeWorkerUtils } from 'graphile-worker';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/fixtures/postgres.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { createContext } from '../../app/create-context.ts';
import { readEnv } from '../env.ts';
import { jobs } from '../../app/schedule.ts';
import { enqueue } from './enqueue.ts';
import { maintainLiveness } from './liveness.ts';
import { startWorker } from './worker.ts';

test('a job of a living worker is left alone, one of a killed worker is released', { timeout: 40_000 }, async () => {
  const url = await createTestDatabase();
  const app = await createContext(readEnv({ NODE_ENV: 'test', DATA_DIR: '.cache/test-liveness' }), url);
  const utils = await makeWorkerUtils({ connectionString: url });
  const liveness = maintainLiveness(url, utils);
  let runs = 0;
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const work = async () => {
    runs++;
    await slow;
  };
  const worker = await startWorker(app, url, { ...jobs, process_video: work }, {}, liveness.add);
  await enqueue(app.db, 'process_video', { videoId: 'x' });
  await sleepMs(1500);
  // Assigned to the killed pool before any other could take it.
  await app.pool.query(
    `SELECT graphile_worker.add_job('process_video', '{}', job_key => 'orphan', run_at => now() + interval '1 hour')`,
  );
  await app.pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a-pool-that-was-killed', run_at = now() WHERE key = 'orphan'`,
  );
  await sleepMs(12_000);
  expect(runs).toBe(2);
  finish();
  await worker.stop();
  await liveness.stop();
  await utils.release();
  await app.close();
});
