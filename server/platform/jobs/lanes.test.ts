import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/fixtures/postgres.ts';
import { createContext } from '../../app/create-context.ts';
import { readEnv } from '../env.ts';
import { jobs } from '../../app/schedule.ts';
import { enqueue } from './enqueue.ts';
import { startWorker } from './worker.ts';

/** More than every lane can run at once. */
const WAITING = 12;

test('mails, payments and syncs start while transcodes, analyses and schedules fill all of their own lanes', async () => {
  const url = await createTestDatabase();
  const app = await createContext(readEnv({ NODE_ENV: 'test', DATA_DIR: '.cache/test-lanes' }), url);
  const started: string[] = [];
  let finish = () => {};
  const long = new Promise<void>((resolve) => (finish = resolve));
  const takesLong = (name: string) => () => {
    started.push(name);
    return long;
  };
  const startsAtOnce = (name: string) => async () => void started.push(name);
  const worker = await startWorker(
    app,
    url,
    {
      ...jobs,
      process_video: takesLong('process_video'),
      analyze_video: takesLong('analyze_video'),
      send_mail: startsAtOnce('send_mail'),
      sync_payment_object: startsAtOnce('sync_payment_object'),
      sync_invoices: startsAtOnce('sync_invoices'),
      refund_checkout: startsAtOnce('refund_checkout'),
    },
    { match_everybody: { pattern: '0 0 1 1 *', work: takesLong('match_everybody') } },
    () => {},
  );
  const count = (name: string) => started.filter((one) => one === name).length;
  try {
    for (let made = 0; made < WAITING; made++) {
      await enqueue(app.db, 'process_video', { videoId: `${made}` });
      await enqueue(app.db, 'analyze_video', { videoId: `${made}` });
      await app.pool.query("SELECT graphile_worker.add_job('match_everybody', '{}')");
    }
    await vi.waitFor(
      () => {
        for (const name of ['process_video', 'analyze_video', 'match_everybody'])
          expect(count(name)).toBeGreaterThan(1);
      },
      { timeout: 10_000 },
    );
    await enqueue(app.db, 'send_mail', { mailId: 'x' });
    await enqueue(app.db, 'sync_payment_object', { kind: 'payment', id: 'x' });
    await enqueue(app.db, 'sync_invoices', { companyId: 'x' });
    await enqueue(app.db, 'refund_checkout', { checkoutId: 'x' });
    await vi.waitFor(
      () =>
        expect(started).toEqual(
          expect.arrayContaining(['send_mail', 'sync_payment_object', 'sync_invoices', 'refund_checkout']),
        ),
      { timeout: 3000 },
    );
    expect(count('process_video')).toBeLessThan(WAITING);
  } finally {
    finish();
    await worker.stop();
    await app.close();
  }
});
