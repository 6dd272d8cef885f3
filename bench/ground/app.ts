import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#server/platform/context.ts';
import { createContext } from '#server/create-context.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { readEnv } from '#server/platform/env.ts';
import { migrateJobs } from '#server/platform/jobs/worker.ts';

/** The product's context on its own Postgres, kept in .cache between runs. */
export async function openApp(
  name: string,
  settings: Record<string, string> = {},
): Promise<{ app: Context; url: string; close(): Promise<void> }> {
  const folder = join(import.meta.dirname, '..', '..', '.cache', name);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded(folder);
  await migrate(postgres.url);
  await migrateJobs(postgres.url);
  const app = await createContext(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...settings }), postgres.url);
  return {
    app,
    url: postgres.url,
    async close() {
      await app.close();
      await postgres.stop();
    },
  };
}
