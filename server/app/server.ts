import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { mountDownload } from '../accounts/erasure/download.ts';
import { findViewer } from '../accounts/sessions/find-viewer.ts';
import { createRefusals } from '../audit/refusals.ts';
import { logAuditEvents } from '../audit/record-event.ts';
import { mountPaymentWebhooks } from '../billing/sync/webhook.ts';
import { mountLogos } from '../companies/logo.ts';
import { findKeyViewer } from '../integrations/api-keys/find-key-viewer.ts';
import type { Context } from '../platform/context.ts';
import { declareError } from '../platform/http/declare-error.ts';
import { failure, invalidFields, refuseUnparsable } from '../platform/http/failure.ts';
import { mountHealth } from '../platform/http/health.ts';
import { refuseCompressed } from '../platform/limits/bodies.ts';
import { WEBHOOK_BYTES } from '../platform/limits/bounds.ts';
import { createBoundedServer } from '../platform/limits/connections.ts';
import { refuseFloods } from '../platform/limits/flood.ts';
import { describeError } from '../platform/log.ts';
import { mountMailbox } from '../platform/mail/mailbox.ts';
import { mountMetrics } from '../platform/http/metrics.ts';
import { mountApi } from '../platform/http/api.ts';
import { requestHeaders } from '../platform/http/request.ts';
import { headersOfParts, responseWith, securityHeaders } from '../platform/http/security-headers.ts';
import { siteReads } from './public-pages.ts';
import { router } from './router.ts';
import { gaugeSearchIndex } from '../search/index/metrics.ts';
import { MEDIA_PATH } from '../platform/media/playable.ts';
import { mountSharePictures } from '../talents/page-head.ts';
import { createFileServer } from '../videos/files/serve-files.ts';
import { mountUploads } from '../videos/uploads/tus-server.ts';
import { DIST, serveWeb } from '../platform/http/site/site.ts';

const REFUSED: Record<number, ErrorCode> = { 413: 'body_too_large', 415: 'unsupported_media_type' };

/** Creates the HTTP server with everything mounted. It is not listening yet. */
export async function createServer(app: Context): Promise<FastifyInstance> {
  const link = await app.storage.link('talent-videos/any.mp4');
  const headers = securityHeaders(app.env, DIST, link && new URL(link).origin);
  const serveFile = createFileServer(app, headersOfParts(headers));
  const isFile = ({ url }: IncomingMessage) => url!.startsWith(MEDIA_PATH);
  const server = Fastify({
    serverFactory: (handle) =>
      createBoundedServer(
        (request, response) => (isFile(request) ? void serveFile(request, response) : handle(request, response)),
        { hasProxy: app.env.TRUSTED_PROXIES > 0, ServerResponse: responseWith(headers, isFile) },
      ),
    logger: { level: app.env.NODE_ENV === 'test' ? 'error' : 'warn', serializers: { err: describeError } },
    clientErrorHandler: (error, socket) => refuseUnparsable(error, socket, headers),
    frameworkErrors: (_error, _request, reply) => void sendInvalid(reply, { address: 'bad_encoding' }),
    trustProxy: (_address, hop) => hop < app.env.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    bodyLimit: WEBHOOK_BYTES,
  });
  await server.register(underPressure, {
    // Tests share their cores with other processes, which must not count as overload.
    ...(app.env.NODE_ENV === 'test' ? {} : { maxEventLoopDelay: 1500, maxEventLoopUtilization: 0.995 }),
    retryAfter: 2,
    message: ERRORS.overloaded.message,
  });
  server.setErrorHandler((error: { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const refused = REFUSED[status];
    if (refused) return reply.status(status).send(failure(refused).toJSON());
    if (status < 500) return sendInvalid(reply, fieldsOfRefusal(error.code), status);
    const declared =
      status === 503
        ? failure('overloaded', { retryAfterSeconds: 2 })
        : declareError(error, (level, event, cause) => server.log[level]({ err: cause }, event));
    return reply.status(declared.status).send(declared.toJSON());
  });
  if (app.env.NODE_ENV !== 'test') {
    const stopLogging = logAuditEvents(server.log.child({}, { level: 'info' }));
    server.addHook('onClose', (_server, done) => {
      stopLogging();
      done();
    });
  }
  // A browser's change to its own session takes effect for its next request, before the notification arrives.
  server.addHook('onSend', async (request) => {
    if (request.method === 'GET' || !/^\/api\/(account|session|passkeys)/.test(request.url)) return;
    const viewer = await findViewer(app, requestHeaders(request));
    if (viewer) app.viewers.forget(viewer.userId);
  });
  refuseFloods(server);
  refuseCompressed(server);
  mountHealth(server, app);
  mountMetrics(server, app, (registry) => gaugeSearchIndex(registry, app.searchIndex));
  await mountApi(server, app, {
    router,
    refusals: createRefusals(app),
    findViewer: async (headers) => (await findKeyViewer(app, headers)) ?? findViewer(app, headers),
  });
  mountPaymentWebhooks(server, app);
  await mountUploads(server, app);
  mountDownload(server, app);
  if (app.env.hasDevPages) mountMailbox(server, app);
  mountLogos(server, app);
  mountSharePictures(server, app);
  await serveWeb(server, app, siteReads(app));
  return server;
}

function sendInvalid(reply: FastifyReply, fields: Record<string, string>, status = 400) {
  return reply.status(status).send({ ...invalidFields(fields).toJSON(), status });
}

/** Fastify rejects whole bodies, not single fields. */
const fieldsOfRefusal = (code = '') => ({ body: code.includes('JSON') ? 'not_json' : 'invalid' });
