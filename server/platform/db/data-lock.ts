import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DataInUse extends Error {}

/**
 * Locks the data folder for this process. The lock of a killed server is replaced.
 * @throws DataInUse if another server runs on the folder.
 */
export function lockData(dataDir: string, port: number): () => void {
  const path = join(dataDir, 'server.lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n${port}`);
  try {
    for (let attempt = 0; attempt < 2; attempt++) {
      if (link(own, path)) return () => rmSync(path, { force: true });
      const lock = readLock(path);
      if (lock === null) continue;
      const [pid = 0, usedPort = 0] = lock.split('\n').map(Number);
      if (isRunningNode(pid))
        throw new DataInUse(
          `Closeup already runs on this data (process ${pid}, http://localhost:${usedPort}). Stop it first, or set another DATA_DIR and PORT.`,
        );
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new DataInUse(`Another start takes ${dataDir} at this moment. Try again.`);
}

/** Unlike create-then-write, a link never exposes an empty file to others. @returns whether the target didn't exist. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** @returns null if the lock is already gone. */
function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isRunningNode(pid: number) {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return true;
  }
}
