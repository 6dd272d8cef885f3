import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
const LOCK = 727_001;

/** Applies the pending migrations, each in its own transaction. Concurrent starts wait for each other. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations(name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map((row) => row.name));
    const missing = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort();
    for (const name of missing) {
      await client.query('BEGIN');
      await client.query(readFileSync(join(FOLDER, name), 'utf8'));
      await client.query('INSERT INTO migrations(name) VALUES ($1)', [name]);
      await client.query('COMMIT');
    }
    return missing;
  } finally {
    await client.end();
  }
}
