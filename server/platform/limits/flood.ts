import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../http/network.ts';
import { failure } from '../http/failure.ts';
import { FLOOD } from './bounds.ts';
import { bodyBytesOf } from './large-bodies.ts';

/** The operator's probes, and events that are signed. */
const UNCOUNTED = /^\/(?:healthz|readyz|metrics|webhooks\/)/;
/** Video uploads have their own limits. */
const UPLOADS = '/uploads/';

/** Refuses excess requests of one address before any of them is read. Counts in memory, at a microsecond each. */
export function refuseFloods(server: FastifyInstance) {
  const requests = new RateLimiterMemory({ points: FLOOD.requests, duration: FLOOD.perSeconds });
  const bodies = new RateLimiterMemory({ points: FLOOD.bodyKib, duration: FLOOD.perSeconds });
  server.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.test(request.url)) return;
    const address = networkOf(request.ip);
    try {
      await requests.consume(address);
      const kib = request.url.startsWith(UPLOADS) ? 0 : bodyKib(request);
      if (kib > 0) await bodies.consume(address, kib);
    } catch (refused) {
      const retryAfterSeconds = Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
      const declared = failure('rate_limited', { retryAfterSeconds });
      return reply.status(declared.status).header('retry-after', retryAfterSeconds).send(declared.toJSON());
    }
  });
}

/** Returns how many KiB of the body will be read: bodies of unknown or excessive length are read up to the limit. */
function bodyKib({ headers, url }: FastifyRequest) {
  const limit = bodyBytesOf(url);
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limit;
  return Math.ceil(Math.min(bytes, limit) / 1024);
}
