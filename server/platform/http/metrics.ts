import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Context } from '../context.ts';
import { isOwnMachine } from './own-machine.ts';

/** /metrics for Prometheus: with METRICS_TOKEN as bearer. Without one set, a server that only this machine reaches shows it. */
export function mountMetrics(server: FastifyInstance, { env, searchIndex }: Pick<Context, 'env' | 'searchIndex'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 0.5, 1, 5],
    registers: [registry],
  });
  gaugeSearchIndex(registry, searchIndex);
  server.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  server.get('/metrics', async (request, reply) => {
    const isOpen = env.METRICS_TOKEN
      ? isSame(request.headers.authorization ?? '', `Bearer ${env.METRICS_TOKEN}`)
      : !env.isPublic && isOwnMachine(request);
    if (!isOpen) return reply.status(404).send('Not found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function gaugeSearchIndex(registers: Registry, index: Context['searchIndex']) {
  const gauge = (name: string, help: string, read: (status: ReturnType<typeof index.status>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registers],
      collect() {
        this.set(read(index.status()));
      },
    });
  gauge('search_index_entries', 'Searchable positions in memory', ({ entries }) => entries);
  gauge('search_index_bytes', 'Memory of their columns and postings', ({ bytes }) => bytes);
  gauge('search_index_lag_seconds', 'Age of what the index knows', ({ lagMs }) => lagMs / 1000);
  gauge('search_index_in_use', '1 while it answers, 0 while Postgres does', ({ isInUse }) => (isInUse ? 1 : 0));
}

function isSame(given: string, expected: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
