import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import type { Asked, Found } from '../sql/find-in-sql.ts';
import type { TagCounts } from '../sql/count-in-sql.ts';
import type { Asker } from '../advanced-filters.ts';
import { countTags } from './count-tags.ts';
import { type Change, type IndexState, followChanges } from './change-stream.ts';
import { choose, findIn, type Ready, rehearse } from './find.ts';
import { Matcher } from './matcher.ts';
import { nearest, type NearestLimits, type Wanted } from './nearest.ts';

/** All search documents in the memory of this process. Answers are exact; undefined while the index is not up to date. */
export interface SearchIndex {
  /** Loads all documents and follows changes in the background. */
  start(): void;
  stop(): Promise<void>;
  find(asked: Asked): Found | undefined;
  /** Yields to other requests while it counts. */
  countTags(query: SearchQuery, asker: Asker): Promise<TagCounts | undefined>;
  /** The ids of the documents nearest to what is wanted, and the last change that the answer includes. */
  nearest(wanted: Wanted, limits: NearestLimits): { ids: string[]; upTo: Change } | undefined;
  /** Waits until everything committed so far is included, but no longer than answers may be stale. */
  catchUp(): Promise<void>;
  status(): IndexStatus;
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Answers searches instead of Postgres once started. */
    searchIndex: SearchIndex;
  }
}

export interface IndexStatus {
  documents: number;
  bytes: number;
  /** How long ago the index was up to date; Infinity while it loads. */
  lagMs: number;
  isInUse: boolean;
}

/** Leaves 500 ms of the promised freshness for reading the cards. */
const MOST_LAG_MS = SEARCH_STALE_MS - 500;
const POLL_MS = 5;
/** How many searches keep their counts until a document changes. */
const COUNTED_MAX = 100;

export function createSearchIndex(databaseUrl: string): SearchIndex {
  const stopping = new AbortController();
  let following: Promise<void> | undefined;
  let state: IndexState | null = null;
  let matcher: Matcher | null = null;
  const counted = new LRUCache<string, { version: number; counts: Promise<TagCounts> }>({ max: COUNTED_MAX });
  const publish = async (next: IndexState | null) => {
    if (next?.documents !== state?.documents) {
      matcher = next && new Matcher(next.documents);
      counted.clear();
    }
    if (next && matcher) await rehearse({ ...next, matcher });
    state = next;
  };
  const lagMs = () => (state ? performance.now() - state.upTo : Infinity);
  const current = () => (state && matcher && lagMs() <= MOST_LAG_MS ? { ...state, matcher } : undefined);
  return {
    start() {
      following ??= followChanges(databaseUrl, stopping.signal, publish);
    },
    async stop() {
      stopping.abort();
      await following;
      await publish(null);
    },
    find(asked) {
      const index = current();
      return index && findIn(index, asked);
    },
    async countTags(query, asker) {
      const index = current();
      if (!index) return undefined;
      // A company's viewed positions can be a long list, and no other company shares it, so these counts aren't cached.
      if (asker.viewed) return countIn(index, query, asker);
      const key = JSON.stringify([query, index.matcher.isWhole(asker) ? null : asker]);
      const { version } = index.documents;
      const known = counted.get(key);
      if (known?.version === version) return known.counts;
      const counts = countIn(index, query, asker);
      counted.set(key, { version, counts });
      counts.catch(() => counted.delete(key));
      return counts;
    },
    nearest(wanted, limits) {
      const index = current();
      return index && { ids: nearest(index.documents, wanted, limits), upTo: index.cursor };
    },
    async catchUp() {
      const committed = performance.now();
      while (state && state.upTo < committed && performance.now() - committed < SEARCH_STALE_MS) await sleep(POLL_MS);
    },
    status: () => ({
      documents: state?.documents.size ?? 0,
      bytes: state?.documents.bytes ?? 0,
      lagMs: lagMs(),
      isInUse: current() !== undefined,
    }),
  };
}

async function countIn(index: Ready, query: SearchQuery, asker: Asker): Promise<TagCounts> {
  const { chosen, matches } = choose(index, query, asker);
  const { plan } = chosen;
  if (!plan) return { total: 0, counts: new Map(), isSampled: false };
  const all = matches?.length === 1 ? matches[0]! : index.matcher.match(plan, asker);
  return { total: all.size, counts: await countTags(index.documents, index.dictionary, all), isSampled: false };
}
