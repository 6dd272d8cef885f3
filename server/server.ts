import { createServer as createHttpServer } from 'node:http';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { ERRORS } from '#contract/errors.ts';
import { mountDownload } from './accounts/download.ts';
import { mountApi } from './api.ts';
import { logAuditEvents } from './audit/log-events.ts';
import { mountPaymentWebhooks } from './billing/webhook.ts';
import type { Context } from './context.ts';
import { failure } from './failure.ts';
import { mountHealth } from './health.ts';
import { mountMailbox } from './mail/mailbox.ts';
import { mountMetrics } from './metrics.ts';
import { MEDIA_PATH, createFileServer } from './videos/serve-files.ts';
import { mountUploads } from './videos/uploads.ts';
import { contentPolicy, serveWeb } from './web.ts';

/** The HTTP server with everything mounted, not yet listening. */
export async function createServer(app: Context): Promise<FastifyInstance> {
  const serveFile = createFileServer(app);
  const link = await app.storage.link('talent-videos/any.mp4');
  const server = Fastify({
    serverFactory: (handle) =>
      createHttpServer((request, response) =>
        request.url!.startsWith(MEDIA_PATH) ? void serveFile(request, response) : handle(request, response),
      ),
    logger: { level: app.env.NODE_ENV === 'test' ? 'error' : 'warn' },
    trustProxy: (_address, hop) => hop < app.env.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(app.env, link && new URL(link).origin) },
    crossOriginResourcePolicy: { policy: 'same-site' },
    hsts: app.env.PUBLIC_URL.startsWith('https:'),
  });
  await server.register(underPressure, {
    // Tests share their cores with other work, which is no overload of this server.
    ...(app.env.NODE_ENV === 'test' ? {} : { maxEventLoopDelay: 1500, maxEventLoopUtilization: 0.995 }),
    retryAfter: 2,
    message: ERRORS.overloaded.message,
  });
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) server.log.error(error);
    const declared = failure(
      status === 503 ? 'overloaded' : status >= 500 ? 'unexpected' : 'invalid_input',
      status === 503 ? { retryAfterSeconds: 2 } : { fields: {} },
    );
    return reply.status(status).send({ ...declared.toJSON(), status });
  });
  if (app.env.NODE_ENV !== 'test') {
    const stopLogging = logAuditEvents(server.log.child({}, { level: 'info' }));
    server.addHook('onClose', (_server, done) => {
      stopLogging();
      done();
    });
  }
  mountHealth(server, app);
  mountMetrics(server, app);
  await mountApi(server, app);
  mountPaymentWebhooks(server, app);
  await mountUploads(server, app);
  mountDownload(server, app);
  if (app.env.hasDevPages) mountMailbox(server, app);
  await serveWeb(server, app.env);
  return server;
}
