import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, ValidationError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { contract } from '#contract/contract.ts';
import { ERROR_CODES, type ErrorCode } from '#contract/errors.ts';
import { ADDRESS_HEADER } from './accounts/auth.ts';
import { networkOf } from './accounts/network.ts';
import { accountRoutes } from './accounts/routes.ts';
import { PaymentsUnavailable } from './adapters/payments.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { captionRoutes } from './captions/routes.ts';
import { chatRoutes } from './chats/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import type { Context } from './context.ts';
import { fairnessRoutes } from './fairness/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { failure } from './failure.ts';
import type { RequestContext } from './http.ts';
import { createLimiter } from './limiter.ts';
import { mailRoutes } from './mail/routes.ts';
import { reachRoutes } from './reach/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { referralRoutes } from './referrals/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { talentRoutes } from './talents/routes.ts';
import { unlockRoutes } from './unlocks/routes.ts';
import { videoRoutes } from './videos/routes.ts';
import { findViewer } from './viewer.ts';

const router = {
  accounts: accountRoutes,
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
/** The page of the API document brings its own inline script; it shows public text only. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:";
const DECLARED = new Set<string>(ERROR_CODES);

/** Mounts the API at /api, its OpenAPI document and its page. */
export async function mountApi(server: FastifyInstance, app: Context) {
  const limiter = createLimiter();
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const declared = asDeclared(error, (unexpected) => server.log.error(unexpected));
          const retry = (declared.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
          if (retry) context.reply.header('retry-after', retry);
          throw declared;
        }
      },
    ],
  });

  const document = await describeApi(app.env.PUBLIC_URL);
  server.get('/api/openapi.json', () => document);
  await server.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', DOCS_POLICY));
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: {
        content: document,
        withDefaultFonts: false,
        // The page's own links to its maker: sharing, deploying, asking.
        showDeveloperTools: 'never',
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
        telemetry: false,
      },
    });
  });

  await server.register((api, _options, done) => {
    api.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined));
    // Files of the API are for keeping; a browser shows none of them in the site's name.
    api.addHook('onSend', async (_request, reply) => {
      const disposition = reply.getHeader('content-disposition');
      if (typeof disposition === 'string')
        reply.header('content-disposition', disposition.replace(/^inline/, 'attachment'));
    });
    api.all('/api/*', async (request, reply) => {
      if (isForeign(request, app.env.PUBLIC_URL)) return sendFailure(reply, 'foreign_origin');
      const headers = requestHeaders(request);
      const visitor = await findViewer(app, headers);
      reply.header('cache-control', 'no-store');
      const { matched } = await handler.handle(request, reply, {
        prefix: '/api',
        context: { app, limiter, visitor, address: networkOf(request.ip), headers, reply },
      });
      if (!matched) return sendFailure(reply, 'not_found');
    });
    done();
  });
}

/** The one place where an error becomes an answer. */
function asDeclared(error: unknown, log: (error: unknown) => void): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST') return failure('invalid_input', { fields: fieldsOf(error.cause) });
    if (DECLARED.has(error.code) && error.cause === undefined) return error;
  }
  const cause = error instanceof ORPCError && DECLARED.has(error.code) ? error.cause : error;
  log(cause);
  if (cause instanceof PaymentsUnavailable) return failure('payments_unavailable');
  if (isDatabaseAway(cause)) return failure('overloaded', { retryAfterSeconds: 2 });
  return cause === error ? failure('unexpected') : (error as ORPCError<string, unknown>);
}

function fieldsOf(cause: unknown) {
  if (!(cause instanceof ValidationError)) return { '': 'invalid' };
  return Object.fromEntries(
    cause.issues.map((issue) => [
      (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      messageKey(issue.message),
    ]),
  );
}

/** Schemas state their own keys; zod's English sentences become one general key. */
const messageKey = (message: string) => (/^[a-z_]+$/.test(message) ? message : 'invalid');

function isDatabaseAway(error: unknown) {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return (
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    code.startsWith('57P') ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String(error))
  );
}

function sendFailure(reply: RequestContext['reply'], code: ErrorCode) {
  const declared = failure(code);
  return reply.status(declared.status).send(declared.toJSON());
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A changing request from another site's page: browsers say so in Origin or Sec-Fetch-Site. */
export function isForeign(request: FastifyRequest, publicUrl: string) {
  if (!CHANGING.has(request.method)) return false;
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host;
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
