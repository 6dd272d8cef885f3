import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';
import type { Caller, RateLimit } from '#contract/route.ts';
import { API_KEY_PREFIX, SCOPES } from '#contract/values/integrations.ts';
import { CONTACT_EMAIL, PRODUCT_NAME } from '#contract/values/product.ts';
import { errorResponses, errorSchemas } from './error-responses.ts';
import { type Schema, exampleOf } from './examples.ts';
import { TAG_GROUPS, introduction } from './introduction.ts';
import { type Operation, operations } from './operations.ts';
import { sharedSchemas, withoutText } from './shared-schemas.ts';

type Json = Record<string, unknown>;
interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}
interface Described extends Json {
  operationId: string;
  description: string;
  requestBody?: Content;
  responses: Record<string, Content & Json>;
}
export interface ApiDocument extends Json {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Json> };
}

const CALLERS: Record<Caller, string> = {
  anyone: 'Anyone, signed in or not.',
  user: 'Any signed-in account.',
  talent: 'Talent.',
  company: 'Companies and admins.',
  admin: 'Admins with a second factor.',
};

/** The OpenAPI document of the contract. */
export async function describeApi(publicUrl: string): Promise<ApiDocument> {
  const converter = new ZodToJsonSchemaConverter({
    interceptors: [
      ({ schema, options, next }) => {
        const plain = withoutText(schema);
        return plain && options.strategy === 'input'
          ? converter.convert(plain as never, options)
          : withoutUnicodePatterns(next());
      },
    ],
  });
  const generated = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description: introduction(publicUrl),
      contact: { name: `${PRODUCT_NAME} support`, email: CONTACT_EMAIL, url: `${publicUrl}/contact` },
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: `${publicUrl}/api`, description: 'This server' }],
    tags: Object.values(TAG_GROUPS).flatMap((tags) =>
      Object.entries(tags).map(([name, description]) => ({ name, description })),
    ),
    commonSchemas: sharedSchemas(operations),
    customErrorResponseBodySchema: () => ({}),
  });
  const document = generated as unknown as ApiDocument;
  const { components } = document;
  Object.assign(components.schemas, errorSchemas([...new Set(operations.flatMap(({ codes }) => codes))]));
  Object.assign(components, {
    responses: {},
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: `${publicUrl.startsWith('https:') ? '__Secure-' : ''}closeup.session_token`,
        description: 'The session cookie that signing in sets.',
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: `${API_KEY_PREFIX}…`,
        description: `An API key of a company. Its scopes are chosen when it is created: ${SCOPES.join(', ')}.`,
      },
    },
  });
  document['x-tagGroups'] = Object.entries(TAG_GROUPS).map(([name, tags]) => ({ name, tags: Object.keys(tags) }));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  for (const described of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    complete(described, byId.get(described.operationId)!, components);
  return document;
}

/** Removes patterns with Unicode classes, which validators without the `u` flag misread. The server still checks them. */
function withoutUnicodePatterns(converted: ReturnType<ZodToJsonSchemaConverter['convert']>) {
  const [required, json] = converted;
  if (typeof json !== 'object' || !json.pattern?.includes('\\p{')) return converted;
  const { pattern: _pattern, allOf: _allOf, ...rest } = json;
  return [required, rest] as typeof converted;
}

/** Adds who may call an operation, with which API key, its rate limit, its errors and examples. */
function complete(
  described: Described,
  { caller, limit, scope, codes }: Operation,
  components: ApiDocument['components'],
) {
  const keys = scope ? `With the scope \`${scope}\`.` : 'None.';
  described.description += `\n\n**Who may call:** ${CALLERS[caller]}\n\n**API keys:** ${keys}\n\n**Rate limit:** ${sayLimit(limit)}`;
  described.security = caller === 'anyone' ? [] : [{ session: [] }, ...(scope ? [{ apiKey: [] }] : [])];
  // Security requirements can list scopes of OAuth only.
  if (scope) described['x-required-scope'] = scope;
  const { 200: success } = described.responses;
  described.responses = {
    200: { ...success, description: 'The call succeeded.' },
    ...errorResponses(codes, components.responses),
  };
  for (const { content } of [described.requestBody ?? {}, described.responses[200]!]) {
    const json = content?.['application/json'];
    if (json) json.example = exampleOf(json.schema, components.schemas);
  }
}

function sayLimit({ points, perSeconds, perAddress }: RateLimit) {
  const period = perSeconds % 3600 === 0 ? `${perSeconds / 3600} h` : `${perSeconds / 60} min`;
  const shared = perAddress ? `, and ${perAddress} for all accounts at one address` : '';
  return `${points} requests per ${period}${shared}.`;
}
