import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_EVERY_MS = 500;

/** Woken more often, the feed takes changes together. */
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
  // The next statement says so; until then nothing is taken in.
  client.on('error', () => wake());
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    /** Whether terms were removed since this was last asked: the dictionary in memory has to be read again. */
    haveTermsGone() {
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
