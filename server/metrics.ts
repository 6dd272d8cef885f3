import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Env } from './env.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /metrics for Prometheus: with METRICS_TOKEN as bearer; without one set, to this machine only. */
export function mountMetrics(server: FastifyInstance, env: Pick<Env, 'METRICS_TOKEN'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 0.5, 1, 5],
    registers: [registry],
  });
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
      : LOOPBACK.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    if (!isOpen) return reply.status(404).send('Not found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isSame(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
