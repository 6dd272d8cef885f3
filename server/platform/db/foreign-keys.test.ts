import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import type { Context } from '../context.ts';

/**
 * An index serves a foreign key if it starts with the key's columns and, when partial, leaves out only rows where the key is null.
 */
const WITHOUT_INDEX = `
  SELECT k.conrelid::regclass || '(' || string_agg(a.attname, ', ' ORDER BY c.place) || ')' AS key
  FROM pg_constraint k
  CROSS JOIN unnest(k.conkey) WITH ORDINALITY AS c(number, place)
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = c.number
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index i
    WHERE i.indrelid = k.conrelid AND i.indisvalid
      AND (SELECT array_agg(n ORDER BY n) FROM unnest(k.conkey) n)
        = (SELECT array_agg(n ORDER BY n) FROM unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) n)
      AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || (
        SELECT attname FROM pg_attribute WHERE attrelid = k.conrelid AND attnum = k.conkey[1]) || ' IS NOT NULL)'))
  GROUP BY k.oid, k.conrelid ORDER BY 1`;

async function withoutIndex({ pool }: Pick<Context, 'pool'>) {
  const { rows } = await pool.query<{ key: string }>(WITHOUT_INDEX);
  return rows.map(({ key }) => key);
}

test('every foreign key has an index, so that deleting the row it refers to scans no whole table', async () => {
  const app = await createTestContext();
  expect(await withoutIndex(app)).toEqual([]);
  await app.pool.query(`
    CREATE TABLE visits (host uuid REFERENCES users(id), guest uuid REFERENCES users(id));
    CREATE INDEX ON visits(host) WHERE guest IS NOT NULL;
    CREATE INDEX ON visits(guest) WHERE guest IS NOT NULL`);
  expect(await withoutIndex(app)).toEqual(['visits(host)']);
});
