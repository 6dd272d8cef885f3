// The server with hot reload: Vite serves the site and passes on what is the API's. A saved server file restarts only the
// server; Postgres belongs to this process and outlives the restarts.
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { isSeedingUnfinished } from '../demo/seed.ts';
import { lockData } from '../server/platform/db/data-lock.ts';
import { startEmbedded } from '../server/platform/db/embedded.ts';

const WATCHED = ['server', 'contract', 'demo'];
/** An editor writes a file in several steps. */
const SETTLE_MS = 40;
/** Graceful for this long; development has nothing to lose after it. */
const STOP_WITHIN_MS = 400;
const READY = /^Closeup is ready/m;

export async function startDev() {
  const sitePort = Number(process.env.PORT ?? 3000);
  const apiPort = sitePort + 1;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${sitePort}`;
  const database = process.env.DATABASE_URL ? undefined : await startDatabase(sitePort);
  const api = createApi({
    NODE_ENV: 'development',
    // Most modules are unchanged: their types are stripped and their code is compiled once.
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
    ...(database && { DATABASE_URL: database.url }),
  });
  await api.start(database?.needsDemo ? { DEMO: process.env.DEMO ?? '1' } : {});
  const watchers = WATCHED.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name && /\.(ts|sql|json)$/.test(name) && !name.endsWith('.test.ts')) api.restartSoon();
    }),
  );

  process.env.API_PORT = String(apiPort);
  const { createLogger, createServer } = await import('vite');
  const customLogger = createLogger();
  const { error } = customLogger;
  // A socket that reconnects while the server is replaced tries again by itself.
  customLogger.error = (text, options) => {
    if (!(api.isReplacing() && text.includes('proxy'))) error(text, options);
  };
  const site = await createServer({
    customLogger,
    server: { port: sitePort, strictPort: true },
    plugins: [{ name: 'wait-for-api', configureServer: (server) => void server.middlewares.use(api.whenReady) }],
  });
  await site.listen();
  console.log(`Closeup with hot reload: ${publicUrl}`);

  let stopping;
  const stop = () =>
    (stopping ??= (async () => {
      for (const watcher of watchers) watcher.close();
      await api.stop();
      await site.close();
      await database?.stop();
      process.exit(0);
    })());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}

async function startDatabase(port) {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockOrExit(dataDir, port);
  const { url, isNew, stop } = await startEmbedded(dataDir);
  return {
    url,
    needsDemo: isNew || isSeedingUnfinished(dataDir),
    async stop() {
      await stop();
      unlock();
    },
  };
}

function lockOrExit(dataDir, port) {
  try {
    return lockData(dataDir, port);
  } catch (error) {
    console.error(`\nCloseup can't start.\n${error.message}\n`);
    process.exit(1);
  }
}

/** The server as a child process that is replaced when a file is saved. */
function createApi(env) {
  let child;
  let ready = Promise.resolve();
  let timer;
  let queue = Promise.resolve();
  let replacements = 0;

  /** Resolves when the server listens, or has failed to: the next save tries again. */
  function start(extra = {}) {
    // A process group of its own: Ctrl-C reaches this process, which stops the server before the database.
    const server = spawn(process.execPath, ['server/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, ...extra },
      detached: true,
    });
    child = server;
    ready = new Promise((done) => {
      server.stdout.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text);
        if (READY.test(text)) done();
      });
      server.once('exit', done);
    });
    return ready;
  }

  async function stop() {
    clearTimeout(timer);
    const server = child;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const isGone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    const force = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
    await isGone;
    clearTimeout(force);
  }

  return {
    start,
    stop,
    restartSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        replacements++;
        queue = queue
          .then(stop)
          .then(() => start())
          .then(() => void replacements--);
      }, SETTLE_MS);
    },
    isReplacing: () => replacements > 0,
    /** Requests wait while the server is replaced, so that nobody meets a refused connection. */
    whenReady(_request, _response, next) {
      void queue.then(() => ready).then(() => next());
    },
  };
}
