import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedHome } from './embedded-home.ts';

export class EmbeddedError extends Error {}

const binary = (home: EmbeddedHome, name: string) => join(home.binaries, 'bin', name);
const identity = (home: EmbeddedHome) => ({
  ...home.runAs,
  cwd: home.data,
  env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
});
const passwordFile = (home: EmbeddedHome) => `${home.data}.password`;
const logFile = (home: EmbeddedHome) => `${home.data}.log`;

/** The password file is written last: without it, an interrupted initdb starts over. */
export const isInitialised = (home: EmbeddedHome) => existsSync(passwordFile(home));
export const readPassword = (home: EmbeddedHome) => readFileSync(passwordFile(home), 'utf8');

export function initialise(home: EmbeddedHome) {
  rmSync(home.data, { recursive: true, force: true });
  mkdirSync(home.data, { recursive: true, mode: 0o700 });
  const unfinished = `${passwordFile(home)}.new`;
  writeFileSync(unfinished, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (home.runAs) for (const path of [home.data, unfinished]) chownSync(path, home.runAs.uid, home.runAs.gid);
  const options = [
    '-D',
    home.data,
    '-U',
    'closeup',
    '-A',
    'scram-sha-256',
    '--pwfile',
    unfinished,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  try {
    execFileSync(binary(home, 'initdb'), options, { ...identity(home), stdio: 'pipe' });
    appendFileSync(join(home.data, 'postgresql.conf'), SETTINGS);
  } catch (error) {
    rmSync(home.data, { recursive: true, force: true });
    throw new EmbeddedError(
      `The database could not be made in ${home.data}: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`,
    );
  }
  writeFileSync(passwordFile(home), readFileSync(unfinished, 'utf8'), { mode: 0o600 });
  rmSync(unfinished);
}

const SETTINGS = `
shared_buffers = 128MB
max_connections = 120
unix_socket_directories = ''
listen_addresses = '127.0.0.1'
jit = off
random_page_cost = 1.1
max_wal_size = 512MB
`;

/** Returns the process id in postmaster.pid if that process is alive and ours. */
export function runningPostmaster(home: EmbeddedHome): { pid: number; port: number } | undefined {
  const path = join(home.data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(path, 'utf8').split('\n').map(Number);
  return isAlive(pid) && isPostgres(pid) ? { pid, port } : undefined;
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number) {
  const path = `/proc/${pid}/comm`;
  return !existsSync(path) || readFileSync(path, 'utf8').startsWith('postgres');
}

export async function spawnPostmaster(
  home: EmbeddedHome,
  extra: string[] = [],
): Promise<{ process: ChildProcess; port: number }> {
  const port = await freePort();
  const log = openSync(logFile(home), 'a');
  if (home.runAs) fchownSync(log, home.runAs.uid, home.runAs.gid);
  const options = ['-D', home.data, '-p', String(port), ...extra];
  // Its own process group: Ctrl-C in the terminal must reach the server first, which then stops the database.
  const child = spawn(binary(home, 'postgres'), options, {
    ...identity(home),
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  closeSync(log);
  return { process: child, port };
}

/** Shuts Postgres down (fast mode) and resolves when it has exited. */
export async function stopPostmaster(home: EmbeddedHome) {
  const running = runningPostmaster(home);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  while (isAlive(running.pid) && isPostgres(running.pid)) await sleep(20);
}

export function lastLogLines(home: EmbeddedHome) {
  return existsSync(logFile(home)) ? readFileSync(logFile(home), 'utf8').trim().split('\n').slice(-5).join('\n') : '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
