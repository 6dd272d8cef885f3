import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describeError, log } from '../log.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;

// Sizes and counts fit a JavaScript number; bigint columns (20) come as numbers.
pg.types.setTypeParser(20, Number);

/** One pool for both: Kysely for most statements, the pool itself for prepared ones on hot paths. */
export function createDatabase(url: string, max = 20): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  // A connection that the database drops is replaced by the next query.
  const lost = (error: Error) =>
    pool.ending || log('error', 'a database connection was lost', { err: describeError(error) });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
