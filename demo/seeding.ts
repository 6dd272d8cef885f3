import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file in the data folder that says that seeding has begun and not ended. */
export const unfinishedMarker = (dataDir: string) => join(dataDir, 'demo.unfinished');

/** Whether an earlier seeding was interrupted before the marketplace was complete. */
export const isSeedingUnfinished = (dataDir: string) => existsSync(unfinishedMarker(dataDir));

/**
 * Starts seeding in a process of its own, whose memory is free again afterwards.
 * @returns a promise of its end, which rejects when it fails, and a function that stops it.
 */
export function startSeeding(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SEED_DATABASE_URL: databaseUrl },
  });
  const finished = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The marketplace could not be filled. Starting again continues.');
  });
  return { finished, stop: () => void child.kill() };
}
