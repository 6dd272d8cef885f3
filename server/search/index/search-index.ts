import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import { SEARCH_STALE_MS } from '#contract/search/search.ts';
import { SEARCH_COUNT_CAP, type SearchQuery } from '#contract/search/query.ts';
import type { Asked, Found } from '../sql/find-in-sql.ts';
import type { TagCounts } from '../sql/count-in-sql.ts';
import type { Asker } from '../advanced-filters.ts';
import { amongThoseWithoutFeedback, asksForFeedback } from '../flags.ts';
import { makeQueryPlan, type QueryPlan } from '../query/query-plan.ts';
import { choosePlan } from '../reading/choose-plan.ts';
import { countTags } from './count-tags.ts';
import { type Change, type IndexState, followChanges } from './change-stream.ts';
import { Matcher } from './matcher.ts';
import { nearest, type NearestLimits, type Wanted } from './nearest.ts';
import { byRelevance, byScore } from './orders.ts';
import { pageOf } from './page.ts';
import type { Matches } from './postings.ts';
import { cursorOf } from './place.ts';

/** All search documents in the memory of this process. Answers are exact, or undefined while the index is not up to date. */
export interface SearchIndex {
  /** Loads all documents and follows changes in the background. */
  start(): void;
  stop(): Promise<void>;
  find(asked: Asked): Found | undefined;
  /** Yields to other requests while it counts. */
  countTags(query: SearchQuery, asker: Asker): Promise<TagCounts | undefined>;
  /** The ids of the documents nearest to what is wanted, and the change up to which they are known. */
  nearest(wanted: Wanted, limits: NearestLimits): { ids: string[]; upTo: Change } | undefined;
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
    async countTags(query, asker) {
      const index = current();
      if (!index) return undefined;
      const { plan, matches } = choose(index, query, asker);
      if (!plan) return { total: 0, counts: new Map(), isSampled: false };
      const all = matches?.length === 1 ? matches[0]! : index.matcher.match(plan, asker);
      return { total: all.size, counts: await countTags(index.documents, index.dictionary, all), isSampled: false };
    },
    nearest(wanted, limits) {
      const index = current();
      return index && { ids: nearest(index.documents, wanted, limits), upTo: index.cursor };
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

function findIn(ready: Ready, { query, after, sort, ...asker }: Asked): Found {
  const { documents, dictionary, matcher } = ready;
  const { plan, asking, matches: found, ...understood } = choose(ready, query, asker);
  const score = sort === 'newest' ? undefined : sort;
  const matches = !plan ? [] : score ? [matcher.match(plan, asker)] : (found ?? matcher.matchDisjoint(plan, asker));
  const firstTitles = sort === 'newest' ? null : plan?.firstTitles;
  const order =
    plan && (score ? byScore(documents, score, matches[0]!) : byRelevance(documents, firstTitles ?? null, matches));
  const page = order && pageOf(documents, matches, order, after, SEARCH_PAGE_SIZE);
  const { slots, part, isMore } = page ?? { slots: [], part: 0, isMore: false };
  const total = matches.reduce((sum, { size }) => sum + size, 0);
  const others =
    asking && asksForFeedback(query) ? makeQueryPlan(dictionary, amongThoseWithoutFeedback(query), asking) : undefined;
  const left = others ? matcher.match(others, asker).size : 0;
  return {
    ids: slots.map((slot) => documents.ids.get(slot)),
    next: isMore ? cursorOf(documents, slots.at(-1)!, part) : null,
    count: { total, isCapped: false },
    withoutAiFeedback: asksForFeedback(query) ? { total: left, isCapped: false } : null,
    ...understood,
  };
}

/** The plan that answers a search, with its matches if they were found on the way. */
function choose({ dictionary, matcher }: Ready, query: SearchQuery, asker: Asker) {
  const choosing = choosePlan(dictionary, query);
  let answer: { plan: QueryPlan; matches: Matches[] } | undefined;
  let step = choosing.next();
  while (!step.done) {
    const { plan, isAnswer } = step.value;
    const matches = isAnswer ? matcher.matchDisjoint(plan, asker) : [matcher.match(plan, asker)];
    answer = isAnswer ? { plan, matches } : undefined;
    step = choosing.next(
      Math.min(
        matches.reduce((sum, { size }) => sum + size, 0),
        SEARCH_COUNT_CAP,
      ),
    );
  }
  return { ...step.value, matches: answer?.plan === step.value.plan ? answer?.matches : undefined };
}
