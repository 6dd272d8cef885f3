// The server with hot reload: Vite serves the site and proxies API requests. Saving a server file restarts only the server;
// Postgres belongs to this process and keeps running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { isSeedingUnfinished } from '../demo/seeding.ts';
import { lockData } from '../server/platform/db/data-lock.ts';
import { startEmbedded } from '../server/platform/db/embedded.ts';
import { readModules } from './module-graph.mjs';

const WATCHED = ['server', 'contract', 'demo'];
/** Editors write a file in several steps. */
const SETTLE_MS = 40;
/** How long a graceful stop may take: development has nothing to lose. */
const STOP_WITHIN_MS = 100;
/** Spare processes: enough for a second save right after the first. */
const SPARES = 2;
const READY = /^Closeup is ready/m;
const PACKAGE = /^import\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'(?!node:|[.#])([^']+)'/gm;
const LOADED_AHEAD = ['create-context', 'schedule', 'server'].map((name) => `./server/app/${name}.ts`);
/** Imports the modules it is told to. Compiled code is stored once the server runs, because the process may be killed later. */
const WAITING = `
import { flushCompileCache } from 'node:module';
const load = (modules) => Promise.all(modules.map((module) => import(module)));
process.once('message', (packages) => {
  let work = load(packages).then(() => process.send('loaded'));
  process.on('message', (modules) => (work = work.then(() => load(modules))));
});
process.on('disconnect', () => setTimeout(flushCompileCache, 1000).unref());`;

export async function startDev() {
  const sitePort = Number(process.env.PORT ?? 3000);
  const apiPort = sitePort + 1;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${sitePort}`;
  const database = process.env.DATABASE_URL ? undefined : await startDatabase(sitePort);
  const api = createApi({
    NODE_ENV: 'development',
    // Most modules are unchanged, so their stripped and compiled code is cached.
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
    ...(database && { DATABASE_URL: database.url }),
  });
  await api.start(database?.needsDemo ? { DEMO: process.env.DEMO ?? '1' } : {});
  const isPrepared = api.whenPrepared();
  const watchers = WATCHED.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name && /\.(ts|sql|json)$/.test(name) && !name.endsWith('.test.ts')) api.restartSoon();
    }),
  );

  process.env.API_PORT = String(apiPort);
  const { createLogger, createServer } = await import('vite');
  const customLogger = createLogger();
  const { error } = customLogger;
  // A socket that reconnects while the server is being replaced retries on its own.
  customLogger.error = (text, options) => {
    if (!(api.isReplacing() && text.includes('proxy'))) error(text, options);
  };
  const site = await createServer({
    customLogger,
    server: { port: sitePort, strictPort: true },
    plugins: [{ name: 'wait-for-api', configureServer: (server) => void server.middlewares.use(api.whenReady) }],
  });
  await Promise.all([site.listen(), isPrepared]);
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

/**
 * The server as a child process. A save replaces it with a spare process that has already loaded the packages, which take most
 * of the startup time and don't change between saves. The next spare is started once the new server is ready, so as not to slow
 * it down.
 */
function createApi(env) {
  const packages = packagesOf('server/main.ts');
  const spares = [];
  let child;
  let ready = Promise.resolve();
  let timer;
  let queue = Promise.resolve();
  let replacements = 0;

  function prepare(extra = {}) {
    // Its own process group: Ctrl-C reaches this process, which stops the server before the database.
    const server = spawn(process.execPath, ['--input-type=module', '--eval', WAITING], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...env, ...extra },
      detached: true,
    });
    server.send(packages);
    return server;
  }

  /** Resolves when the server is listening or has failed to start; the next save tries again. */
  function start(server) {
    child = server;
    ready = new Promise((done) => {
      server.stdout.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text);
        if (!READY.test(text)) return;
        server.disconnect();
        done();
      });
      server.once('exit', done);
      // It has already exited if a saved module does not load.
      if (server.connected) server.send(['./server/main.ts']);
      else done();
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

  /** Starts loading the saved modules in the new server while the old one stops. */
  async function replace() {
    const next = spares.shift();
    if (next.connected) next.send(LOADED_AHEAD);
    await stop();
    await start(next);
    spares.push(prepare());
    replacements--;
  }

  return {
    async start(extra) {
      await start(prepare(extra));
      while (spares.length < SPARES) spares.push(prepare());
    },
    /** Resolves once the next save can be served quickly. */
    whenPrepared: () => Promise.all(spares.map((spare) => Promise.race([once(spare, 'message'), once(spare, 'exit')]))),
    async stop() {
      for (const spare of spares) spare.kill();
      await stop();
    },
    restartSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        replacements++;
        queue = queue.then(replace);
      }, SETTLE_MS);
    },
    isReplacing: () => replacements > 0,
    /** Holds requests while the server is replaced, so that none gets a refused connection. */
    whenReady(_request, _response, next) {
      void queue.then(() => ready).then(() => next());
    },
  };
}

/** Every package that a module imports when it loads, directly or through other modules of the project. */
function packagesOf(entry) {
  const modules = readModules();
  const files = new Set([entry]);
  for (const file of files)
    for (const { file: target, isDynamic } of modules.get(file)?.imports ?? []) if (!isDynamic) files.add(target);
  const texts = [...files].map((file) => modules.get(file)?.text ?? '');
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PACKAGE)].map(([, name]) => name)))];
}
