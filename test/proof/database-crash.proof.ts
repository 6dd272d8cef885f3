import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedHome } from '#server/platform/db/embedded-home.ts';
import { runningPostmaster } from '#server/platform/db/postmaster.ts';
import { openApp } from '../../bench/fixtures/app.ts';

const KILLS = 20;
const WRITERS = 8;

/** Postgres is killed twenty times during writes: committed rows stay, and writing resumes automatically. */
export async function prove() {
  const { app, close } = await openApp('proof-crash');
  await app.pool.query('CREATE TABLE IF NOT EXISTS proof_rows(id text PRIMARY KEY)');
  await app.pool.query('TRUNCATE proof_rows');
  const committed: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let row = 0; !isOver; row++) {
      const id = `${writer}-${row}`;
      await app.pool.query('INSERT INTO proof_rows VALUES ($1)', [id]).then(
        () => committed.push(id),
        () => sleep(20),
      );
    }
  });
  const failures: string[] = [];
  const home = embeddedHome(app.env.DATA_DIR);
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(300);
    const killed = runningPostmaster(home)!.pid;
    process.kill(killed, 'SIGKILL');
    const until = Date.now() + 30_000;
    while ((runningPostmaster(home)?.pid ?? killed) === killed && Date.now() < until) await sleep(50);
    const revived = committed.length;
    while (committed.length < revived + WRITERS && Date.now() < until) await sleep(50);
    if (committed.length < revived + WRITERS) failures.push(`no writes after kill ${kill}`);
  }
  isOver = true;
  await Promise.all(writers);
  const { rows } = await app.pool.query<{ id: string }>('SELECT id FROM proof_rows');
  const stored = new Set(rows.map(({ id }) => id));
  failures.push(...committed.filter((id) => !stored.has(id)).map((id) => `row ${id} is lost`));
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n: committed.length,
    failures,
    promise: `${KILLS} kills of Postgres: 0 committed rows lost, the server came back by itself.`,
  };
}
