import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { StandardHandleResult } from '@orpc/server/standard';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { contract } from '#contract/contract.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ADDRESS_HEADER } from './accounts/auth.ts';
import { networkOf } from './platform/http/network.ts';
import { accountRoutes } from './accounts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { mountApiDocs } from './platform/http/api-docs.ts';
import { auditRoutes } from './audit/routes.ts';
import { createRefusals } from './audit/refusals.ts';
import { billingRoutes } from './billing/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { captionRoutes } from './videos/captions/routes.ts';
import { chatRoutes } from './chats/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import type { Context } from './platform/context.ts';
import { declareError } from './platform/http/declare-error.ts';
import { fairnessRoutes } from './fairness/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { failure, invalid } from './platform/http/failure.ts';
import type { RequestContext } from './platform/http/routes.ts';
import { JSON_BYTES, ONE_CLICK_BYTES } from './platform/limits/bounds.ts';
import { mailRoutes } from './mails/routes.ts';
import { reachRoutes } from './insights/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { referralRoutes } from './referrals/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { talentRoutes } from './talents/routes.ts';
import { unlockRoutes } from './unlocks/routes.ts';
import { videoRoutes } from './videos/routes.ts';
import { isForeignPage } from './platform/http/foreign-page.ts';
import { findViewer } from './accounts/find-viewer.ts';

const router = {
  accounts: accountRoutes,
  audit: auditRoutes,
  talents: talentRoutes,
  companies: companyRoutes,
  campaigns: campaignRoutes,
  favourites: favouriteRoutes,
  chats: chatRoutes,
  mails: mailRoutes,
  videos: videoRoutes,
  captions: captionRoutes,
  search: searchRoutes,
  moderation: moderationRoutes,
  reach: reachRoutes,
  referrals: referralRoutes,
  unlocks: unlockRoutes,
  billing: billingRoutes,
  analytics: analyticsRoutes,
  support: supportRoutes,
  fairness: fairnessRoutes,
};

/** Mounts the API at /api, its OpenAPI document and its page. */
export async function mountApi(server: FastifyInstance, app: Context) {
  const refusals = createRefusals(app);
  server.addHook('onClose', () => refusals.close());
  const handler = new OpenAPIHandler<RequestContext>(router, {
    rootInterceptors: [sayWhatCouldNotBeRead],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const declared = declareError(error, (level, event, cause) => server.log[level]({ err: cause }, event));
          const retry = (declared.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
          if (retry) context.reply.header('retry-after', retry);
          throw declared;
        }
      },
    ],
  });

  await mountApiDocs(server, await describeApi(app.env.PUBLIC_URL));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = networkOf(request.ip);
    if (isForeign(request, app.env.PUBLIC_URL)) {
      refusals.note('foreign_origin_refused', {
        actorId: null,
        address,
        route: `${request.method} ${doorOf(request.url)}`,
      });
      return sendFailure(reply, 'foreign_origin');
    }
    const headers = requestHeaders(request);
    const visitor = await findViewer(app, headers);
    reply.header('cache-control', 'no-store');
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: { app, refusals, visitor: visitor && { ...visitor, address }, address, headers, reply },
    });
    if (!matched) return sendFailure(reply, 'not_found');
  };
  await server.register((api, _options, done) => {
    // Only JSON is ever parsed, by the server itself and within its limit; the handler gets what was parsed.
    api.removeContentTypeParser('text/plain');
    // Files of the API are for keeping; a browser shows none of them in the site's name.
    api.addHook('onSend', async (_request, reply) => {
      const disposition = reply.getHeader('content-disposition');
      if (typeof disposition === 'string')
        reply.header('content-disposition', disposition.replace(/^inline/, 'attachment'));
    });
    api.all('/api/*', { bodyLimit: JSON_BYTES }, answer);
    done();
  });
  // Mail programs post a form here (RFC 8058): it is dropped, the token in the path says everything.
  await server.register((oneClick, _options, done) => {
    oneClick.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: ONE_CLICK_BYTES },
      (_request, _body, parsed) => parsed(null, {}),
    );
    oneClick.post('/api/mails/unsubscribe/*', { bodyLimit: ONE_CLICK_BYTES }, answer);
    done();
  });
}

/** A body or query that is no input at all is answered like an input that is not valid. */
async function sayWhatCouldNotBeRead<Answer extends StandardHandleResult>({ next }: { next(): Promise<Answer> }) {
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

/** "/api/session" of any address below it: what follows may be an id or a token. */
const doorOf = (url: string) => url.split('?')[0]!.split('/').slice(0, 3).join('/');

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A changing request from another site's page, or another host of the same site: browsers say so in Origin or Sec-Fetch-Site. */
export function isForeign({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string) {
  return CHANGING.has(method) && isForeignPage(headers, publicUrl);
}

export function requestHeaders(request: FastifyRequest) {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}

async function describeApi(publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
  });
}
