import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export class DataInUse extends Error {}

/**
 * Locks the data folder for this process. The lock of a killed server is replaced.
 * @throws DataInUse if another server runs on the folder.
 */
export function lockData(dataDir: string, port: number): () => void {
  const path = join(dataDir, 'server.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, `${process.pid}\n${port}`);
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = 0, usedPort = 0] = readFileSync(path, 'utf8').split('\n').map(Number);
      if (isRunningNode(pid))
        throw new DataInUse(
          `Closeup already runs on this data (process ${pid}, http://localhost:${usedPort}). Stop it first, or set another DATA_DIR and PORT.`,
        );
      rmSync(path, { force: true });
    }
  }
  throw new DataInUse(`Another start takes ${dataDir} at this moment. Try again.`);
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
