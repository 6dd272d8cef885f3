import type { Caller, RateLimit } from '#contract/route.ts';
import { errorResponses } from './error-responses.ts';
import { type Schema, exampleOf } from './examples.ts';
import type { Operation } from './operations.ts';

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

/** Adds who may call an operation, with which API key, its rate limit, its errors and examples. */
export function describeOperation(
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
