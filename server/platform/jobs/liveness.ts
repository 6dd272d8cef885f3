import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerUtils } from 'graphile-worker';
import pg from 'pg';

const CHECK_EVERY_MS = 5000;

/**
 * Releases the jobs of killed workers at once; graphile-worker alone waits four hours. Jobs are locked by a pool of workers,
 * and each living pool holds an advisory lock that Postgres releases when the pool's process dies.
 */
export function maintainLiveness(databaseUrl: string, utils: Pick<WorkerUtils, 'forceUnlockWorkers'>) {
  const stopping = new AbortController();
  const own = new Set<string>();
  let wake = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client(databaseUrl);
      client.on('error', () => undefined);
      try {
        await client.connect();
        await watch(client);
      } catch {
        await sleep(1000);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  })();

  async function watch(client: pg.Client) {
    const marked = new Set<string>();
    while (!stopping.signal.aborted) {
      for (const id of own) {
        if (!marked.has(id)) await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [id]);
        marked.add(id);
      }
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM (SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) holders
         WHERE pg_try_advisory_lock(hashtextextended(id, 0)) AND pg_advisory_unlock(hashtextextended(id, 0))`,
      );
      const dead = rows.map((row) => row.id).filter((id) => !own.has(id));
      if (dead.length > 0) await utils.forceUnlockWorkers(dead);
      wake = new AbortController();
      await sleep(CHECK_EVERY_MS, undefined, { signal: AbortSignal.any([stopping.signal, wake.signal]) }).catch(
        () => undefined,
      );
    }
  }

  return {
    add(poolId: string) {
      own.add(poolId);
      wake.abort();
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
