import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file in the data folder that marks a seeding as started but not finished. */
export const unfinishedMarker = (dataDir: string) => join(dataDir, 'demo.unfinished');

/** Whether an earlier seeding was interrupted before it was complete. */
export const isSeedingUnfinished = (dataDir: string) => existsSync(unfinishedMarker(dataDir));

/**
 * Starts seeding in a separate process, so that its memory is released.
 * @returns a promise that resolves at its end and rejects if it fails, and a function that stops it.
 */
export function startSeeding(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SEED_DATABASE_URL: databaseUrl },
  });
  const finished = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The marketplace could not be filled. Restart to continue.');
  });
  return { finished, stop: () => void child.kill() };
}
