import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The event loop is yielded at least this often, so that other requests are served. */
export const SLICE_MS = 8;

/**
 * A pause for long computations: it yields to the event loop once the given time has passed since it last did, and costs almost
 * nothing otherwise. Call it between steps that are short themselves.
 *
 * @example
 * const pause = yieldingEvery(SLICE_MS);
 * for (const candidate of candidates) {
 *   score(candidate);
 *   await pause();
 * }
 */
export function yieldingEvery(milliseconds: number): () => Promise<void> {
  let sliceAt = performance.now();
  return async () => {
    if (performance.now() - sliceAt < milliseconds) return;
    await yieldToEventLoop();
    sliceAt = performance.now();
  };
}
