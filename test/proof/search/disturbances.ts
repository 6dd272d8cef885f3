import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Context } from '#server/platform/context.ts';
import { STREAM_NAME } from '#server/search/index/change-stream.ts';
import { createSearchIndex } from '#server/search/index/search-index.ts';

/** Disturbances, each for some seconds. */
export const disturbances = {
  nothing: async () => sleep(4000),
  'the connection of the feed is killed, again and again': async ({ pool }: Context) => {
    for (let kill = 0; kill < 20; kill++) {
      await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
        STREAM_NAME,
      ]);
      await sleep(100 + 60 * kill);
    }
  },
  'no notification arrives': async ({ pool }: Context) => {
    const { rows } = await pool.query<{ definition: string }>(
      `SELECT pg_get_functiondef('notify_search'::regproc) AS definition`,
    );
    const { definition } = rows[0]!;
    await pool.query(definition.replace(/PERFORM pg_notify\([^)]*\)/, 'PERFORM 1'));
    await sleep(6000);
    await pool.query(definition);
  },
  'the feed hangs': async ({ pool }: Context) => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [
      STREAM_NAME,
    ]);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    await sleep(6000);
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  },
  'a transaction that wrote stays open': async (_app: Context, url: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(
      `BEGIN; INSERT INTO search_terms(kind, norm, label) VALUES ('skill', 'open ${Date.now()}', 'Open')`,
    );
    await sleep(6000);
    await client.query('ROLLBACK');
    await client.end();
  },
  'the index starts anew': async (app: Context, url: string) => {
    for (let restart = 0; restart < 10; restart++) {
      const before = app.searchIndex;
      app.searchIndex = createSearchIndex(url);
      app.searchIndex.start();
      await before.stop();
      await sleep(600);
    }
  },
};
