import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const TIMEOUT_MS = 2000;

/** Serves /healthz (the process responds) and /readyz (database, storage and jobs work, and the server is not stopping). */
export function mountHealth(server: FastifyInstance, { pool, storage }: Pick<Context, 'pool' | 'storage'>) {
  let isStopping = false;
  server.addHook('preClose', () => {
    isStopping = true;
  });
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = {
      database: () => pool.query('SELECT 1'),
      jobs: () => pool.query('SELECT count(*) FROM graphile_worker.jobs WHERE false'),
      storage: () => storage.check(),
    };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const isReady = !isStopping && results.every(([, ok]) => ok);
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) });
  });
}

async function passes(check: () => Promise<unknown>) {
  const timeout = new Promise((_resolve, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  return Promise.race([check(), timeout]).then(
    () => true,
    () => false,
  );
}
