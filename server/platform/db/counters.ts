import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * Returns counts by name, such as "videos.pending" or "scores.clarity.low". Triggers maintain them in the transaction of
 * each change (`counts_of` in the migrations). A count that was never written is 0.
 */
export async function readCounters(db: Kysely<DB>, names?: readonly string[]): Promise<(name: string) => number> {
  const { rows } = await sql<{ name: string; amount: string }>`
    SELECT name, amount FROM counted ${names ? sql`WHERE name = ANY(${names})` : sql``}`.execute(db);
  const amounts = new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
  return (name) => amounts.get(name) ?? 0;
}

/** A condition that holds when an ordered index has at least this many distinct values, found by skipping from one to the next. */
export const hasDistinct = (least: number, table: string, column: string, where = sql`true`) => {
  const [from, value] = [sql.table(table), sql.ref(column)];
  return sql<boolean>`(WITH RECURSIVE found AS (
      (SELECT ${value} AS value, 1 AS place FROM ${from} WHERE ${where} ORDER BY 1 LIMIT 1)
      UNION ALL SELECT (SELECT ${value} FROM ${from} WHERE ${where} AND ${value} > found.value ORDER BY 1 LIMIT 1), place + 1
      FROM found WHERE place < ${least} AND found.value IS NOT NULL)
    SELECT count(value) >= ${least} FROM found)`;
};

/** Merges the changes into the totals every minute, so that reading a count stays cheap. */
export async function addUpCounters({ db }: { db: Kysely<DB> }) {
  await sql`SELECT add_up_counters()`.execute(db);
}
