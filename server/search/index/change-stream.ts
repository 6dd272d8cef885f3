import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { describeError, log } from '../../platform/log.ts';
import { type Loaded, loadEntries } from './load-documents.ts';
import { rawQuery, readEntries } from './read-documents.ts';
import { listen } from './notifications.ts';

export const FEED_NAME = 'closeup search feed';

const CHANNEL = 'closeup_search';

const RETRY_MS = 200;

/** A statement that takes longer than this is given up, with its connection. */
const STATEMENT_MS = MINUTE_MS;

const AT_ONCE = 5000;

/** After so long without the feed everything is read again; changes are kept for far longer. */
const RESUME_WITHIN_MS = 30_000;

/** Beyond so many slots that are out of order, or this share of empty ones, everything is read again. */
const MOST_LATE = 16_384;

const MOST_EMPTY = { slots: 65_536, share: 0.25 };

/** What the feed keeps up to date. */
export interface IndexState extends Loaded {
  /** Everything that was committed before this moment (of `performance.now()`) is in. */
  upTo: number;
}

interface State {
  fed: IndexState;
  /** The last change of those that nothing can be committed before any more. */
  cursor: { xid: string; seq: string };
  /** Changes beyond it that are in already. */
  ahead: Set<string>;
  server: string;
}

/**
 * Keeps the entries what Postgres holds, until stopped: reads everything once, then what changed, woken by notifications and by the
 * clock. A connection that is lost is opened again; what was missed is read from where the feed stood.
 */
export async function followChanges(url: string, signal: AbortSignal, publish: (fed: IndexState | null) => void) {
  let state: State | null = null;
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: FEED_NAME,
      connectionTimeoutMillis: 5000,
      query_timeout: STATEMENT_MS,
      keepAlive: true,
    });
    const stopped = () => void client.end().catch(() => undefined);
    try {
      const waiter = listen(client, signal);
      await client.connect();
      signal.addEventListener('abort', stopped, { once: true });
      await client.query(`LISTEN ${CHANNEL}`);
      const server = await identify(client);
      if (state && (state.server !== server || performance.now() - state.fed.upTo > RESUME_WITHIN_MS)) state = null;
      while (!signal.aborted) {
        if (state && (isWorn(state.fed) || waiter.haveTermsGone())) state = null;
        if (!state) {
          publish(null);
          state = await begin(client, server, signal);
        }
        const isMore = await takeChanges(client, state);
        publish(state.fed);
        if (!isMore) await waiter.changed();
      }
    } catch (error) {
      if (!signal.aborted) log('error', 'the search feed stopped and starts again', { err: describeError(error) });
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    } finally {
      signal.removeEventListener('abort', stopped);
      await client.end().catch(() => undefined);
    }
  }
}

/** A restart or a restored copy may have lost what was read. */
async function identify(client: pg.ClientBase) {
  const [row] = await rawQuery<{ identity: string }>(client, 'SELECT pg_postmaster_start_time()::text AS identity');
  return row!.identity;
}

async function begin(client: pg.ClientBase, server: string, signal: AbortSignal): Promise<State> {
  const loaded = await loadEntries(client, signal);
  return {
    fed: { ...loaded, upTo: -Infinity },
    cursor: { xid: String(BigInt(loaded.horizon) - 1n), seq: String(Number.MAX_SAFE_INTEGER) },
    ahead: new Set(),
    server,
  };
}

const isWorn = ({ entries: { slots, size, lateSlots } }: IndexState) =>
  lateSlots.length > MOST_LATE || (slots - size > MOST_EMPTY.slots && slots - size > slots * MOST_EMPTY.share);

/**
 * Takes in what is committed. The cursor passes only changes of transactions older than any that still runs, so that none is skipped
 * that commits later; those beyond are taken in too, and come again.
 * @returns whether there may be more
 */
async function takeChanges(client: pg.ClientBase, state: State): Promise<boolean> {
  const askedAt = performance.now();
  const rows = await rawQuery<{ xid: string; seq: string; position_id: string; is_settled: string }>(
    client,
    `SELECT xid::text, seq::text, position_id, (xid < pg_snapshot_xmin(pg_current_snapshot()))::text AS is_settled
     FROM search_changes WHERE (xid, seq) > ($1::xid8, $2::bigint) ORDER BY xid, seq LIMIT ${AT_ONCE}`,
    [state.cursor.xid, state.cursor.seq],
  );
  const fresh = rows.filter(({ seq }) => !state.ahead.has(seq));
  if (fresh.length > 0) {
    const { entries, dictionary } = state.fed;
    const ids = [...new Set(fresh.map(({ position_id }) => position_id))];
    for (const { id, entry } of await readEntries(client, dictionary, ids)) {
      if (entry) entries.put(entry);
      else entries.drop(id);
    }
  }
  const settled = rows.filter(({ is_settled }) => is_settled === 'true');
  const last = settled.at(-1);
  if (last) state.cursor = { xid: last.xid, seq: last.seq };
  state.ahead = new Set(rows.slice(settled.length).map(({ seq }) => seq));
  const isFull = rows.length === AT_ONCE;
  if (!isFull) state.fed.upTo = askedAt;
  return isFull && settled.length > 0;
}
