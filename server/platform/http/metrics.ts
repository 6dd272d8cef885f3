import type { FastifyRequest, FastifyInstance } from 'fastify';
import { isLoopback } from '../env.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Context } from '../context.ts';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Returns whether the request comes from this machine directly: not through a proxy or tunnel, and under a loopback name, which
 * excludes pages that make their own name resolve to this machine.
 */
export function isOwnMachine({ socket, headers, hostname }: Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>) {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostname) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/** Serves /metrics to Prometheus with METRICS_TOKEN as bearer token; without the setting, to this machine if no other can reach the server. */
export function mountMetrics(
  server: FastifyInstance,
  { env }: Pick<Context, 'env'>,
  addGauges: (registry: Registry) => void,
) {
  const registry = new Registry();
  addGauges(registry);
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses by route and status',
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
      : !env.isPublic && isOwnMachine(request);
    if (!isOpen) return reply.status(404).send('Not found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isSame(given: string, expected: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
