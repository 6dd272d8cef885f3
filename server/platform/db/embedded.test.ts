import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { embeddedHome } from './embedded-home.ts';
import { migrate } from './migrate.ts';
import { runningPostmaster } from './postmaster.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

function newFolder(mode = 0o755) {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-pg-'));
  chmodSync(folder, mode);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(folder: string) {
  const postgres = await startEmbedded(folder, ['-c', 'fsync=off']);
  undo.push(() => postgres.stop());
  return postgres;
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}

describe('the embedded Postgres', () => {
  test('is made once, keeps its rows over a restart', async () => {
    const folder = newFolder();
    const first = await start(folder);
    expect(first.isNew).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await start(folder);
    expect(second.isNew).toBe(false);
    expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('is reached through a socket in its data folder, which others can’t open', async () => {
    const folder = newFolder();
    const { url } = await start(folder);
    expect(await query(url, 'SELECT inet_server_addr() AS address')).toEqual([{ address: null }]);
    expect(statSync(runningPostmaster(embeddedHome(folder))!.socketFolder!).mode & 0o077).toBe(0);
  });

  test('is reached over TCP where the path of a socket would be too long', async () => {
    const folder = join(newFolder(), 'a'.repeat(80));
    mkdirSync(folder);
    const { url } = await start(folder);
    expect(await query(url, 'SELECT host(inet_server_addr()) AS address')).toEqual([{ address: '127.0.0.1' }]);
  });

  test('runs from a folder that only root can enter', async () => {
    const folder = newFolder(0o700);
    const { url } = await start(folder);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    if (process.getuid?.() === 0) {
      const elsewhere = readFileSync(join(folder, 'postgres.home'), 'utf8');
      undo.push(() => rmSync(elsewhere, { recursive: true, force: true }));
      expect(existsSync(elsewhere)).toBe(true);
    }
  });

  test('is a new one in a data folder that was deleted and made again', async () => {
    const folder = newFolder(0o700);
    const first = await start(folder);
    await query(first.url, 'CREATE TABLE old AS SELECT 1');
    await first.stop();
    rmSync(folder, { recursive: true });
    mkdirSync(folder, { mode: 0o700 });
    const second = await start(folder);
    expect(second.isNew).toBe(true);
    expect(await query(second.url, `SELECT to_regclass('old') AS old`)).toEqual([{ old: null }]);
  });

  test('is taken over from a server that was killed', async () => {
    const folder = newFolder();
    const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}; const p = await startEmbedded(${JSON.stringify(folder)}); console.log(p.url); setInterval(() => {}, 1000);`;
    const killed: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) =>
      killed.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim())),
    );
    killed.kill('SIGKILL');
    const { url: again, isNew } = await start(folder);
    expect([again, isNew]).toEqual([url, false]);
    expect(await query(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('starts in spite of a stale postmaster.pid and stale sockets', async () => {
    const folder = newFolder();
    await (await start(folder)).stop();
    writeFileSync(join(folder, 'postgres', '.s.PGSQL.1.lock'), '999999\n');
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `999999\n${folder}\n0\n5432\n`);
    const { url } = await start(folder);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'postgres', '.s.PGSQL.1.lock'))).toBe(false);
  });

  test('comes back by itself after kill -9, with every committed row', async () => {
    const folder = newFolder();
    const postgres = await startEmbedded(folder);
    undo.push(() => postgres.stop());
    await query(postgres.url, 'CREATE TABLE kept(n int)');
    const kills = 3;
    for (let n = 1; n <= kills; n++) {
      await query(postgres.url, `INSERT INTO kept VALUES (${n})`);
      process.kill(runningPostmaster(embeddedHome(folder))!.pid, 'SIGKILL');
      expect(await eventually(() => query(postgres.url, 'SELECT count(*)::int AS n FROM kept'))).toEqual([{ n }]);
    }
    console.log(`database crash: ${kills} kills, 0 committed rows lost`);
  });

  test('is migrated once by many starts at the same time', async () => {
    const { url } = await start(newFolder());
    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });
});
