import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { type Asked, type Found, NONE } from '../sql/find-in-sql.ts';
import type { TagCounts } from '../sql/count-in-sql.ts';
import { amongThoseWithoutFeedback, asksForFeedback } from '../flags.ts';
import { queryPlanOf } from '../query/query-plan.ts';
import { countTags } from './count-tags.ts';
import { type IndexState, followChanges } from './change-stream.ts';
import { Matcher } from './matcher.ts';
import { byRelevance, byScore } from './orders.ts';
import { pageOf } from './page.ts';
import { cursorOf } from './place.ts';

/** All search documents in the memory of this process. Answers are exact, or undefined while the index is not up to date. */
export interface SearchIndex {
  /** Loads all documents and follows changes in the background. */
  start(): void;
  stop(): Promise<void>;
  find(asked: Asked): Found | undefined;
  countTags(query: SearchQuery, domains: readonly string[]): TagCounts | undefined;
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

export function createSearchIndex(databaseUrl: string): SearchIndex {
  const stopping = new AbortController();
  let following: Promise<void> | undefined;
  let state: IndexState | null = null;
  let matcher: Matcher | null = null;
  const publish = (next: IndexState | null) => {
    if (next?.documents !== state?.documents) matcher = next && new Matcher(next.documents);
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
      publish(null);
    },
    find(asked) {
      const index = current();
      return index && findIn(index, asked);
    },
    countTags(query, domains) {
      const index = current();
      if (!index) return undefined;
      const plan = queryPlanOf(index.dictionary, query);
      if (!plan) return { total: 0, counts: new Map(), isSampled: false };
      const matches = index.matcher.match(plan, domains);
      return { total: matches.size, counts: countTags(index.documents, index.dictionary, matches), isSampled: false };
    },
    status: () => ({
      documents: state?.documents.size ?? 0,
      bytes: state?.documents.bytes ?? 0,
      lagMs: lagMs(),
      isInUse: current() !== undefined,
    }),
  };
}

type Ready = Pick<IndexState, 'documents' | 'dictionary'> & { matcher: Matcher };

function findIn({ documents, dictionary, matcher }: Ready, { query, domains, after, sort }: Asked): Found {
  const withoutAiFeedback = countWithoutFeedback({ dictionary, matcher }, query, domains);
  const plan = queryPlanOf(dictionary, query);
  if (!plan) return { ids: [], next: null, count: NONE, withoutAiFeedback, correctedTo: [] };
  const matches = sort ? [matcher.match(plan, domains)] : matcher.matchDisjoint(plan, domains);
  const order = sort ? byScore(documents, sort, matches[0]!) : byRelevance(documents, plan.firstTitles, matches);
  const { slots, part, isMore } = pageOf(documents, matches, order, after, SEARCH_PAGE_SIZE);
  return {
    ids: slots.map((slot) => documents.ids.get(slot)),
    next: isMore ? cursorOf(documents, slots.at(-1)!, part) : null,
    count: { total: matches.reduce((sum, { size }) => sum + size, 0), isCapped: false },
    withoutAiFeedback,
    correctedTo: plan.correctedTo,
  };
}

function countWithoutFeedback(
  { dictionary, matcher }: Pick<Ready, 'dictionary' | 'matcher'>,
  query: SearchQuery,
  domains: readonly string[],
) {
  if (!asksForFeedback(query)) return null;
  const others = queryPlanOf(dictionary, amongThoseWithoutFeedback(query));
  return { total: others ? matcher.match(others, domains).size : 0, isCapped: false };
}
