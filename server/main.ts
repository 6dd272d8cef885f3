import { createServer as createProbe } from 'node:net';
import { makeWorkerUtils } from 'graphile-worker';
import { createStorage } from './platform/storage/storage-disk.ts';
import { StorageError } from './platform/storage/storage.ts';
import { announcement } from './platform/announcement.ts';
import { endSimulatedPremium } from './billing/simulated/subscriptions.ts';
import { DataInUse, lockData } from './platform/db/data-lock.ts';
import type { Context } from './platform/context.ts';
import { createContext } from './app/create-context.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { EmbeddedError } from './platform/db/postmaster.ts';
import { type Env, SettingsError, readEnv } from './platform/env.ts';
import { jobs, schedules } from './app/schedule.ts';
import { startWebhookSender } from './integrations/webhooks/sender.ts';
import { maintainLiveness } from './platform/jobs/liveness.ts';
import { migrateJobs, startWorker } from './platform/jobs/worker.ts';
import { openSockets } from './platform/live/sockets.ts';
import { createServer } from './app/server.ts';
import { socketGuards } from './accounts/sessions/find-viewer.ts';

/** Carries a sentence for the operator, printed instead of a stack trace. */
class StartError extends Error {}

const STOP_WITHIN_MS = 15_000;

const roles = { web: !process.argv.includes('--worker-only'), worker: !process.argv.includes('--web-only') };

start().catch((error: unknown) => {
  const isForOperator = [SettingsError, EmbeddedError, DataInUse, StorageError, StartError].some(
    (known) => error instanceof known,
  );
  console.error(isForOperator ? `\nCloseup can't start.\n${(error as Error).message}\n` : error);
  process.exit(1);
});

async function start() {
  const startedAt = performance.now();
  const env = readEnv(process.env);
  const undo: (() => unknown)[] = [];
  const stop = stopOnSignals(undo);
  try {
    await startParts(env, undo, startedAt);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the parts of this process and pushes the function that stops each onto `undo`, to be called in reverse order. */
async function startParts(env: Env, undo: (() => unknown)[], startedAt: number) {
  if (roles.web) await requireFreePort(env);
  if (!env.DATABASE_URL) undo.unshift(lockData(env.DATA_DIR, env.PORT));
  await (await createStorage(env)).check();
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  if (embedded) undo.unshift(() => embedded.stop());
  const databaseUrl = env.DATABASE_URL ?? embedded!.url;
  await migrate(databaseUrl);
  await migrateJobs(databaseUrl);

  const app = await createContext(env, databaseUrl);
  undo.unshift(() => app.close());

  if (roles.worker) {
    const utils = await makeWorkerUtils({ connectionString: databaseUrl });
    const liveness = maintainLiveness(databaseUrl, utils);
    const worker = await startWorker(app, databaseUrl, jobs, schedules, liveness.add);
    const webhooks = startWebhookSender(app);
    undo.unshift(async () => {
      await webhooks.stop();
      await worker.stop();
      await liveness.stop();
      await utils.release();
    });
  }
  if (env.DEMO ?? embedded !== undefined) {
    const { isSeedingUnfinished, startSeeding } = await import('../demo/seeding.ts');
    if (env.DEMO || embedded?.isNew || isSeedingUnfinished(env.DATA_DIR)) {
      const seeding = startSeeding(databaseUrl);
      undo.unshift(seeding.stop);
      await seeding.finished;
    }
  }
  await endSimulatedPremium(app);
  if (!roles.web) return console.log('Closeup is running jobs.');
  const published = await findPublished(app);

  app.searchIndex.start();
  app.viewers.start();
  const server = await createServer(app);
  const sockets = await openSockets(server.server, databaseUrl, socketGuards(app));
  undo.unshift(
    () => sockets.close(),
    () => server.close(),
  );
  await server.listen({ port: env.PORT, host: env.HOST });
  console.log(announcement(env, performance.now() - startedAt, published));
}

/**
 * Returns the demo accounts that still have the published password. @throws StartError if strangers could sign in to them and
 * DEMO is not set.
 */
async function findPublished(app: Context) {
  const { findPublishedAccounts } = await import('../demo/people.ts');
  const emails = await findPublishedAccounts(app);
  if (emails.length > 0 && app.env.isPublic && !app.env.DEMO)
    throw new StartError(
      `DEMO: this database holds demo accounts with a published password (${emails.join(', ')}), and other machines can reach this server. Use an empty database (or DATA_DIR), change their passwords, or set DEMO=1 to let everybody sign in.`,
    );
  return emails;
}

function stopOnSignals(undo: (() => unknown)[]) {
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      for (const step of undo.splice(0)) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
    })());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  return stop;
}

function requireFreePort({ PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${PORT} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
            )
          : error,
      );
    });
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
