import type pg from 'pg';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Slots } from './limits/slots.ts';
import type { Publish } from './live/publish.ts';
import type { Mailer } from './mail/transport.ts';
import type { Storage } from './storage/storage.ts';

/**
 * Everything a verb may need, built once (`server/create-context.ts`) and passed explicitly. A noun adds what it owns beside
 * that thing: `declare module '../platform/context.ts' { interface Context { … } }`.
 */
export interface Context {
  env: Env;
  db: Database;
  pool: pg.Pool;
  storage: Storage;
  mailer: Mailer;
  publish: Publish;
  limiter: Limiter;
  /** What runs at once in this process. */
  exports: Slots;
  uploads: Slots;
  clock: () => Date;
  close(): Promise<void>;
}
