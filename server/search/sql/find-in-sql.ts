import type pg from 'pg';
import { SEARCH_COUNT_CAP, type ResultCount, type SearchQuery } from '#contract/search/query.ts';
import { type SearchOrder } from '#contract/search/search.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import { type Condition, type Conditions, conditionsOf, matching, tagsIn } from './conditions.ts';
import { LIMIT, walkOrder, walksByRelevance, walksByScore } from './walks.ts';
import type { Cursor } from '../../platform/db/keyset.ts';
import type { Dictionary } from '../query/dictionary.ts';
import { makeQueryPlan, type QueryPlan } from '../query/query-plan.ts';
import { choosePlan, type Understood } from '../reading/choose-plan.ts';
import { amongThoseWithoutFeedback, asksForFeedback, scorePartInSql } from '../flags.ts';
import { type Asker, viewedInSql } from '../advanced-filters.ts';
import { notExcluded } from '../../visibility/excluded.ts';

/** What a company searches for. */
export interface Asked extends Asker {
  query: SearchQuery;
  after: Cursor | undefined;
  /** Orders by this score, or by publication alone, instead of relevance. */
  sort?: SearchOrder | undefined;
}

/** A page of positions, the cursor of the last one if more follow, counts, and how the text was interpreted. */
export interface Found extends Understood {
  ids: string[];
  next: Cursor | null;
  count: ResultCount;
  withoutAiFeedback: ResultCount | null;
}

const NONE: ResultCount = { total: 0, isCapped: false };

/** Up to this many expected results are fetched in one query. */
const FEW = 5000;

/** Answers a search from Postgres, counting up to the cap. @param few up to this many expected results are fetched in one query */
export async function findInSql(
  pool: pg.Pool,
  dictionary: Dictionary,
  { query, after, sort: order, ...asker }: Asked,
  few = FEW,
): Promise<Found> {
  const further = await furtherOf(pool, asker);
  const isByDate = order === 'newest';
  const sort = isByDate ? undefined : order;
  const visible = (plan: QueryPlan) => {
    const all = conditionsOf(dictionary, plan);
    const conditions = isByDate ? { ...all, ranks: [all.all] } : all;
    return further.length === 0 ? conditions : withConditions(conditions, further);
  };
  const pageOf = (plan: QueryPlan) => {
    const conditions = visible(plan);
    return conditions.expected <= few
      ? findFew(pool, conditions, after, sort)
      : findMany(pool, dictionary, conditions, after, sort);
  };
  const choosing = choosePlan(dictionary, query);
  let answer: { plan: QueryPlan; page: Awaited<ReturnType<typeof pageOf>> } | undefined;
  let step = choosing.next();
  while (!step.done) {
    const { plan, isAnswer } = step.value;
    if (isAnswer) answer = { plan, page: await pageOf(plan) };
    step = choosing.next((isAnswer ? answer!.page.count : await countUpToCap(pool, visible(plan).all)).total);
  }
  const { plan, asking, ...understood } = step.value;
  const { found, count } =
    plan === undefined
      ? { found: [] as Cursor[], count: NONE }
      : answer?.plan === plan
        ? answer.page
        : await pageOf(plan);
  const others =
    asking && asksForFeedback(query) ? makeQueryPlan(dictionary, amongThoseWithoutFeedback(query), asking) : undefined;
  const withoutAiFeedback = others
    ? await countUpToCap(pool, visible(others).all)
    : asksForFeedback(query)
      ? NONE
      : null;
  const page = found.slice(0, SEARCH_PAGE_SIZE);
  return {
    ids: page.map(({ id }) => id),
    next: found.length > SEARCH_PAGE_SIZE ? page.at(-1)! : null,
    count,
    withoutAiFeedback,
    ...understood,
  };
}

/** The conditions on talent_search that depend on who asks. */
export async function furtherOf(pool: pg.Pool, { viewed, ...excluded }: Asker): Promise<string[]> {
  const included = await notExcluded(pool, excluded);
  return [...(included === null ? [] : [included]), ...(viewed ? [viewedInSql(viewed)] : [])];
}

/** Adds conditions, which voids the guaranteed minimum count. */
function withConditions(conditions: Conditions, added: readonly string[]): Conditions {
  const add = (condition: Condition | null) => ({
    indexed: condition?.indexed ?? [],
    checked: condition?.checked ?? null,
    further: [...(condition?.further ?? []), ...added],
    share: condition?.share ?? 1,
  });
  return { ...conditions, all: add(conditions.all), ranks: conditions.ranks.map(add), atLeast: 0 };
}

/** Few expected results: one query finds, sorts and counts them all. */
async function findFew(pool: pg.Pool, { all, ranks }: Conditions, after: Cursor | undefined, sort?: ScoreName) {
  const rank = ranks.length === 1 ? '0' : `CASE WHEN tags @@ '${tagsIn(ranks[0]!)}'::query_int THEN 0 ELSE 1 END`;
  const part = sort ? scorePartInSql(sort) : `CASE WHEN boosted THEN 0 ELSE ${ranks.length} END + ${rank}`;
  const place = after ? 'WHERE part > $3 OR (part = $3 AND (at, id) < ($1::timestamptz, $2::uuid))' : '';
  const { rows } = await pool.query<{ part: number; at: string; id: string; matches: number }>(
    `SELECT part, at::text AS at, id, matches FROM (
       SELECT ${part} AS part, updated_at AS at, position_id AS id, count(*) OVER () AS matches
       FROM talent_search WHERE true ${matching(all)}) AS matching
     ${place} ORDER BY part, matching.at DESC, id DESC LIMIT ${LIMIT}`,
    after ? [after.at, after.id, after.part] : [],
  );
  return { found: rows, count: rows[0] ? capped(rows[0].matches) : after ? await countUpToCap(pool, all) : NONE };
}

/** Many expected results: a walk along the order index finds the first ones, and counting stops at the cap. */
async function findMany(
  pool: pg.Pool,
  { documents, boostedShare }: Dictionary,
  conditions: Conditions,
  after: Cursor | undefined,
  sort?: ScoreName,
) {
  const boosted = documents * boostedShare;
  const [found, count] = await Promise.all([
    walkOrder(pool, sort ? walksByScore(sort, conditions.all) : walksByRelevance(conditions.ranks, boosted), after),
    conditions.atLeast > SEARCH_COUNT_CAP ? capped(conditions.atLeast) : countUpToCap(pool, conditions.all),
  ]);
  return { found, count };
}

async function countUpToCap(pool: pg.Pool, all: Condition | null) {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM (SELECT FROM talent_search WHERE true ${matching(all)} LIMIT ${SEARCH_COUNT_CAP + 1}) AS matching`,
  );
  return capped(rows[0]!.count);
}

const capped = (count: number): ResultCount => ({
  total: Math.floor(Math.min(count, SEARCH_COUNT_CAP)),
  isCapped: count > SEARCH_COUNT_CAP,
});
