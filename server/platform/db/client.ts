import { Kysely } from 'kysely';
import pg from 'pg';
import { describeError, log } from '../log.ts';
import { PreparingDialect } from './dialect.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;

const IDLE_MS = 30_000;
const CONNECT_WITHIN_MS = 10_000;

// Type 20 is bigint. Our sizes and counts fit a JavaScript number.
pg.types.setTypeParser(20, Number);

/** Creates one pool for Kysely, which runs most statements, and for prepared statements on hot paths. */
export function createDatabase(url: string, max = 20): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // The next query replaces a connection that the database has dropped.
  const lost = (error: Error) =>
    pool.ending || log('error', 'a database connection was lost', { err: describeError(error) });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return { db: new Kysely<DB>({ dialect: new PreparingDialect(pool) }), pool };
}
