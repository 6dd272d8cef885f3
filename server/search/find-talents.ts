import type pg from 'pg';
import { SEARCH_COUNT_CAP, SEARCH_PAGE_SIZE } from '#contract/constants.ts';
import type { SearchQuery, TalentCard } from '#contract/search.ts';
import type { Context } from '../context.ts';
import { readCards } from './cards.ts';
import { type Condition, type Conditions, conditionsOf } from './conditions.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { loadDictionary } from './dictionary.ts';

export interface FoundTalents {
  items: TalentCard[];
  nextCursor: string | null;
  /** Exact up to the cap. */
  count: { total: number; isCapped: boolean };
  correctedTo: string[];
}

/** Up to so many expected results are looked up all at once. */
const FEW = 5000;
const NOTHING: FoundTalents = { items: [], nextCursor: null, count: { total: 0, isCapped: false }, correctedTo: [] };

/**
 * A page of searchable positions: boosted first, then titles before skills, then newest.
 * @throws invalid_input for a cursor that is none
 */
export async function findTalents(
  context: Pick<Context, 'pool' | 'storage'>,
  { cursor, ...query }: SearchQuery & { cursor?: string | undefined },
): Promise<FoundTalents> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const conditions = conditionsOf(await loadDictionary(context.pool), query);
  if (!conditions) return NOTHING;
  const { found, count } = await (conditions.expected <= FEW
    ? findFew(context.pool, conditions, after)
    : findMany(context.pool, conditions, after));
  const page = found.slice(0, SEARCH_PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: await readCards(
      context,
      page.map(({ id }) => id),
    ),
    nextCursor: found.length > SEARCH_PAGE_SIZE && last ? writeCursor(last) : null,
    count,
    correctedTo: conditions.correctedTo,
  };
}

interface Found {
  /** A page and one more. */
  found: Cursor[];
  count: FoundTalents['count'];
}

const LIMIT = SEARCH_PAGE_SIZE + 1;

/** Few results: one look-up finds them all, sorts them and counts them. */
async function findFew(pool: pg.Pool, { all, ranks }: Conditions, after: Cursor | undefined): Promise<Found> {
  const rank = ranks.length === 1 ? '0' : `CASE WHEN tags @@ '${wholeOf(ranks[0]!)}'::query_int THEN 0 ELSE 1 END`;
  const place = after ? 'WHERE part > $3 OR (part = $3 AND (at, id) < ($1::timestamptz, $2::uuid))' : '';
  const { rows } = await pool.query<{ part: number; at: string; id: string; matches: number }>(
    `SELECT part, at::text AS at, id, matches FROM (
       SELECT CASE WHEN boosted THEN 0 ELSE ${ranks.length} END + ${rank} AS part, updated_at AS at, position_id AS id, count(*) OVER () AS matches
       FROM talent_search WHERE true ${matching(all)}) AS matching
     ${place} ORDER BY part, matching.at DESC, id DESC LIMIT ${LIMIT}`,
    after ? [after.at, after.id, after.part] : [],
  );
  return { found: rows, count: rows[0] ? capped(rows[0].matches) : after ? await countUpToCap(pool, all) : capped(0) };
}

/** Many results: a walk along the order finds the first, and counting stops at the cap. */
async function findMany(pool: pg.Pool, conditions: Conditions, after: Cursor | undefined): Promise<Found> {
  const [found, count] = await Promise.all([
    walkOrder(pool, conditions, after),
    conditions.atLeast > SEARCH_COUNT_CAP ? capped(conditions.atLeast) : countUpToCap(pool, conditions.all),
  ]);
  return { found, count };
}

/**
 * The order is cut into parts (boosted or not, by rank), each a walk along one index; Postgres runs the branches of a UNION ALL in
 * turn and stops at the limit, so later parts cost nothing once a page is full.
 */
async function walkOrder(pool: pg.Pool, { ranks }: Conditions, after: Cursor | undefined): Promise<Cursor[]> {
  const parts = ['boosted', 'NOT boosted'].flatMap((boosted) => ranks.map((rank) => ({ boosted, rank })));
  const branches = parts.map(({ boosted, rank }, part) => {
    if (after && part < after.part) return null;
    const place = after?.part === part ? 'AND (updated_at, position_id) < ($1::timestamptz, $2::uuid)' : '';
    return `(SELECT ${part} AS part, updated_at::text AS at, position_id AS id FROM talent_search
      WHERE ${boosted} ${matching(rank)} ${place} ORDER BY updated_at DESC, position_id DESC LIMIT ${LIMIT})`;
  });
  const asked = branches.filter((branch) => branch !== null);
  if (asked.length === 0) return [];
  const isPlaced = asked.some((branch) => branch.includes('$1'));
  const { rows } = await pool.query<Cursor>(
    `${asked.join(' UNION ALL ')} LIMIT ${LIMIT}`,
    isPlaced ? [after!.at, after!.id] : [],
  );
  return rows;
}

async function countUpToCap(pool: pg.Pool, all: Condition | null) {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM (SELECT FROM talent_search WHERE true ${matching(all)} LIMIT ${SEARCH_COUNT_CAP + 1}) AS matching`,
  );
  return capped(rows[0]!.count);
}

const capped = (count: number) => ({ total: Math.min(count, SEARCH_COUNT_CAP), isCapped: count > SEARCH_COUNT_CAP });

/** Conditions hold digits and signs only. Written out, so that each is planned for what it asks; IS TRUE keeps a check off the index. */
function matching(condition: Condition | null) {
  if (condition === null) return '';
  const check = condition.checked === null ? '' : `AND (tags @@ '${condition.checked}'::query_int) IS TRUE`;
  return `AND tags @@ '${condition.indexed}'::query_int ${check}`;
}

const wholeOf = ({ indexed, checked }: Condition) => (checked === null ? indexed : `${indexed}&${checked}`);
