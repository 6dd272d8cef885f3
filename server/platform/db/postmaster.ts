import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedHome } from './embedded-home.ts';

export class EmbeddedError extends Error {}

export const binary = (home: EmbeddedHome, name: string) => join(home.binaries, 'bin', name);
export const identity = (home: EmbeddedHome) => ({
  ...home.runAs,
  cwd: home.data,
  env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
});
const logFile = (home: EmbeddedHome) => `${home.data}.log`;

/** Where a postmaster listens. Its Unix socket is faster than TCP, but Windows has none. */
interface Listening {
  port: number;
  socketFolder: string | undefined;
}

/** Reads postmaster.pid if its process is alive and ours. */
export function runningPostmaster(home: EmbeddedHome): ({ pid: number } & Listening) | undefined {
  const path = join(home.data, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const [pid, , , port, socketFolder] = readFileSync(path, 'utf8').split('\n');
  return isAlive(Number(pid)) && isPostgres(Number(pid))
    ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder || undefined }
    : undefined;
}

/** The longest socket path that macOS accepts; Linux accepts five more characters. */
const LONGEST_SOCKET = 102;
const SOCKET = '.s.PGSQL.';

/** The data folder, unless Postgres can't open a socket there. Commas and quotes separate folders in its settings. */
function socketFolderOf({ data }: EmbeddedHome) {
  const canHold = Buffer.byteLength(join(data, `${SOCKET}65535`)) <= LONGEST_SOCKET && !/[,"]/.test(data);
  return process.platform !== 'win32' && canHold ? data : undefined;
}

function removeLeftSockets(folder: string) {
  for (const name of readdirSync(folder)) if (name.startsWith(SOCKET)) rmSync(join(folder, name));
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Also true where process names aren't available, and for a process that has just ended. */
function isPostgres(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return true;
  }
}

export async function spawnPostmaster(
  home: EmbeddedHome,
  extra: string[] = [],
): Promise<{ process: ChildProcess } & Listening> {
  const port = await freePort();
  const socketFolder = socketFolderOf(home);
  if (socketFolder) removeLeftSockets(socketFolder);
  const log = openSync(logFile(home), 'a');
  if (home.runAs) fchownSync(log, home.runAs.uid, home.runAs.gid);
  const options = ['-D', home.data, '-p', String(port), '-k', socketFolder ?? '', ...extra];
  // Its own process group: Ctrl-C in the terminal must reach the server first, which then stops the database.
  const child = spawn(binary(home, 'postgres'), options, {
    ...identity(home),
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  closeSync(log);
  return { process: child, port, socketFolder };
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
