import type pg from 'pg';
import { SEARCH_COUNT_CAP, SEARCH_PAGE_SIZE } from '#contract/constants.ts';
import type { SearchQuery, TalentCard } from '#contract/search.ts';
import type { Context } from '../context.ts';
import { readCards } from './cards.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { loadDictionary } from './dictionary.ts';

export interface FoundTalents {
  items: TalentCard[];
  nextCursor: string | null;
  /** Exact up to the cap. */
  count: { total: number; isCapped: boolean };
  correctedTo: string[];
}

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
  const [found, count] = await Promise.all([
    findPage(context.pool, conditions, after),
    countUpToCap(context.pool, conditions),
  ]);
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

/**
 * The ids of a page and one more. The order is cut into parts (boosted or not, by rank), each a walk along one index;
 * Postgres runs the branches of a UNION ALL in turn and stops at the limit, so later parts cost nothing once a page is full.
 */
export async function findPage(pool: pg.Pool, { ranks }: Conditions, after: Cursor | undefined): Promise<Cursor[]> {
  const limit = SEARCH_PAGE_SIZE + 1;
  const parts = ['boosted', 'NOT boosted'].flatMap((boosted) => ranks.map((rank) => ({ boosted, rank })));
  const branches = parts.map(({ boosted, rank }, part) => {
    if (after && part < after.part) return null;
    const place = after?.part === part ? 'AND (updated_at, position_id) < ($1::timestamptz, $2::uuid)' : '';
    return `(SELECT ${part} AS part, updated_at::text AS at, position_id AS id FROM talent_search
      WHERE ${boosted} ${matching(rank)} ${place} ORDER BY updated_at DESC, position_id DESC LIMIT ${limit})`;
  });
  const asked = branches.filter((branch) => branch !== null);
  if (asked.length === 0) return [];
  const { rows } = await pool.query<Cursor>(
    `${asked.join(' UNION ALL ')} LIMIT ${limit}`,
    after ? [after.at, after.id] : [],
  );
  return rows;
}

export async function countUpToCap(pool: pg.Pool, { all }: Conditions) {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM (SELECT FROM talent_search WHERE true ${matching(all)} LIMIT ${SEARCH_COUNT_CAP + 1}) AS matching`,
  );
  const { count } = rows[0]!;
  return { total: Math.min(count, SEARCH_COUNT_CAP), isCapped: count > SEARCH_COUNT_CAP };
}

/** Conditions hold digits and signs only. Written out, so that each is planned for what it asks. */
const matching = (condition: string | null) => (condition === null ? '' : `AND tags @@ '${condition}'::query_int`);
