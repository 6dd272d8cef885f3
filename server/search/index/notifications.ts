import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawQuery } from './read-documents.ts';

const POLL_EVERY_MS = 500;

/** Changes within this interval are applied together. */
const WAKE_EVERY_MS = 15;

/** When this many changes arrive at once, the stream polls for this long without being notified. */
const MANY = 4;
const AWAKE_MS = 1000;

/**
 * Signals when to read changes. Transactions that NOTIFY serialize on commit, so writers send no notifications while all
 * streams are polling, as they do during bursts of changes.
 */
export function listen(client: pg.Client, signal: AbortSignal) {
  let wake = () => {};
  let isWoken = false;
  let haveGone = false;
  let awakeUntil = 0;
  let isListed = false;
  /** Transactions older than this one may have written without a notification. */
  let listedAt: string | null = null;
  client.on('notification', ({ payload }) => {
    haveGone ||= payload === 'terms';
    isWoken = true;
    wake();
  });
  // The next statement fails and reconnects; until then nothing is applied.
  client.on('error', () => wake());
  signal.addEventListener('abort', () => wake(), { once: true });

  /** Asks writers to send notifications from now on. */
  async function enlist() {
    await rawQuery(client, 'INSERT INTO search_listeners VALUES (pg_backend_pid()) ON CONFLICT DO NOTHING');
    const [row] = await rawQuery<{ next: string }>(
      client,
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
    );
    isListed = true;
    listedAt = row!.next;
  }

  async function haveEarlierOnesEnded() {
    const [row] = await rawQuery<{ have_ended: string }>(
      client,
      'SELECT (pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8)::text AS have_ended',
      [listedAt],
    );
    return row!.have_ended === 'true';
  }

  return {
    async start() {
      await rawQuery(
        client,
        'DELETE FROM search_listeners WHERE pid = pg_backend_pid() OR pid NOT IN (SELECT pid FROM pg_stat_activity)',
      );
      await enlist();
    },
    /** Whether terms were deleted since the last call, so that the dictionary has to be reloaded. */
    haveTermsBeenDeleted() {
      const gone = haveGone;
      haveGone = false;
      return gone;
    },
    /** @param count how many changes have just been read */
    async hasRead(count: number) {
      if (count < MANY) return;
      awakeUntil = performance.now() + AWAKE_MS;
      if (!isListed) return;
      await rawQuery(client, 'DELETE FROM search_listeners WHERE pid = pg_backend_pid()');
      isListed = false;
    },
    /** Waits for a notification, at most until the next poll. */
    async changed() {
      await sleep(WAKE_EVERY_MS);
      if (performance.now() < awakeUntil) return;
      if (!isListed) return enlist();
      if (listedAt !== null) {
        if (await haveEarlierOnesEnded()) listedAt = null;
        return;
      }
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
