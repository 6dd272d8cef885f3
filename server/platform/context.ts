import type pg from 'pg';
import { createPayments } from '../billing/providers/create-payments.ts';
import { type Mailer, createMailer } from './mail/transport.ts';
import type { Payments } from '../billing/providers/payments.ts';
import { createStorage } from './storage/create-storage.ts';
import type { Storage } from './storage/storage.ts';
import { type Auth, createAuth } from '../accounts/auth.ts';
import { type Database, createDatabase } from './db/client.ts';
import type { Env } from './env.ts';
import { EXPORTS, UPLOADS } from './limits/bounds.ts';
import { type Limiter, createLimiter } from './limits/limiter.ts';
import { type Slots, createSlots } from './limits/slots.ts';
import { type Publish, createPublish } from './live/publish.ts';
import { type SearchIndex, createSearchIndex } from '../search/index/search-index.ts';

/** Everything a verb may need, built once and passed explicitly. */
export interface Context {
  env: Env;
  db: Database;
  pool: pg.Pool;
  storage: Storage;
  mailer: Mailer;
  payments: Payments;
  auth: Auth;
  publish: Publish;
  /** Stands in front of Postgres once started. */
  searchIndex: SearchIndex;
  limiter: Limiter;
  /** What runs at once in this process. */
  exports: Slots;
  uploads: Slots;
  clock: () => Date;
  close(): Promise<void>;
}

export async function createContext(
  env: Env,
  databaseUrl: string,
  clock: () => Date = () => new Date(),
): Promise<Context> {
  const storage = await createStorage(env);
  const { db, pool } = createDatabase(databaseUrl);
  const mailer = createMailer(env);
  const searchIndex = createSearchIndex(databaseUrl);
  return {
    env,
    db,
    pool,
    storage,
    mailer,
    payments: createPayments(env, db, clock),
    auth: createAuth(env, db),
    publish: createPublish(pool),
    searchIndex,
    limiter: createLimiter({ db, pool }),
    exports: createSlots(EXPORTS),
    uploads: createSlots(UPLOADS),
    clock,
    async close() {
      await searchIndex.stop();
      await db.destroy();
    },
  };
}
