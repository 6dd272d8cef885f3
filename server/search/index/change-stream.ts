import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { describeError, log } from '../../platform/log.ts';
import { type Loaded, loadDocuments } from './load-documents.ts';
import { rawQuery, readDocuments } from './read-documents.ts';
import { listen } from './notifications.ts';

export const STREAM_NAME = 'closeup search changes';

const CHANNEL = 'closeup_search';

const RETRY_MS = 200;

/** A statement that takes longer is aborted and its connection closed. */
const STATEMENT_MS = MINUTE_MS;

const AT_ONCE = 5000;

/** After a gap this long in the change stream, everything is reloaded. Changes are stored for far longer. */
const RESUME_WITHIN_MS = 30_000;

/** Beyond this many late slots, or this share of empty ones, everything is reloaded. */
const MOST_LATE = 16_384;

const MOST_EMPTY = { slots: 65_536, share: 0.25 };

/** The in-memory state that the change stream keeps up to date. */
export interface IndexState extends Loaded {
  /** The last settled change: it and everything before it are included, and no transaction can still commit one before it. */
  cursor: Change;
  /** Everything committed before this moment (of `performance.now()`) is included. */
  upTo: number;
}

/** A position in the change stream. */
export interface Change {
  xid: string;
  seq: string;
}

/** The position just before a transaction's changes. */
export const changesBefore = (xid: string): Change => ({
  xid: String(BigInt(xid) - 1n),
  seq: String(Number.MAX_SAFE_INTEGER),
});

interface State {
  current: IndexState;
  /** Changes after the cursor that were already applied. */
  ahead: Set<string>;
  server: string;
}

/**
 * Reconciles the index with Postgres until aborted: loads everything once, then applies changes whenever a notification or the poll
 * interval wakes it. After a lost connection it reconnects and resumes at the cursor.
 */
export async function followChanges(
  url: string,
  signal: AbortSignal,
  publish: (current: IndexState | null) => Promise<void>,
) {
  let state: State | null = null;
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: STREAM_NAME,
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
      await waiter.start();
      const server = await identify(client);
      if (state && (state.server !== server || performance.now() - state.current.upTo > RESUME_WITHIN_MS)) state = null;
      while (!signal.aborted) {
        if (state && (needsReload(state.current) || waiter.haveTermsBeenDeleted())) state = null;
        if (!state) {
          await publish(null);
          state = await load(client, server, signal);
        }
        const { count, isMore } = await takeChanges(client, state);
        await publish(state.current);
        await waiter.hasRead(count);
        if (!isMore) await waiter.changed();
      }
    } catch (error) {
      if (!signal.aborted) log('error', 'search change stream failed, restarting', { err: describeError(error) });
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    } finally {
      signal.removeEventListener('abort', stopped);
      await client.end().catch(() => undefined);
    }
  }
}

/** Identifies the server process. After a restart or a restore, changes that were already read may be gone. */
async function identify(client: pg.ClientBase) {
  const [row] = await rawQuery<{ identity: string }>(client, 'SELECT pg_postmaster_start_time()::text AS identity');
  return row!.identity;
}

async function load(client: pg.ClientBase, server: string, signal: AbortSignal): Promise<State> {
  const loaded = await loadDocuments(client, signal);
  return {
    current: { ...loaded, upTo: -Infinity, cursor: changesBefore(loaded.horizon) },
    ahead: new Set(),
    server,
  };
}

const needsReload = ({ documents: { slots, size, lateSlots } }: IndexState) =>
  lateSlots.length > MOST_LATE || (slots - size > MOST_EMPTY.slots && slots - size > slots * MOST_EMPTY.share);

/**
 * Applies committed changes. The cursor only advances past transactions older than any still running, so none that commits
 * later is skipped. Changes after the cursor are applied too, and read again later.
 * @returns how many changes there were, and whether there may be more.
 */
async function takeChanges(client: pg.ClientBase, state: State): Promise<{ count: number; isMore: boolean }> {
  const askedAt = performance.now();
  const rows = await rawQuery<{ xid: string; seq: string; position_id: string; is_settled: string }>(
    client,
    `SELECT xid::text, seq::text, position_id, (xid < pg_snapshot_xmin(pg_current_snapshot()))::text AS is_settled
     FROM search_changes WHERE (xid, seq) > ($1::xid8, $2::bigint) ORDER BY xid, seq LIMIT ${AT_ONCE}`,
    [state.current.cursor.xid, state.current.cursor.seq],
  );
  const fresh = rows.filter(({ seq }) => !state.ahead.has(seq));
  if (fresh.length > 0) {
    const { documents, dictionary } = state.current;
    const ids = [...new Set(fresh.map(({ position_id }) => position_id))];
    for (const { id, document } of await readDocuments(client, dictionary, ids)) {
      if (document) documents.put(document);
      else documents.drop(id);
    }
    await documents.wordUnions.learn(dictionary, documents.slots);
  }
  const settled = rows.filter(({ is_settled }) => is_settled === 'true');
  const last = settled.at(-1);
  if (last) state.current.cursor = { xid: last.xid, seq: last.seq };
  state.ahead = new Set(rows.slice(settled.length).map(({ seq }) => seq));
  const isFull = rows.length === AT_ONCE;
  if (!isFull) state.current.upTo = askedAt;
  return { count: fresh.length, isMore: isFull && settled.length > 0 };
}
