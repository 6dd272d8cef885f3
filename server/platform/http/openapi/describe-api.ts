import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';
import { API_KEY_PREFIX, SCOPES } from '#contract/values/integrations.ts';
import { CONTACT_EMAIL, PRODUCT_NAME } from '#contract/values/product.ts';
import { errorSchemas } from './error-responses.ts';
import { TAG_GROUPS, introduction } from './introduction.ts';
import { operations } from './operations.ts';
import { sharedSchemas, withoutText } from './shared-schemas.ts';
import { type ApiDocument, describeOperation } from './describe-operation.ts';

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
    describeOperation(described, byId.get(described.operationId)!, components);
  return document;
}

/** Removes patterns with Unicode classes, which validators without the `u` flag misread. The server still checks them. */
function withoutUnicodePatterns(converted: ReturnType<ZodToJsonSchemaConverter['convert']>) {
  const [required, json] = converted;
  if (typeof json !== 'object' || !json.pattern?.includes('\\p{')) return converted;
  const { pattern: _pattern, allOf: _allOf, ...rest } = json;
  return [required, rest] as typeof converted;
}
