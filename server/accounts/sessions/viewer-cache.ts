import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

export const CHANGES_LISTENER = 'closeup viewer changes';

/** How often the connection is checked. Once a check is answered, everything committed before it has been received. */
const CHECK_EVERY_MS = 200;
/** Without an answer for this long, nothing is served from memory. */
const TRUSTED_MS = 800;
const KEPT_MAX = 20_000;
const KEPT_MS = MINUTE_MS;

/** A viewer, and the data that decides whether its session has ended. */
export interface SessionViewer {
  viewer: Viewer;
  seenAt: Date;
  expiresAt: Date;
  isRemembered: boolean;
}

/** The viewers of recent sessions in the memory of this process, by the hash of the session's token. */
export interface ViewerCache {
  /** Follows changes in the background. Nothing is cached before. */
  start(): void;
  stop(): Promise<void>;
  find(tokenHash: string): SessionViewer | undefined;
  /** Reads a viewer and caches it, unless anything has changed in the meantime. */
  keep(tokenHash: string, read: () => Promise<SessionViewer | null>): Promise<SessionViewer | null>;
  forget(userId: string): void;
}

declare module '../../platform/context.ts' {
  interface Context {
    viewers: ViewerCache;
  }
}

/**
 * Triggers report every end of a session and every change of its account, so that it takes effect in every process within a second.
 */
export function createViewerCache(databaseUrl: string): ViewerCache {
  const stopping = new AbortController();
  const hashesOf = new Map<string, Set<string>>();
  const kept = new LRUCache<string, SessionViewer>({
    max: KEPT_MAX,
    ttl: KEPT_MS,
    dispose: ({ viewer }, hash) => {
      const hashes = hashesOf.get(viewer.userId);
      if (hashes?.delete(hash) && hashes.size === 0) hashesOf.delete(viewer.userId);
    },
  });
  let following: Promise<void> | undefined;
  let trustedUntil = -Infinity;
  let changes = 0;
  const isTrusted = () => performance.now() < trustedUntil;
  const forget = (userId: string) => {
    changes++;
    for (const hash of hashesOf.get(userId) ?? []) kept.delete(hash);
  };
  const distrust = () => {
    trustedUntil = -Infinity;
    changes++;
    kept.clear();
  };

  async function follow() {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        application_name: CHANGES_LISTENER,
        connectionTimeoutMillis: 2000,
        query_timeout: TRUSTED_MS,
      });
      client.on('error', distrust).on('end', distrust);
      client.on('notification', ({ payload }) => payload && forget(payload));
      try {
        await client.connect();
        await client.query('LISTEN closeup_viewers');
        while (!stopping.signal.aborted) {
          const askedAt = performance.now();
          await client.query('SELECT');
          trustedUntil = askedAt + TRUSTED_MS;
          await sleep(CHECK_EVERY_MS, undefined, { signal: stopping.signal });
        }
      } catch {
        await sleep(CHECK_EVERY_MS);
      } finally {
        distrust();
        await client.end().catch(() => undefined);
      }
    }
  }

  return {
    start: () => void (following ??= follow()),
    async stop() {
      stopping.abort();
      await following;
    },
    find: (tokenHash) => (isTrusted() ? kept.get(tokenHash) : undefined),
    async keep(tokenHash, read) {
      const before = changes;
      const found = await read();
      if (!found || changes !== before || !isTrusted()) return found;
      kept.set(tokenHash, found);
      const hashes = hashesOf.get(found.viewer.userId) ?? new Set();
      hashesOf.set(found.viewer.userId, hashes.add(tokenHash));
      return found;
    },
    forget,
  };
}
