import type pg from 'pg';
import { SEARCH_COUNT_CAP, type SearchQuery } from '#contract/search/query.ts';
import { conditionsOf, matching } from './conditions.ts';
import { furtherOf } from './find-in-sql.ts';
import { type Dictionary, type Term, isCounted } from '../query/dictionary.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { choosePlan } from '../reading/choose-plan.ts';
import type { Asker } from '../advanced-filters.ts';

/** The number of matches that carry each term. */
export interface TagCounts {
  total: number;
  counts: ReadonlyMap<Term, number>;
  /** Whether only a sample of the matches was counted. */
  isSampled: boolean;
}

/** At most this many matches are counted. Postgres only answers for the few seconds in which the index is behind. */
const SAMPLE = 20_000;

/** Counts how many matches carry each term. Beyond the sample size, counts cover only the sample. */
export async function countTagsInSql(
  pool: pg.Pool,
  dictionary: Dictionary,
  query: SearchQuery,
  asker: Asker,
): Promise<TagCounts> {
  const further = await furtherOf(pool, asker);
  const count = async (plan: QueryPlan) => {
    const { rows } = await pool.query<{ id: number; count: number }>(
      `WITH matching AS MATERIALIZED (SELECT tags FROM talent_search
         WHERE true ${matching(conditionsOf(dictionary, plan).all)} ${further.map((part) => `AND ${part}`).join(' ')} LIMIT ${SAMPLE + 1})
       SELECT 0 AS id, count(*) FROM matching
       UNION ALL SELECT id, count(*) FROM matching, unnest(tags) AS id WHERE id > 0 GROUP BY id`,
    );
    return rows;
  };
  const choosing = choosePlan(dictionary, query);
  let answer: { plan: QueryPlan; rows: Awaited<ReturnType<typeof count>> } | undefined;
  let step = choosing.next();
  while (!step.done) {
    answer = { plan: step.value.plan, rows: await count(step.value.plan) };
    const { count: found } = answer.rows.find(({ id }) => id === 0)!;
    step = choosing.next(Math.min(found, SEARCH_COUNT_CAP));
  }
  const { plan } = step.value;
  if (!plan) return { total: 0, counts: new Map(), isSampled: false };
  const rows = answer?.plan === plan ? answer.rows : await count(plan);
  const counts = new Map<Term, number>();
  let total = 0;
  for (const { id, count } of rows) {
    const term = dictionary.get(id);
    if (id === 0) total = count;
    else if (term && isCounted(term)) counts.set(term, count);
  }
  return { total, counts, isSampled: total > SAMPLE };
}
