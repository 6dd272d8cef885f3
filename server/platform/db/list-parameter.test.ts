import { beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { createTestContext } from '#test/fixtures/app.ts';
import type { Context } from '../context.ts';
import { listParameter } from './list-parameter.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

const RUNS = 12;
const TEXT =
  'SELECT DISTINCT relname FROM pg_class c JOIN pg_attribute a ON attrelid = c.oid JOIN pg_type t ON t.oid = atttypid WHERE c.oid = ANY($1::oid[])';

/** Runs a prepared statement with a list of one, and returns how often Postgres has planned it. */
async function plansOf(client: pg.PoolClient, name: string, list: string[]): Promise<number> {
  for (let run = 0; run < RUNS; run++) {
    const { rows } = await client.query<{ relname: string }>({ name, text: TEXT, values: [list] });
    expect(rows).toEqual([{ relname: 'pg_class' }]);
  }
  const { rows } = await client.query('SELECT custom_plans FROM pg_prepared_statements WHERE name = $1', [name]);
  return Number(rows[0].custom_plans);
}

test('a short list is planned once, and finds the same rows', async () => {
  const client = await app.pool.connect();
  try {
    const { rows } = await client.query<{ oid: string }>(`SELECT 'pg_class'::regclass::oid::text AS oid`);
    const list = [rows[0]!.oid];
    expect(await plansOf(client, 'short', list)).toBe(RUNS);
    expect(await plansOf(client, 'padded', listParameter(list))).toBeLessThan(RUNS);
  } finally {
    client.release();
  }
});

test('an empty list stays empty, and a long one as it is', () => {
  expect(listParameter([])).toEqual([]);
  const long = Array.from({ length: 12 }, (_, index) => index);
  expect(listParameter(long)).toEqual(long);
});
