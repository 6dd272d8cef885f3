import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateJobs } from '#server/platform/jobs/worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'closeup_template';

/** One Postgres for the whole run, kept between runs in .cache; each test file gets a database of its own from a template. */
export default async function setup(project: TestProject) {
  const folder = join(import.meta.dirname, '..', '.cache', 'test-postgres');
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded(folder, [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
  ]);
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' OR datname = '${TEMPLATE}'`,
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = postgres.url.replace(/closeup$/, TEMPLATE);
  await migrate(template);
  await migrateJobs(template);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
