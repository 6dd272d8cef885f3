import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { type EmbeddedHome, embeddedHome } from './embedded-home.ts';
import { EmbeddedError, lastLogLines, runningPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { initialise, isInitialised, readPassword } from './cluster.ts';
import { log } from '../log.ts';

export interface EmbeddedPostgres {
  url: string;
  /** True if this start has created the database. */
  isNew: boolean;
  /** True if Postgres was running before this start. */
  wasRunning: boolean;
  stop(): Promise<void>;
}

const NEEDED_MEGABYTES = 300;
const READY_WITHIN_MS = MINUTE_MS;

/**
 * Starts Postgres in `dataDir`, or takes over one that a killed server left running there. A postmaster that dies while the
 * server runs is restarted on the same port.
 * @throws EmbeddedError with a sentence for the operator.
 */
export async function startEmbedded(dataDir: string, serverOptions: string[] = []): Promise<EmbeddedPostgres> {
  const disk = statfsSync(dataDir);
  if ((disk.bavail * disk.bsize) / 1024 ** 2 < NEEDED_MEGABYTES) {
    throw new EmbeddedError(
      `The disk of ${dataDir} is nearly full: Closeup needs at least ${NEEDED_MEGABYTES} MB free there.`,
    );
  }
  const home = embeddedHome(dataDir);
  const isNew = !isInitialised(home);
  if (isNew) initialise(home);
  const running = runningPostmaster(home);
  const { port, socketFolder } = running ?? (await spawnPostmaster(home, serverOptions));
  const host = encodeURIComponent(socketFolder ?? '127.0.0.1');
  const url = (database: string) => `postgres://closeup:${readPassword(home)}@${host}:${port}/${database}`;
  await untilReady(url('postgres'), home);
  await createDatabaseOnce(url('postgres'));
  const supervision = new AbortController();
  void superviseUntil(supervision.signal, home, port, serverOptions);
  return {
    url: url('closeup'),
    isNew,
    wasRunning: running !== undefined,
    async stop() {
      supervision.abort();
      await stopPostmaster(home);
    },
  };
}

async function untilReady(url: string, home: EmbeddedHome) {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until)
        throw new EmbeddedError(
          `The embedded database did not start: ${(error as Error).message}\n${lastLogLines(home)}`,
        );
      await sleep(50);
    }
  }
}

async function createDatabaseOnce(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'closeup'");
    if (!rowCount) await client.query('CREATE DATABASE closeup');
  } finally {
    await client.end();
  }
}

async function superviseUntil(signal: AbortSignal, home: EmbeddedHome, port: number, serverOptions: string[]) {
  while (!signal.aborted) {
    await sleep(500, undefined, { ref: false });
    if (signal.aborted || runningPostmaster(home)) continue;
    const revived = await spawnPostmaster(home, [...serverOptions, '-p', String(port)]);
    log('error', 'the database stopped and was restarted', { postgresPid: revived.process.pid });
    await sleep(1000, undefined, { ref: false });
  }
}
