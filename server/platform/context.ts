import type pg from 'pg';
import type { Model } from './ai/model.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Slots } from './limits/slots.ts';
import type { Publish } from './live/publish.ts';
import type { Mailer } from './mail/transport.ts';
import type { Storage } from './storage/storage.ts';

/**
 * The services that verbs use. `server/app/create-context.ts` builds them once, and they are passed explicitly. A noun adds its
 * own services with `declare module '../platform/context.ts' { interface Context { … } }`.
 */
export interface Context {
  env: Env;
  db: Database;
  pool: pg.Pool;
  storage: Storage;
  mailer: Mailer;
  /** The operator's language model; null if none is set. */
  model: Model | null;
  publish: Publish;
  limiter: Limiter;
  /** Limits on concurrent work in this process. */
  exports: Slots;
  uploads: Slots;
  analyses: Slots;
  clock: () => Date;
  close(): Promise<void>;
}
