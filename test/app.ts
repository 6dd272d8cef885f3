import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { createContext } from '#server/create-context.ts';
import { readEnv } from '#server/platform/env.ts';
import { createServer } from '#server/server.ts';
import { TEMPLATE } from './postgres.ts';

/** A fresh database from the template; dropped after the file's tests. */
export async function createTestDatabase(): Promise<string> {
  const admin = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await client.end();
  return admin.replace(/closeup$/, name);
}

/** The product's own context on a fresh database and folder. */
export async function createTestContext(settings: Record<string, string> = {}, clock?: () => Date): Promise<Context> {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-test-'));
  const url = await createTestDatabase();
  const app = await createContext(
    readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', ...settings }),
    url,
    clock,
  );
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return app;
}

export async function createTestServer(app: Context): Promise<FastifyInstance> {
  const server = await createServer(app);
  afterAll(() => server.close());
  return server;
}
