import type pg from 'pg';
import type { ScoreName } from '#contract/values/feedback.ts';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import type { Cursor } from '../../platform/db/keyset.ts';
import { SCORE_PARTS, UNSCORED_PART, scoreOfPart, scorePartInSql } from '../flags.ts';
import { checkedInOrder, type Condition, matching } from './conditions.ts';

/** One more than a page, to detect whether more follow. */
export const LIMIT = SEARCH_PAGE_SIZE + 1;

/** Consecutive parts of the order that one index serves. */
interface Walk {
  parts: { first: number; last: number };
  /** SQL for the part that a row is in. */
  part: string;
  condition: string;
  /** The score that sorts before publication. */
  score?: string;
}

const BOOSTED = ['boosted', 'NOT boosted'];

/** Up to this many rows are read in order to fill a page; beyond that, Postgres may look up the matches and sort them. */
const MOST_READ = 5000;

/**
 * Postgres costs each row read in order as a random disk read, and would rather look up thousands of matches.
 * @param boosted expected number of boosted documents
 */
export function walksByRelevance(ranks: readonly (Condition | null)[], boosted: number): Walk[] {
  const inOrder = (rank: Condition | null, among: number) =>
    rank && LIMIT / rank.share <= Math.min(MOST_READ, among) ? checkedInOrder(rank) : rank;
  const conditions = [
    ...ranks.map((rank) => `boosted ${matching(inOrder(rank, boosted))}`),
    ...ranks.map((rank) => `NOT boosted ${matching(inOrder(rank, Infinity))}`),
  ];
  return conditions.map((condition, part) => ({ parts: { first: part, last: part }, part: String(part), condition }));
}

export const walksByScore = (name: ScoreName, all: Condition | null): Walk[] =>
  BOOSTED.flatMap((boosted, at) => {
    const first = at * SCORE_PARTS;
    const part = scorePartInSql(name);
    const score = `score_${name}`;
    return [
      {
        parts: { first, last: first + UNSCORED_PART - 1 },
        part,
        condition: `${boosted} AND ${score} IS NOT NULL ${matching(all)}`,
        score,
      },
      {
        parts: { first: first + UNSCORED_PART, last: first + UNSCORED_PART },
        part,
        condition: `${boosted} AND ${score} IS NULL ${matching(all)}`,
      },
    ];
  });

/**
 * Returns the first positions of the walks after a cursor. Postgres runs the branches of a UNION ALL in turn and stops at
 * the limit, so later walks cost nothing once a page is full.
 */
export async function walkOrder(pool: pg.Pool, walks: Walk[], after: Cursor | undefined): Promise<Cursor[]> {
  const left = walks.filter(({ parts }) => !after || after.part <= parts.last);
  if (left.length === 0) return [];
  const isWithin = after !== undefined && left[0]!.parts.first <= after.part;
  const branches = left.map(({ part, condition, score }, at) => {
    const columns = [...(score ? [score] : []), 'updated_at', 'position_id'];
    const place = [...(score ? ['$3::real'] : []), '$1::timestamptz', '$2::uuid'].join(', ');
    return `(SELECT ${part} AS part, updated_at::text AS at, position_id AS id FROM talent_search
      WHERE ${condition} ${isWithin && at === 0 ? `AND (${columns.join(', ')}) < (${place})` : ''}
      ORDER BY ${columns.map((column) => `${column} DESC`).join(', ')} LIMIT ${LIMIT})`;
  });
  const values = isWithin ? [after.at, after.id, ...(left[0]!.score ? [scoreOfPart(after.part)] : [])] : [];
  const { rows } = await pool.query<Cursor>(
    `SELECT * FROM (${branches.join(' UNION ALL ')}) AS walked LIMIT ${LIMIT}`,
    values,
  );
  return rows;
}
