import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 500;

/** Changes within this interval are applied together. */
const WAKE_EVERY_MS = 15;

export function listen(client: pg.Client, signal: AbortSignal) {
  let wake = () => {};
  let isWoken = false;
  let haveGone = false;
  client.on('notification', ({ payload }) => {
    haveGone ||= payload === 'terms';
    isWoken = true;
    wake();
  });
  // The next statement fails and reconnects; until then nothing is applied.
  client.on('error', () => wake());
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    /** Whether terms were deleted since the last call, so that the dictionary has to be reloaded. */
    haveTermsBeenDeleted() {
      const gone = haveGone;
      haveGone = false;
      return gone;
    },
    /** Waits for a notification, at most until the next poll. */
    async changed() {
      await sleep(WAKE_EVERY_MS);
      if (!isWoken && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_EVERY_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isWoken = false;
    },
  };
}
