import type { SearchIndex } from '#server/search/index/search-index.ts';
import { sleepMs } from './sleep.ts';

const WITHIN_MS = 5000;

/** Waits until the index holds everything that is committed now. */
export async function caughtUp(index: SearchIndex) {
  const calledAt = performance.now();
  while (performance.now() - index.status().lagMs < calledAt) {
    if (performance.now() - calledAt > WITHIN_MS) throw new Error('the search index does not catch up');
    await sleepMs(5);
  }
}
