import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Context } from '#server/platform/context.ts';

const MEGABYTE = 1024 * 1024;

/** Starts the index and waits until it answers. @returns how long that took, and the memory it added once garbage is collected */
export async function startIndex({ searchIndex }: Context) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const startedAt = performance.now();
  let longestMs = 0;
  let lastAt = startedAt;
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - lastAt);
    lastAt = performance.now();
  }, 1);
  searchIndex.start();
  while (!searchIndex.status().isInUse) await sleep(20);
  clearInterval(watch);
  const buildMs = performance.now() - startedAt;
  return { buildMs, longestMs, megabytes: (used() - before) / MEGABYTE };
}
