import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { StandardHandleResult } from '@orpc/server/standard';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { contract } from '#contract/contract.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { JSON_BYTES, ONE_CLICK_BYTES } from '../limits/bounds.ts';
import { LARGE_BODIES } from '../limits/large-bodies.ts';
import { mountApiDocs } from './api-docs.ts';
import { declareError } from './declare-error.ts';
import { failure, invalid } from './failure.ts';
import { networkOf } from './network.ts';
import type { Refusals, RequestContext } from './routes.ts';
import { isForeign, requestHeaders } from './request.ts';
import type { Viewer } from './viewer.ts';

/** What the nouns provide: their routes, how a session or API key is read, and where refusals are recorded. */
interface Api {
  router: Router<typeof contract, RequestContext>;
  refusals: Refusals;
  findViewer: (headers: Headers) => Promise<Viewer | null>;
}

/** Mounts the API at /api, with its OpenAPI document and reference page. */
export async function mountApi(server: FastifyInstance, app: Context, { router, refusals, findViewer }: Api) {
  server.addHook('onClose', () => refusals.close());
  const handler = new OpenAPIHandler<RequestContext>(router, {
    rootInterceptors: [declareUnreadableInput],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return asJson(await next());
        } catch (error) {
          const declared = declareError(error, (level, event, cause) => server.log[level]({ err: cause }, event));
          const retry = (declared.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
          if (retry) context.reply.header('retry-after', retry);
          throw declared;
        }
      },
    ],
  });

  mountApiDocs(server, async () => {
    const { describeApi } = await import('./openapi/describe-api.ts');
    return describeApi(app.env.PUBLIC_URL);
  });

  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isForeign(request, app.env.PUBLIC_URL)) return;
    refusals.note('foreign_origin_refused', {
      actorId: null,
      address: networkOf(request.ip),
      route: `${request.method} ${routePrefixOf(request.url)}`,
    });
    return sendFailure(reply, 'foreign_origin');
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = networkOf(request.ip);
    const headers = requestHeaders(request);
    const visitor = await findViewer(headers);
    reply.header('cache-control', 'no-store');
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: { app, refusals, visitor: visitor && { ...visitor, address }, address, headers, reply },
    });
    if (!matched) return sendFailure(reply, 'not_found');
  };
  const requireSession = async (request: FastifyRequest, reply: FastifyReply) =>
    (await findViewer(requestHeaders(request))) ? undefined : sendFailure(reply, 'unauthenticated');
  await server.register((api, _options, done) => {
    api.addHook('onRequest', refuseForeign);
    // Fastify parses JSON only, within the body limit, and the handler receives the result.
    api.removeContentTypeParser('text/plain');
    // Browsers must download files from the API and never render them on the site's origin.
    api.addHook('onSend', async (_request, reply) => {
      const disposition = reply.getHeader('content-disposition');
      if (typeof disposition === 'string')
        reply.header('content-disposition', disposition.replace(/^inline/, 'attachment'));
    });
    api.all('/api/*', { bodyLimit: JSON_BYTES }, answer);
    for (const [url, bodyLimit] of LARGE_BODIES) api.post(url, { bodyLimit, onRequest: requireSession }, answer);
    done();
  });
  // Mail clients post a form here (RFC 8058). It is discarded, since the token is in the path.
  await server.register((oneClick, _options, done) => {
    oneClick.addHook('onRequest', refuseForeign);
    oneClick.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: ONE_CLICK_BYTES },
      (_request, _body, parsed) => parsed(null, {}),
    );
    oneClick.post('/api/mails/unsubscribe/*', { bodyLimit: ONE_CLICK_BYTES }, answer);
    done();
  });
}

/** Answers invalid_input when a body or query can't be read at all. */
async function declareUnreadableInput<Answer extends StandardHandleResult>({ next }: { next(): Promise<Answer> }) {
  const answer = await next();
  if (!answer.response || answer.response.status < 400) return answer;
  const { code } = answer.response.body as { code: string };
  if (code in ERRORS) return answer;
  const declared = answer.response.status < 500 ? invalid('', 'invalid') : failure('unexpected');
  return { ...answer, response: { ...answer.response, status: declared.status, body: declared.toJSON() } };
}

function sendFailure(reply: RequestContext['reply'], code: ErrorCode) {
  const declared = failure(code);
  return reply.status(declared.status).send(declared.toJSON());
}

/** A plain JSON answer. Because it has its own class, the handler passes it through instead of copying it in search of files. */
class JsonAnswer {
  readonly #answer: object;

  constructor(answer: object) {
    this.#answer = answer;
  }

  toJSON() {
    return this.#answer;
  }
}

const asJson = (answer: unknown) =>
  answer !== null && typeof answer === 'object' && Object.getPrototypeOf(answer) === Object.prototype
    ? new JsonAnswer(answer)
    : answer;

/** The first two segments of a path, such as "/api/session". What follows may be an id or a token. */
const routePrefixOf = (url: string) => url.split('?')[0]!.split('/').slice(0, 3).join('/');
